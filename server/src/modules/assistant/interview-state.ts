/** Where the interview stands: what a model is told and what its replies are held against. */
import { type Collected, DETAIL_KINDS, type DetailKind, type SafetyKind } from '#contract/interview.ts';

/** What a question of the guide asks for: a detail, whatever the person wants to tell, or more of what was told. */
export type AskedKind = DetailKind | 'free' | 'probe';

/** How fast the interview may go on, after words of danger, of distress, or of the end. */
export interface Pace {
  /** What was last said of danger or distress, however long ago; null when nothing was. */
  alarm: SafetyKind | null;
  /** Nothing is asked of the facts: see [Note: after distress]. */
  careful: boolean;
  /** The first reply since then that asks again. */
  resumes: boolean;
  /** The last message says that words of danger or distress were not meant. */
  takesBack: boolean;
  /** The last message says that it is better, or that help was called, and tells nothing else. */
  eased: boolean;
  /** The last message says that whoever was a danger is still there. */
  stillInDanger: boolean;
  /** See [Note: after the end]. */
  ended: boolean;
}

/** Serialisable as JSON: it travels to the local guide in the provider options. */
export interface InterviewState extends Pace {
  collected: Collected;
  /** The questions asked so far, oldest first, each as it was worded. */
  asked: { kind: AskedKind; text: string }[];
  /** Details that were asked for, after which something else was asked and told: they may be asked for once more. */
  leftBehind: DetailKind[];
  /** What the assistant said last; empty when it has said nothing. */
  lastReply: string;
  /** The person has been told that no question is left, and what she may do. */
  nothingLeftSaid: boolean;
  /** Details to which the person answered "je ne sais pas": not asked again. */
  closed: DetailKind[];
  /** What the last message says of danger or distress. */
  safety: SafetyKind | null;
  lastUserText: string;
  /** Everything the person wrote, the latest {@link TOLD_MAX_CHARACTERS}. */
  told: string;
  userTurns: number;
  /** The person has been told that an incident record can be made of this. */
  readyAnnounced: boolean;
  /** The last message asks to stop for now. */
  pause: boolean;
  /** The last message puts right or takes back what was told before. */
  corrected: boolean;
  /** What the last message brings where it has no words. */
  brought?: 'recording' | 'files';
}

/** The person has said that there is no more to tell of what happened. */
export const isAccountClosed = (state: InterviewState): boolean => state.closed.includes('description');

const PACE = [
  'careful',
  'resumes',
  'takesBack',
  'eased',
  'stillInDanger',
  'ended',
] as const satisfies readonly (keyof Pace)[];

/** Reads a state that came through JSON; undefined when it is not one. */
export const interviewStateIn = (value: unknown): InterviewState | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const state = value as Partial<InterviewState>;
  const complete =
    Array.isArray(state.asked) &&
    Array.isArray(state.closed) &&
    Array.isArray(state.leftBehind) &&
    typeof state.lastReply === 'string' &&
    typeof state.nothingLeftSaid === 'boolean' &&
    typeof state.lastUserText === 'string' &&
    PACE.every((key) => typeof state[key] === 'boolean') &&
    typeof state.told === 'string' &&
    typeof state.userTurns === 'number' &&
    typeof state.readyAnnounced === 'boolean' &&
    typeof state.pause === 'boolean' &&
    typeof state.corrected === 'boolean' &&
    Array.isArray(state.collected?.details) &&
    typeof state.collected.filled === 'number';
  return complete ? (state as InterviewState) : undefined;
};

/** The details of which nothing is known yet and to which the person has not answered "je ne sais pas". */
export const missingDetails = (state: InterviewState): DetailKind[] =>
  DETAIL_KINDS.filter(
    (kind) => !state.closed.includes(kind) && !state.collected.details.some((detail) => detail.kind === kind),
  );

/** The details of which something is known, not precisely, and that the person has not closed. */
export const vagueDetails = (state: InterviewState): DetailKind[] =>
  state.collected.details
    .filter(({ kind, certainty }) => certainty === 'approximate' && !state.closed.includes(kind))
    .map(({ kind }) => kind);

/** What the person told in the whole conversation, in her words. */
export const toldIn = (state: InterviewState): string =>
  [
    state.told,
    ...state.collected.details.flatMap((detail) => [
      detail.value,
      ...detail.sources.map((source) => source.words),
    ]),
    ...state.collected.people.flatMap((person) => [person.name, person.role]),
  ].join('\n');
