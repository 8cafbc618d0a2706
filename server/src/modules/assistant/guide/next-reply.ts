/**
 * The words of the local guide. It needs no network and no language model: what it may say is written down, and what
 * it asks next follows from what has been collected.
 */

import type { Marker } from '../checker/marker.ts';
import { FREE_RECALL, meetsRuleOfSix, OPEN_DOORS, PLAIN_PROBES, PROBES, QUESTIONS } from '../interview.ts';
import { fold, rotate, typeset } from '../text/text.ts';
import { endsAccount, isDone } from './endings.ts';
import { goesOn } from './goes-on.ts';
import * as intents from './intents.ts';
import { detailQuestion, neutralQuestion, unusedWording } from './neutral-question.ts';
import * as phrases from './phrases.ts';
import { onlyDenies, quotableWords } from './quote.ts';
import { type InterviewState, isAccountClosed } from './state.ts';

/** Probes on the person's own words before the details are asked for one by one. */
const PROBES_FIRST = 2;

/** The next message of the guide, the marker on its last line when there is one. */
export const nextReply = (state: InterviewState): string =>
  quietReply(state) ?? replyToBrought(state) ?? replyToIntent(state) ?? replyToAccount(state);

/** What is said where nothing must be asked of the facts; undefined where asking is right. */
export const quietReply = (state: InterviewState): string | undefined => {
  const turn = state.userTurns;
  if (state.safety) return typeset(rotate(phrases.SAFETY_WORDS[state.safety], turn));
  if (state.pause) return typeset(rotate(phrases.PAUSES, turn));
  if (state.takesBack) return typeset(rotate(phrases.TAKEN_BACK, turn));
  if (state.careful) return gentleReply(state);
  return undefined;
};

/** Leaves the choice, asks it once at most in the same words, and never of the facts. */
const gentleReply = (state: InterviewState): string => {
  const [offer, ...statements] = state.alarm === 'rescue' ? phrases.GENTLE_IN_RESCUE : phrases.GENTLE;
  const offered = state.asked.some(({ text }) => fold(offer).includes(fold(text)));
  return typeset(offered ? (statements[state.userTurns % statements.length] ?? offer) : offer);
};

const compose = (words: string, question?: string, marker?: Marker): string =>
  typeset([words, question].filter(Boolean).join(' ')) + (marker ? `\n${marker}` : '');

/** Replies to a message without words. */
const replyToBrought = (state: InterviewState): string | undefined => {
  const { brought, userTurns: turn } = state;
  if (brought === undefined) return undefined;
  if (brought === 'recording') return compose(rotate(phrases.RECORDING_ARRIVED, turn));
  return compose(rotate(phrases.FILES_ARRIVED, turn), openingQuestion(state));
};

/** Replies to what the message asks for, if it asks rather than tells. */
const replyToIntent = (state: InterviewState): string | undefined => {
  const { lastUserText: text, userTurns: turn } = state;
  if (intents.asksWhoReads(text)) {
    return compose(rotate(phrases.PRIVACY_ANSWERS, turn), openingQuestion(state), 'NO_INCIDENT');
  }
  if (intents.asksAboutTool(text)) {
    return compose(rotate(phrases.TOOL_ANSWERS, turn), openingQuestion(state), 'NO_INCIDENT');
  }
  if (intents.isGreeting(text)) {
    const greetings = hasTold(state) ? phrases.GREETINGS_AGAIN : phrases.GREETINGS;
    return compose(rotate(greetings, turn - 1), openingQuestion(state), 'NO_INCIDENT');
  }
  if (intents.isThanks(text)) return compose(rotate(phrases.THANKS, turn), undefined, 'NO_INCIDENT');
  if (intents.wantsIncident(text)) {
    if (isReady(state)) return announcement(state);
    return compose(rotate(phrases.INCIDENT_LATER, turn), nextQuestion(state));
  }
  if (intents.saysItWasSaid(text)) return compose(rotate(phrases.APOLOGIES_FOR_ASKING_AGAIN, turn));
  if (intents.complains(text)) return compose(rotate(phrases.APOLOGIES, turn));
  if (intents.isReserved(text)) return compose(rotate(phrases.RESERVED_ACKNOWLEDGEMENTS, turn));
  if (intents.vents(text)) return compose(rotate(phrases.ANGER_ACKNOWLEDGEMENTS, turn));
  if (intents.asksForAdvice(text)) return compose(rotate(phrases.ADVICE_ANSWERS, turn), nextQuestion(state));
  return undefined;
};

/** Replies to what was told, or to an answer. */
const replyToAccount = (state: InterviewState): string => {
  const { userTurns: turn } = state;
  if (isReady(state) && !state.readyAnnounced) return announcement(state);
  if (endsAccount(state.lastUserText)) {
    return compose(
      rotate(turn === 1 && !hasTold(state) ? phrases.NOTHING_TO_TELL : phrases.ACCOUNT_ENDS, turn),
    );
  }
  if (state.ended) return closeOr(state, '', undefined);
  if (state.corrected) {
    return compose(rotate(phrases.CORRECTION_ACKNOWLEDGEMENTS, turn), detailQuestion(state));
  }
  if (isSilent(state)) return compose(rotate(phrases.HESITATION_ACKNOWLEDGEMENTS, turn));
  if (isDone(state.lastUserText) && state.readyAnnounced) return closeOr(state, '', undefined);
  if (intents.isDontKnow(state.lastUserText) && state.asked.length > 0) {
    const acknowledgement = rotate(phrases.DONT_KNOW_ACKNOWLEDGEMENTS, turn);
    return closeOr(state, acknowledgement, nextQuestion(state));
  }
  const telling = hasTold(state) || quotableWords(state.lastUserText) !== undefined;
  if (!telling) {
    const question = isAccountClosed(state) ? detailQuestion(state) : unusedWording(state, FREE_RECALL);
    return closeOr(state, rotate(phrases.FIRST_WORDS_WANTED, turn), question);
  }
  if (tellsOnlyDenials(state)) {
    const words = tellsWhatHappened(state) ? phrases.DENIAL_ACKNOWLEDGEMENTS : phrases.ACKNOWLEDGEMENTS;
    return closeOr(state, rotate(words, turn), nextQuestion(state));
  }
  if (state.resumes) {
    return closeOr(state, rotate(phrases.RESUMED, turn), resumingQuestion(state) ?? nextQuestion(state));
  }
  return closeOr(state, rotate(phrases.ACKNOWLEDGEMENTS, turn), probeOf(state) ?? nextQuestion(state));
};

/** "Oui" holds no words to come back to, and "ensuite" would go back to before the distress. */
const resumingQuestion = (state: InterviewState): string | undefined => {
  if (quotableWords(state.lastUserText) !== undefined) return probeOf(state);
  if (!tellsWhatHappened(state)) return unusedWording(state, FREE_RECALL);
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

const closeOr = (state: InterviewState, acknowledgement: string, question: string | undefined): string =>
  question === undefined
    ? typeset(rotate(phrases.NOTHING_LEFT, state.userTurns))
    : compose(acknowledgement, question);

const announcement = (state: InterviewState): string =>
  compose(rotate(phrases.INCIDENT_ANNOUNCEMENTS, state.userTurns), undefined, 'INCIDENT_READY');

const isReady = (state: InterviewState): boolean => meetsRuleOfSix(state.collected);

const hasTold = (state: InterviewState): boolean => state.collected.details.length > 0;

/** A first question, when nothing was told; else the one that is next. */
const openingQuestion = (state: InterviewState): string | undefined =>
  state.ended
    ? undefined
    : hasTold(state) || isAccountClosed(state)
      ? nextQuestion(state)
      : unusedWording(state, FREE_RECALL);

/** Of facts that were not told at all, neither the day nor who did them is asked. */
const tellsAnything = (state: InterviewState): boolean => hasTold(state) || isAccountClosed(state);

/** The next missing detail, then an open door, then nothing. */
const nextQuestion = (state: InterviewState): string | undefined =>
  state.ended
    ? undefined
    : ((tellsAnything(state) ? detailQuestion(state) : unusedWording(state, FREE_RECALL)) ??
      (isAccountClosed(state) ? undefined : unusedWording(state, OPEN_DOORS)));

const tellsWhatHappened = ({ collected }: InterviewState): boolean =>
  collected.details.some(({ kind }) => kind === 'description' || kind === 'incident_type');

const GOES_ON =
  /\b(?:chaque|tous les|toutes les|souvent|toujours|depuis|regulierement|parfois|a chaque fois)\b/;
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
  if (detailsAsked || probes >= PROBES_FIRST || state.readyAnnounced || isAccountClosed(state))
    return undefined;
  const words = quotableWords(state.lastUserText);
  // « Ensuite » needs something before it: a place or a name alone is answered by asking what happened.
  if (words === undefined) {
    const bank = tellsWhatHappened(state)
      ? tellsOfOneMoment(state.lastUserText)
        ? PLAIN_PROBES
        : PLAIN_PROBES.slice(2)
      : state.asked.length === 0
        ? FREE_RECALL
        : QUESTIONS.description;
    return probes === 0 ? unusedWording(state, bank) : undefined;
  }
  const alreadyQuoted = state.asked.some(({ text }) => fold(text).includes(`« ${fold(words)} »`));
  if (alreadyQuoted) return undefined;
  return rotate(PROBES, probes).replace('{words}', () => words);
};

/** What is said when a model gave a marker and no words. */
export const wordsForMarker = (state: InterviewState, marker: Marker): string =>
  marker === 'INCIDENT_READY' && isReady(state)
    ? typeset(rotate(phrases.INCIDENT_ANNOUNCEMENTS, state.userTurns))
    : neutralQuestion(state);
