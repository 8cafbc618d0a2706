/** Where the interview stands: what the last message brought, and what was asked before. Read anew at every turn; nothing else is kept. */
import type { DetailKind } from '#contract/interview.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { Asked } from '../readers/finding.ts';
import type { AlarmSign, ConversationReading, IncidentReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import PHRASES from './phrases.json' with { type: 'json' };
import { askedIn, type Question, questionsIn } from './questions.ts';
import { type Heard, heardIn } from './says.ts';

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
  /** The assistant's messages, oldest first. */
  replies: readonly string[];
  /** The record was offered since the incident began. */
  isOffered: boolean;
  /** Danger or distress in the last message. */
  alarm: AlarmSign | null;
  /** The last plain one of the same day, the last message's own included. */
  plainToday: AlarmSign | null;
}

const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);

const restsOn = ({ passages }: Proposal, message: SaidMessage | null): boolean =>
  passages.some(({ messageId }) => messageId === message?.id);

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
  const itsMessages = new Set(live.flatMap(({ passages }) => passages.map(({ messageId }) => messageId)));
  const begins = said.findIndex(({ id }) => itsMessages.has(id));
  const messages = new Map(said.map((one) => [one.id, one]));
  const replies = said.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const withQuestions = said.map((one) => (one.role === 'assistant' ? questionsIn(one.content) : []));
  const sinceBegun = (at: number): boolean => begins !== -1 && at >= begins;
  const today = last === null ? '' : dayIn(last.at, timeZone);
  return {
    reading,
    last,
    heard: heardIn(last?.content ?? ''),
    incident,
    live,
    fresh: live.filter((one) => restsOn(one, last)),
    asked: withQuestions.flat(),
    answered: withQuestions.flatMap((questions, at) =>
      sinceBegun(at) ? questions.map((question) => ({ question, answer: nextByPerson(said, at) })) : [],
    ),
    askedLast: askedIn(replies.at(-1) ?? ''),
    replies,
    isOffered: said.some(
      ({ role, content }, at) => role === 'assistant' && sinceBegun(at) && offersRecord(content),
    ),
    alarm: reading.alarms.findLast(({ messageId }) => messageId === last?.id) ?? null,
    plainToday:
      reading.alarms.findLast(({ messageId, degree }) => {
        const message = messages.get(messageId);
        return degree === 'plain' && message !== undefined && dayIn(message.at, timeZone) === today;
      }) ?? null,
  };
};

const nextByPerson = (said: readonly SaidMessage[], at: number): SaidMessage | null => {
  const next = said[at + 1];
  return next?.role === 'user' ? next : null;
};

/** Of one detail, what was told and not refused. */
export const liveOf = ({ live }: Standing, detail: DetailKind): Proposal[] =>
  live.filter((one) => one.detail === detail);
