/**
 * The words of the local guide. It needs no network and no language model: what it may say is written down, and what
 * it asks next follows from what has been collected.
 */

import type { Marker } from '../checker/marker.ts';
import { FREE_RECALL, meetsRuleOfSix, OPEN_DOORS, PLAIN_PROBES, PROBES } from '../interview.ts';
import { type InterviewState, isAccountClosed } from '../interview-state.ts';
import { fold, rotate } from '../text/text.ts';
import { answerToQuestion, answerToUnknownQuestion } from './answer-question.ts';
import { compose, unlikeLast } from './compose.ts';
import { endsAccount, isDone } from './endings.ts';
import { goesOn } from './goes-on.ts';
import * as intents from './intents.ts';
import { descriptionQuestion, detailQuestion, neutralQuestion, unusedWording } from './neutral-question.ts';
import * as phrases from './phrases.ts';
import { quietReply } from './quiet-reply.ts';
import { onlyDenies, quotableWords } from './quote.ts';
import { GOES_ON, hasToldMuch } from './told-so-far.ts';

export { quietReply } from './quiet-reply.ts';

/** Probes on the person's own words before the details are asked for one by one. */
const PROBES_FIRST = 2;
const TIMES_RECALLED = 2;

/** The next message of the guide, the marker on its last line when there is one. */
export const nextReply = (state: InterviewState): string =>
  (isUrgent(state) ? undefined : answerToQuestion(state)) ??
  quietReply(state) ??
  replyToBrought(state) ??
  replyToIntent(state) ??
  replyToAccount(state);

/** Help comes before any answer. */
const isUrgent = ({ safety, alarm, careful, stillInDanger }: InterviewState): boolean =>
  safety !== null || stillInDanger || (careful && alarm === 'rescue');

/** Replies to a message without words. */
const replyToBrought = (state: InterviewState): string | undefined => {
  const { brought } = state;
  if (brought === undefined) return undefined;
  if (brought === 'recording') return compose(unlikeLast(state, phrases.RECORDING_ARRIVED));
  return compose(unlikeLast(state, phrases.FILES_ARRIVED), openingQuestion(state));
};

/** Replies to what the message asks for, if it asks rather than tells. */
const replyToIntent = (state: InterviewState): string | undefined => {
  const { lastUserText: text } = state;
  if (intents.isGreeting(text)) {
    const greetings = hasTold(state) ? phrases.GREETINGS_AGAIN : phrases.GREETINGS;
    return compose(unlikeLast(state, greetings, state.userTurns - 1), openingQuestion(state), 'NO_INCIDENT');
  }
  if (intents.isThanks(text)) return compose(unlikeLast(state, phrases.THANKS), undefined, 'NO_INCIDENT');
  if (intents.wantsIncident(text)) {
    if (isReady(state)) return announcement(state);
    return compose(unlikeLast(state, phrases.INCIDENT_LATER), nextQuestion(state));
  }
  if (intents.saysItWasSaid(text)) return compose(unlikeLast(state, phrases.APOLOGIES_FOR_ASKING_AGAIN));
  if (intents.complains(text)) return compose(unlikeLast(state, phrases.APOLOGIES));
  if (intents.isReserved(text)) return compose(unlikeLast(state, phrases.RESERVED_ACKNOWLEDGEMENTS));
  if (intents.vents(text)) return compose(unlikeLast(state, phrases.ANGER_ACKNOWLEDGEMENTS));
  return answerToUnknownQuestion(state);
};

/** Replies to what was told, or to an answer. */
const replyToAccount = (state: InterviewState): string => {
  if (isReady(state) && !state.readyAnnounced) return announcement(state);
  if (endsAccount(state.lastUserText)) {
    return compose(
      unlikeLast(
        state,
        state.userTurns === 1 && !hasTold(state) ? phrases.NOTHING_TO_TELL : phrases.ACCOUNT_ENDS,
      ),
    );
  }
  if (state.ended) return closeOr(state, '', undefined);
  if (state.corrected) {
    return compose(unlikeLast(state, phrases.CORRECTION_ACKNOWLEDGEMENTS), detailQuestion(state));
  }
  if (isSilent(state)) return compose(unlikeLast(state, phrases.HESITATION_ACKNOWLEDGEMENTS));
  if (isDone(state.lastUserText) && state.readyAnnounced) return closeOr(state, '', undefined);
  if (intents.isDontKnow(state.lastUserText) && state.lastReply.includes('?')) {
    const acknowledgement = unlikeLast(state, phrases.DONT_KNOW_ACKNOWLEDGEMENTS);
    return closeOr(state, acknowledgement, nextQuestion(state));
  }
  const telling = hasTold(state) || quotableWords(state.lastUserText) !== undefined;
  if (!telling) {
    const question = isAccountClosed(state) ? detailQuestion(state) : freeRecall(state);
    return closeOr(state, unlikeLast(state, phrases.FIRST_WORDS_WANTED), question);
  }
  if (tellsOnlyDenials(state)) {
    const words = tellsWhatHappened(state) ? phrases.DENIAL_ACKNOWLEDGEMENTS : phrases.ACKNOWLEDGEMENTS;
    return closeOr(state, unlikeLast(state, words), nextQuestion(state));
  }
  if (state.resumes) {
    return closeOr(state, unlikeLast(state, phrases.RESUMED), resumingQuestion(state) ?? nextQuestion(state));
  }
  return closeOr(state, unlikeLast(state, phrases.ACKNOWLEDGEMENTS), probeOf(state) ?? nextQuestion(state));
};

/** "Oui" holds no words to come back to, and "ensuite" would go back to before the distress. */
const resumingQuestion = (state: InterviewState): string | undefined => {
  if (quotableWords(state.lastUserText) !== undefined) return probeOf(state);
  if (!tellsWhatHappened(state)) return freeRecall(state);
  const bank = goesOn(state.lastUserText) ? PLAIN_PROBES.slice(2) : OPEN_DOORS;
  return unusedWording(state, bank);
};

/** Denied, and not in answer to a question: "personne n'était là" is an answer to who was there. */
const tellsOnlyDenials = ({ lastUserText, asked }: InterviewState): boolean => {
  const isAnswer =
    MAY_BE_NOTHING.has(asked.at(-1)?.kind ?? 'free') &&
    /^(?:non|personne|rien|aucun|pas|je|j')/.test(fold(lastUserText));
  return !isAnswer && onlyDenies(lastUserText);
};

const MAY_BE_NOTHING: ReadonlySet<string> = new Set(['witnesses', 'impact', 'actions']);

/** A sound, or "rien" where it answers nothing: left as it is, without another question. */
const isSilent = ({ lastUserText, asked }: InterviewState): boolean => {
  if (!intents.isHesitation(lastUserText)) return false;
  return !(MAY_BE_NOTHING.has(asked.at(-1)?.kind ?? 'free') && /^rien\b/i.test(lastUserText.trim()));
};

/** Says once that nothing is left to ask, and what she may do; from then on it listens. */
const closeOr = (state: InterviewState, acknowledgement: string, question: string | undefined): string =>
  question === undefined
    ? compose(
        state.nothingLeftSaid
          ? acknowledgement || unlikeLast(state, phrases.ACKNOWLEDGEMENTS)
          : unlikeLast(state, phrases.NOTHING_LEFT),
      )
    : compose(acknowledgement, question);

const announcement = (state: InterviewState): string =>
  compose(unlikeLast(state, phrases.INCIDENT_ANNOUNCEMENTS), undefined, 'INCIDENT_READY');

const isReady = (state: InterviewState): boolean => meetsRuleOfSix(state.collected);

const hasTold = (state: InterviewState): boolean => state.collected.details.length > 0;

/** What brings her is asked twice at most, and not of whom has told of it at length. */
const freeRecall = (state: InterviewState): string | undefined =>
  hasToldMuch(state)
    ? openDoor(state)
    : timesFrom(state, FREE_RECALL) < TIMES_RECALLED
      ? unusedWording(state, FREE_RECALL)
      : undefined;

const openDoor = (state: InterviewState): string | undefined =>
  timesFrom(state, OPEN_DOORS) === 0 ? unusedWording(state, OPEN_DOORS) : undefined;

const timesFrom = ({ asked }: InterviewState, bank: readonly string[]): number =>
  asked.filter(({ text }) => bank.some((wording) => fold(text).includes(fold(wording)))).length;

/** A first question, when nothing was told; else the one that is next. */
const openingQuestion = (state: InterviewState): string | undefined =>
  state.ended
    ? undefined
    : hasTold(state) || isAccountClosed(state)
      ? nextQuestion(state)
      : freeRecall(state);

/** Of facts that were not told at all, neither the day nor who did them is asked. */
const tellsAnything = (state: InterviewState): boolean => hasTold(state) || isAccountClosed(state);

/** The next missing detail, then an open door, then nothing. */
const nextQuestion = (state: InterviewState): string | undefined =>
  state.ended
    ? undefined
    : ((tellsAnything(state) ? detailQuestion(state) : freeRecall(state)) ??
      (isAccountClosed(state) ? undefined : openDoor(state)));

const tellsWhatHappened = ({ collected }: InterviewState): boolean =>
  collected.details.some(({ kind }) => kind === 'description' || kind === 'incident_type');

const DONE_ONCE =
  /\b(?:a|ai|ont|avait|avaient|j'ai|m'a|m'ont|l'a|s'est|est|etait|jai|(?:il|elle|on|qui|chef|cheffe) ma|hier|lundi|mardi|mercredi|jeudi|vendredi)\b/;

/** « Ensuite » and « ce moment » need one: "elle se moque de mon accent" goes on, and has none. */
const tellsOfOneMoment = (text: string): boolean => {
  const folded = fold(text);
  return DONE_ONCE.test(folded) && !GOES_ON.test(folded);
};

/** Comes back to the person's own words, as long as the account is young. */
const probeOf = (state: InterviewState): string | undefined => {
  const detailsAsked = state.asked.some(({ kind }) => kind !== 'free' && kind !== 'probe');
  const probes = state.asked.filter(({ kind }) => kind === 'probe').length;
  if (
    detailsAsked ||
    probes + timesFrom(state, PLAIN_PROBES) >= PROBES_FIRST ||
    state.readyAnnounced ||
    isAccountClosed(state)
  )
    return undefined;
  const words = quotableWords(state.lastUserText);
  // « Ensuite » needs something before it: a place or a name alone is answered by asking what happened.
  if (words === undefined) {
    if (probes > 0) return undefined;
    if (!tellsWhatHappened(state))
      return state.asked.length === 0 ? freeRecall(state) : descriptionQuestion(state);
    return unusedWording(state, tellsOfOneMoment(state.lastUserText) ? PLAIN_PROBES : PLAIN_PROBES.slice(2));
  }
  const alreadyQuoted = state.asked.some(({ text }) => fold(text).includes(`« ${fold(words)} »`));
  if (alreadyQuoted) return undefined;
  return rotate(PROBES, probes).replace('{words}', () => words);
};

/** What is said when a model gave a marker and no words. */
export const wordsForMarker = (state: InterviewState, marker: Marker): string =>
  marker === 'INCIDENT_READY' && isReady(state)
    ? compose(unlikeLast(state, phrases.INCIDENT_ANNOUNCEMENTS))
    : neutralQuestion(state);
