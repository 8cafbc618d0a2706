/** Where the interview stands: what the last message brought, and what was asked before. Read anew at every turn; nothing else is kept. */
import type { DetailKind } from '#contract/interview.ts';
import { dayIn } from '../proposals/calendar-days.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { Asked } from '../readers/finding.ts';
import type { AlarmSign, ConversationReading, IncidentReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import PHRASES from './phrases.json' with { type: 'json' };
import { askedIn, type Question, questionsIn } from './questions.ts';
import { does, type Heard, heardIn } from './says.ts';

export interface Standing {
  reading: ConversationReading;
  /** The person's last message; null where nothing was said. */
  last: SaidMessage | null;
  heard: Heard;
  /** The incident that is being told; null where nothing was told. */
  incident: IncidentReading | null;
  /** What was not refused of it. */
  live: readonly Proposal[];
  /** What of it rests on words of the last message. */
  fresh: readonly Proposal[];
  /** The guide's questions of the whole conversation. */
  asked: readonly Question[];
  /** Those since the incident began, each with the message that came after it. */
  answered: readonly { question: Question; answer: SaidMessage | null }[];
  /** What the assistant's last message asked for. */
  askedLast: Asked;
  /** The person wants no more questions, and has neither told nor asked anything since. */
  isUnasked: boolean;
  /** The assistant's messages, oldest first. */
  replies: readonly string[];
  /** The record was offered since the incident began. */
  isOffered: boolean;
  /** Danger or distress in the last message. */
  alarm: AlarmSign | null;
  /** The last plain one of the same day, the last message's own included. */
  plainToday: AlarmSign | null;
}

/** True when a reply of the guide has said that a record can be made. */
export const offersRecord = (reply: string): boolean =>
  PHRASES.ready.some((phrase) => reply.includes(phrase.slice(0, phrase.indexOf('.'))));

/** @param timeZone IANA name of the zone in which days are counted */
export const standingOf = (
  reading: ConversationReading,
  said: readonly SaidMessage[],
  timeZone: string,
): Standing => {
  const last = said.findLast(({ role }) => role === 'user') ?? null;
  const incident = reading.incidents.find(({ key }) => key === reading.current) ?? null;
  const live = incident?.proposals.filter(({ state }) => state !== 'refused') ?? [];
  const begins = beginningOf(incident, said);
  const messages = new Map(said.map((one) => [one.id, one]));
  const replies = said.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const withQuestions = said.map((one) => (one.role === 'assistant' ? questionsIn(one.content) : []));
  const sinceBegun = (at: number): boolean => begins !== -1 && at >= begins;
  const dayOf = (one: SaidMessage | null | undefined) => (one ? dayIn(one.at, timeZone) : null);
  const isPlainToday = ({ messageId, degree }: AlarmSign): boolean =>
    degree === 'plain' && messages.has(messageId) && dayOf(messages.get(messageId)) === dayOf(last);
  return {
    reading,
    last,
    heard: heardIn(last?.content ?? ''),
    incident,
    live,
    fresh: live.filter(({ passages }) => passages.some(({ messageId }) => messageId === last?.id)),
    asked: withQuestions.flat(),
    answered: withQuestions.flatMap((questions, at) =>
      sinceBegun(at) ? questions.map((question) => ({ question, answer: nextByPerson(said, at) })) : [],
    ),
    askedLast: askedIn(replies.at(-1) ?? ''),
    isUnasked: isUnaskedSince(said, live),
    replies,
    isOffered: said.some(
      (one, at) => one.role === 'assistant' && sinceBegun(at) && offersRecord(one.content),
    ),
    alarm: reading.alarms.findLast(({ messageId }) => messageId === last?.id) ?? null,
    plainToday: reading.alarms.findLast(isPlainToday) ?? null,
  };
};

/** Every message that wants no questions speaks of them; the others need no closer look. */
const OF_QUESTIONS = /[qk]u?est/i;

const isUnaskedSince = (said: readonly SaidMessage[], live: readonly Proposal[]): boolean => {
  const own = said.filter(({ role }) => role === 'user');
  const at = own.findLastIndex(
    ({ content }) => OF_QUESTIONS.test(content) && does('unasked', heardIn(content)),
  );
  const telling = new Set(live.flatMap(({ passages }) => passages.map(({ messageId }) => messageId)));
  const isNews = ({ id, content }: SaidMessage) => telling.has(id) || content.includes('?');
  return at !== -1 && !own.slice(at + 1).some(isNews);
};

/** The place of the first message that tells of an incident; -1 for none. An author of the former one may be told of before it. */
const beginningOf = (incident: IncidentReading | null, said: readonly SaidMessage[]): number => {
  const [messageId, offset] = incident?.key.split(':') ?? [];
  if (offset !== undefined) return said.findIndex(({ id }) => id === messageId);
  const passages = incident?.proposals.flatMap((one) => one.passages) ?? [];
  const place = Number(incident?.key.slice(1) ?? 0);
  return said.findIndex(({ id }, at) => at >= place && passages.some((one) => one.messageId === id));
};

/** What the person wrote right after. */
const nextByPerson = (said: readonly SaidMessage[], at: number): SaidMessage | null => {
  const next = said[at + 1];
  return next?.role === 'user' ? next : null;
};

/** Of one detail, what was told and not refused. */
export const liveOf = ({ live }: Standing, detail: DetailKind): Proposal[] =>
  live.filter((one) => one.detail === detail);
