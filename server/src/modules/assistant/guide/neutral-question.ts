import type { DetailKind } from '#contract/interview.ts';
import { ASKING_ORDER, FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, QUESTIONS } from '../interview.ts';
import { fold, rotate, typeset } from '../text/text.ts';
import { NOTHING_LEFT } from './phrases.ts';
import { type InterviewState, isAccountClosed, missingDetails, vagueDetails } from './state.ts';

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

/**
 * The detail that is most useful to ask for: missing or not precise yet, asked least, not the one just asked; of
 * those asked as often, one of which nothing is known. Undefined when all is known or was asked often enough.
 */
export const nextDetail = (state: InterviewState): DetailKind | undefined => {
  const missing = missingDetails(state);
  const wanted = [
    ...ASKING_ORDER.filter((kind) => missing.includes(kind)),
    ...ASKING_ORDER.filter((kind) => vagueDetails(state).includes(kind)),
  ];
  const justAsked = state.asked.at(-1)?.kind;
  const open = wanted.filter((kind) => kind !== justAsked && timesAsked(state, kind) < TIMES_ASKED);
  return open.toSorted((one, other) => timesAsked(state, one) - timesAsked(state, other))[0];
};

/** An open question for the detail that is most useful; undefined when there is none left to ask. */
export const detailQuestion = (state: InterviewState): string | undefined => {
  const kind = nextDetail(state);
  const bank = kind && (vagueDetails(state).includes(kind) ? PRECISIONS : QUESTIONS);
  return kind && bank && unusedWording(state, bank[kind]);
};

/**
 * The fall-back for any model: one open question that suggests nothing; once all have been asked, the open door
 * without a question, as it is where the person has ended her account. Never empty.
 */
export const neutralQuestion = (state: InterviewState): string =>
  typeset(
    (state.ended ? rotate(NOTHING_LEFT, state.userTurns) : undefined) ??
      (state.collected.details.length === 0 && !isAccountClosed(state)
        ? unusedWording(state, FREE_RECALL)
        : detailQuestion(state)) ??
      unusedWording(state, PLAIN_PROBES) ??
      unusedWording(state, OPEN_DOORS) ??
      rotate(NOTHING_LEFT, state.userTurns),
  );
