/** Reads where the interview stands from the messages, anew at every turn: nothing else is remembered. */
import type { Collected, DetailKind } from '#contract/interview.ts';
import type { AskedKind, InterviewState } from '../interview-state.ts';
import { recogniseSafety } from '../safety/safety.ts';
import type { SaidMessage } from '../said-message.ts';
import { putsRight } from '../understanding/corrections/puts-right.ts';
import { knownMessage } from '../understanding/known-messages.ts';
import { oncePerText } from '../understanding/known-texts.ts';
import { askedAbout, askedQuestion } from './asked.ts';
import { endsAccount } from './endings.ts';
import { goesOn } from './goes-on.ts';
import { corrects, isDontKnow, leavesOpen, saysItWasSaid, wantsPause } from './intents.ts';
import { isOfInstructions } from './own-withdrawal.ts';
import { paceOf } from './pace.ts';
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
    safety: once.recogniseSafety(lastUserText),
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
