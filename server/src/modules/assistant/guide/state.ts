/** Where the interview stands, read anew from the messages at every turn: nothing else is remembered. */
import { type Collected, DETAIL_KINDS, type DetailKind, type SafetyKind } from '#contract/interview.ts';
import type { RecordedPart } from '../recordings/recorded-part.ts';
import { recogniseSafety } from '../safety/safety.ts';
import { putsRight } from '../understanding/corrections/puts-right.ts';
import { knownMessage } from '../understanding/known-messages.ts';
import { oncePerText } from '../understanding/known-texts.ts';
import { type AskedKind, askedAbout, askedQuestion } from './asked.ts';
import { endsAccount } from './endings.ts';
import { goesOn } from './goes-on.ts';
import { corrects, isDontKnow, leavesOpen, saysItWasSaid, wantsPause } from './intents.ts';
import { isOfInstructions } from './own-withdrawal.ts';
import { type Pace, paceOf } from './pace.ts';
import { announcesIncident, saysNothingLeft } from './phrases.ts';

/** Enough for a long conversation, and bounded: it is looked through at every turn. */
const TOLD_MAX_CHARACTERS = 20_000;

/** Asked of every message at every turn. */
const once = {
  askedQuestion: oncePerText(askedQuestion),
  askedAbout: oncePerText(askedAbout),
  announcesIncident: oncePerText(announcesIncident),
  recogniseSafety: oncePerText(recogniseSafety),
  saysNothing: oncePerText((text) => isDontKnow(text) || saysItWasSaid(text)),
  leavesOpen: oncePerText(leavesOpen),
  endsAccount: oncePerText(endsAccount),
  goesOn: oncePerText(goesOn),
  saysNothingLeft: oncePerText(saysNothingLeft),
};

export interface SaidMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  /** What of the content was spoken, in order. */
  recordings?: readonly RecordedPart[];
  /** What it brings where there are no words: a recording that nobody has written down yet, or files. */
  brings?: 'recording' | 'files';
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

/**
 * @param said the conversation in order; what the person said last is what will be answered.
 * @param ofIncident the part of it that tells of the incident at hand, where it tells of several
 */
export const interviewStateFrom = (
  collected: Collected,
  said: readonly SaidMessage[],
  ofIncident: readonly SaidMessage[] = said,
): InterviewState => {
  const userMessages = said.filter((message) => message.role === 'user');
  const replies = said.filter((message) => message.role === 'assistant');
  const { content: lastUserText = '', brings } = userMessages.at(-1) ?? {};
  return {
    collected,
    asked: replies.flatMap((reply) => once.askedQuestion(reply.content) ?? []),
    leftBehind: leftBehind(said),
    lastReply: replies.at(-1)?.content ?? '',
    nothingLeftSaid: replies.some(({ content }) => once.saysNothingLeft(content)),
    // What she has erased she is not asked for again.
    closed: [...new Set([...closedDetails(ofIncident), ...(collected.erased ?? [])])],
    safety: recogniseSafety(lastUserText),
    ...paceOf(userMessages.map(({ content }) => content)),
    lastUserText,
    told: userMessages
      .map(({ content }) => content)
      .join('\n')
      .slice(-TOLD_MAX_CHARACTERS),
    userTurns: userMessages.length,
    readyAnnounced: ofIncident.some(
      ({ role, content }) => role === 'assistant' && once.announcesIncident(content),
    ),
    pause: wantsPause(lastUserText),
    corrected: corrects(lastUserText) || isTakingBack(userMessages.at(-1)),
    ...(brings !== undefined && { brought: brings }),
  };
};

const isTakingBack = (last: SaidMessage | undefined): boolean =>
  last !== undefined && !isOfInstructions(last.content) && putsRight(knownMessage(last, null, ''));

const leftBehind = (said: readonly SaidMessage[]): DetailKind[] => {
  const left = new Set<DetailKind>();
  const asked = new Set<DetailKind>();
  let question: AskedKind | null = null;
  for (const { role, content } of said) {
    if (role === 'assistant') {
      question = once.askedQuestion(content)?.kind ?? null;
      if (question !== null && question !== 'free' && question !== 'probe') asked.add(question);
    } else if (once.goesOn(content)) {
      for (const kind of asked) if (kind !== question) left.add(kind);
    }
  }
  return [...left];
};

const closedDetails = (said: readonly SaidMessage[]): DetailKind[] => {
  const closed = new Set<DetailKind>();
  let question: DetailKind | null = null;
  for (const { role, content } of said) {
    if (role === 'assistant') {
      question = once.askedAbout(content);
      continue;
    }
    if (question && isLeft(content, question)) closed.add(question);
    if (once.endsAccount(content)) closed.add('description');
  }
  return [...closed];
};

/** Not answered, and not to be asked again. "Rien" is an answer where there may have been nothing. */
const isLeft = (text: string, question: DetailKind): boolean =>
  once.saysNothing(text) ||
  (once.leavesOpen(text) && !(MAY_BE_NOTHING.has(question) && /^rien\b/i.test(text.trim())));

const MAY_BE_NOTHING: ReadonlySet<DetailKind> = new Set(['witnesses', 'impact', 'actions']);

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
    // The numbers that stand under a message of danger may be named in the replies that follow it.
    ...(state.alarm === 'danger' ? ['17 112 114'] : []),
  ].join('\n');
