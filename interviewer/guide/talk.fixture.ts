/** Conversations with a stub reader: what is read of a message is said beside it, so that the guide is tested apart from the readers. */
import { DETAIL_KINDS, type DetailKind } from '#contract/common/details.ts';
import type { Proposal, ProposalState } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { AlarmSign, ConversationReading, IncidentReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import { type GuideReply, nextReply } from './next-reply.ts';

const TOLD_AT = Date.parse('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

export interface Mark {
  words: string;
  value: Value;
  state?: ProposalState;
  by?: Proposal['by'];
  isDenial?: boolean;
  conflictsWith?: readonly string[];
}

export const told = (
  detail: 'where' | 'description' | 'impact' | 'actions',
  words: string,
  rest: Partial<Mark> = {},
): Mark => ({ words, value: { detail }, ...rest });

export const person = (
  detail: 'people' | 'witnesses',
  words: string,
  name: string | null,
  role: string | null,
  rest: Partial<Mark> = {},
): Mark => ({
  words,
  value: { detail, name, role, part: detail === 'people' ? 'author' : 'witness' },
  ...rest,
});

export const day = (
  words: string,
  date: string | null,
  rest: Partial<Mark> & { time?: string; of?: 'habit' } = {},
): Mark => ({
  words,
  value: {
    detail: 'when',
    day: date,
    time: rest.time ?? null,
    isApproximate: false,
    isFull: false,
    of: rest.of ?? 'event',
  },
  ...rest,
});

const proposalOf = (mark: Mark, message: SaidMessage): Proposal => {
  const { words, value, state = 'proposed', by = null, isDenial = false, conflictsWith = [] } = mark;
  const start = message.content.indexOf(words);
  if (start === -1) throw new Error(`Not in the message: ${words}`);
  return {
    id: `${value.detail}//${message.id}:${start}`,
    detail: value.detail,
    value,
    passages: [{ messageId: message.id, start, end: start + words.length, words }],
    isDenial,
    why: 'said so',
    state,
    by,
    conflictsWith,
  };
};

interface Heard {
  marks?: readonly Mark[];
  alarm?: Pick<AlarmSign, 'kind' | 'degree'>;
  isProtest?: boolean;
  /** Minutes after the message before. */
  later?: number;
  brings?: 'recording' | 'files';
}

export const talk = () => {
  const said: SaidMessage[] = [];
  const proposals: Proposal[] = [];
  const alarms: AlarmSign[] = [];
  let at = TOLD_AT;

  const incident = (): IncidentReading => {
    const isTold = (kind: DetailKind) =>
      proposals.some(({ detail, state }) => detail === kind && state !== 'refused');
    const ordered = DETAIL_KINDS.flatMap((kind) => proposals.filter(({ detail }) => detail === kind));
    return { key: '', proposals: ordered, told: DETAIL_KINDS.filter(isTold) };
  };
  const reading = (isProtest = false): ConversationReading => {
    const current = incident();
    const isAlarmed = alarms.some(({ degree }) => degree === 'plain');
    return {
      incidents: current.proposals.length === 0 ? [] : [current],
      current: '',
      alarms,
      isAlarmed,
      isReady: current.told.length >= 6 && !isAlarmed,
      card: null,
      isProtest,
    };
  };
  /** The person writes, and the guide answers. */
  const say = (
    content: string,
    { marks = [], alarm, isProtest, later = 1, brings }: Heard = {},
  ): GuideReply => {
    at += later * MINUTE_MS;
    const message: SaidMessage = {
      id: `${said.length}`,
      role: 'user',
      content,
      at: new Date(at),
      ...(brings && { brings }),
    };
    said.push(message);
    proposals.push(...marks.map((mark) => proposalOf(mark, message)));
    if (alarm !== undefined) alarms.push({ ...alarm, messageId: message.id });
    const reply = nextReply(reading(isProtest), said);
    said.push({ id: `${said.length}`, role: 'assistant', content: reply.text, at: new Date(at) });
    return reply;
  };
  /** What was proposed for these words is refused from now on. */
  const refuse = (words: string): void => {
    for (const one of proposals)
      if (one.passages.some((passage) => passage.words === words)) one.state = 'refused';
  };
  return { say, refuse, said, incident, reading };
};

/** Plain spaces in place of those that French sets before its signs. */
export const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
