import type { DetailKind } from '#contract/interview.ts';
import { ASKING_ORDER, FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, QUESTIONS } from '../interview.ts';
import { type InterviewState, isAccountClosed, missingDetails, vagueDetails } from '../interview-state.ts';
import { fold, typeset } from '../text/text.ts';
import { unlikeLast } from './compose.ts';
import { ACKNOWLEDGEMENTS, NOTHING_LEFT } from './phrases.ts';
import { onlyDenies } from './quote.ts';
import { isAnsweredInWords, isOfNoMoment } from './told-so-far.ts';

/** A detail is asked for this many times at most: insisting would press a memory that is not there. */
const TIMES_ASKED = 2;

/** The wording of a bank that has not been used in this conversation; undefined when all have. */
export const unusedWording = (state: InterviewState, bank: readonly string[]): string | undefined => {
  const used = state.asked.map((question) => fold(question.text));
  const turn = Math.max(0, state.userTurns - 1);
  return bank
    .map((_, index) => bank[(index + turn) % bank.length] ?? '')
    .find((wording) => !used.some((text) => text.includes(fold(wording))));
};

const timesAsked = (state: InterviewState, kind: DetailKind): number =>
  state.asked.filter((question) => question.kind === kind).length;

/** Once; a second time only where nothing at all came of the first, and something else was told since. */
const mayAsk = (state: InterviewState, kind: DetailKind): boolean => {
  const times = timesAsked(state, kind);
  if (times === 0) return true;
  const isMissing = missingDetails(state).includes(kind);
  const isLeft = state.leftBehind.includes(kind) && state.asked.at(-1)?.kind !== kind;
  return times < TIMES_ASKED && isMissing && isLeft;
};

/**
 * The detail that is most useful to ask for: missing or not precise yet, asked least, not told otherwise; of those
 * asked as often, one of which nothing is known. Undefined when all is known or was asked often enough.
 */
export const nextDetail = (state: InterviewState): DetailKind | undefined => {
  const missing = missingDetails(state);
  const wanted = [
    ...ASKING_ORDER.filter((kind) => missing.includes(kind)),
    ...ASKING_ORDER.filter((kind) => vagueDetails(state).includes(kind)),
  ];
  const open = wanted.filter((kind) => mayAsk(state, kind) && !isAnsweredInWords(state, kind));
  return open.toSorted((one, other) => timesAsked(state, one) - timesAsked(state, other))[0];
};

/** An open question for the detail that is most useful; undefined when there is none left to ask. */
export const detailQuestion = (state: InterviewState): string | undefined => {
  const kind = nextDetail(state);
  return kind && unusedWording(state, bankOf(state, kind));
};

/** What happened, where it is not known; undefined when it was told or asked for. */
export const descriptionQuestion = (state: InterviewState): string | undefined =>
  mayAsk(state, 'description') && !isAnsweredInWords(state, 'description')
    ? unusedWording(state, bankOf(state, 'description'))
    : undefined;

/** Of what goes on, came in writing or was denied, no moment is spoken of. */
const bankOf = (state: InterviewState, kind: DetailKind): readonly string[] => {
  const isVague = vagueDetails(state).includes(kind);
  const isHourKnown = kind === 'when' && isVague && state.collected.time !== null;
  const bank = isHourKnown ? DAY_QUESTIONS : isVague ? PRECISIONS[kind] : QUESTIONS[kind];
  return isOfNoMoment(state) || onlyDenies(state.lastUserText)
    ? bank.filter((wording) => !OF_ONE_MOMENT.test(fold(wording)))
    : bank;
};

const DAY_QUESTIONS = QUESTIONS.when.filter((wording) => /jour|date|semaine/.test(wording));

const OF_ONE_MOMENT =
  /\b(?:(?:ce|quel) moment|heure|date|scene|jour|proximite|autour de vous|etait la|precis\w*|presentes)\b/;

/**
 * The fall-back for any model: one open question that suggests nothing; once all have been asked, the open door
 * without a question, as it is where the person has ended her account. Never empty.
 */
export const neutralQuestion = (state: InterviewState): string =>
  typeset(
    (state.ended ? withoutAsking(state) : undefined) ??
      (state.collected.details.length === 0 && !isAccountClosed(state)
        ? unusedWording(state, FREE_RECALL)
        : detailQuestion(state)) ??
      unusedWording(state, PLAIN_PROBES) ??
      unusedWording(state, OPEN_DOORS) ??
      withoutAsking(state),
  );

const withoutAsking = (state: InterviewState): string =>
  unlikeLast(state, state.nothingLeftSaid ? ACKNOWLEDGEMENTS : NOTHING_LEFT);
