/** The door: reads a conversation into proposals. The same messages and answers always give the same reading. */

import { DETAILS_NEEDED_FOR_INCIDENT } from '#contract/common/limits.ts';
import type { DetailKind } from '#contract/interview.ts';
import { readMoves } from './moves/read-moves.ts';
import { dayIn } from './proposals/calendar-days.ts';
import { cardOf, type ShownCard } from './proposals/card.ts';
import { isOverlapping } from './proposals/entry.ts';
import { foldTurns, type ReadTurn } from './proposals/fold.ts';
import { proposalsOf, toldOf } from './proposals/present.ts';
import type { Answer } from './proposals/proposal.ts';
import type { Division } from './proposals/topics.ts';
import type { Asked, Finding, Reader, Turn } from './readers/finding.ts';
import { DEFAULT_READERS } from './readers/index.ts';
import {
  type AlarmSign,
  type ConversationReading,
  type IncidentReading,
  MOST_READ_WORDS,
} from './reading.ts';
import type { SaidMessage } from './said-message.ts';
import { sentencesOf, upToWords } from './text/sentences.ts';

interface ReadMessage extends ReadTurn {
  /** All on which the reading depends, the messages before apart. */
  of: readonly unknown[];
}

/** What was read of the messages of one conversation, so that it is not read anew at each turn. */
export interface ReadingMemory {
  turns: ReadMessage[];
}

/** A memory for one conversation. It holds its last reading, until whoever made it lets it go: the reader itself keeps nothing. */
export const createReadingMemory = (): ReadingMemory => ({ turns: [] });

export interface ReadingOptions {
  /** IANA name of the zone in which days are counted. */
  timeZone: string;
  /** What the person did by a press. */
  answers: readonly Answer[];
  readers?: readonly Reader[];
  /** What a message of the assistant asks for. */
  askedIn?: (text: string) => Asked;
  /** All cards that were shown. */
  cards?: readonly ShownCard[];
  /** How the person divided the conversation, in the order in which they did. */
  divisions?: readonly Division[];
  /** What an outside model pointed at in a message, where the readers found nothing. */
  pointed?: ReadonlyMap<string, readonly Finding[]>;
  hearAlarm?: (text: string, before: readonly string[]) => Pick<AlarmSign, 'kind' | 'degree'> | null;
  /** Of the same conversation: the messages that stayed the same since are not read again. */
  memory?: ReadingMemory;
}

/** No message tells more of one detail; beyond, somebody tries the reading out. */
const MOST_OF_A_DETAIL = 60;

const withoutExcess = (findings: readonly Finding[]): Finding[] => {
  const counts = new Map<DetailKind, number>();
  return findings.filter(({ value: { detail } }) => {
    const count = (counts.get(detail) ?? 0) + 1;
    counts.set(detail, count);
    return count <= MOST_OF_A_DETAIL;
  });
};

/** "Jen peu plu jveu en finir": a cry for help, and no effect to be confirmed. */
const isCry = (
  { value, passage }: Finding,
  alarm: AlarmSign | null,
  hearAlarm: ReadingOptions['hearAlarm'],
): boolean =>
  value.detail === 'impact' &&
  alarm?.kind === 'distress' &&
  alarm.degree === 'plain' &&
  hearAlarm?.(passage.words, [])?.degree === 'plain';

const readMessage = (
  message: SaidMessage,
  asked: Asked,
  before: readonly ReadMessage[],
  { timeZone, readers = DEFAULT_READERS, hearAlarm }: ReadingOptions,
): Omit<ReadMessage, 'of'> => {
  const at = before.length;
  const turn: Turn = {
    message,
    sentences: upToWords(sentencesOf(message.content), MOST_READ_WORDS),
    timeZone,
    asked,
    // Made only when a reader asks for them: each turn holding its own list would grow with the square.
    get earlier() {
      return before.slice(0, at).map((one) => one.turn);
    },
  };
  const heard = hearAlarm?.(
    message.content,
    turn.earlier.map((one) => one.message.content),
  );
  const alarm = heard ? { messageId: message.id, kind: heard.kind, degree: heard.degree } : null;
  const found = readers
    .flatMap((reader) => reader(turn))
    .filter((one) => !isCry(one, alarm, hearAlarm))
    .sort((one, other) => one.passage.start - other.passage.start || one.passage.end - other.passage.end);
  return { turn, findings: withoutExcess(found), moves: readMoves(turn), alarm };
};

const readMessages = (said: readonly SaidMessage[], options: ReadingOptions): readonly ReadMessage[] => {
  const { askedIn, timeZone, readers, hearAlarm, memory = createReadingMemory() } = options;
  const { turns } = memory;
  let asked: Asked = null;
  let count = 0;
  for (const message of said) {
    if (message.role === 'assistant') asked = askedIn?.(message.content) ?? null;
    else {
      const of = [message.id, message.content, message.at.getTime(), asked, timeZone, readers, hearAlarm];
      const known = turns[count]?.of;
      if (known === undefined || of.some((one, at) => one !== known[at])) {
        turns.length = count;
        turns.push({ ...readMessage(message, asked, turns, options), of });
      }
      count += 1;
      asked = null;
    }
  }
  turns.length = count;
  return turns;
};

/** With what a model pointed at beside what was read: it adds to a detail only where the readers found nothing of it. */
const withPointed = (
  turn: ReadMessage,
  { pointed, hearAlarm }: Pick<ReadingOptions, 'pointed' | 'hearAlarm'>,
): ReadTurn => {
  const news = (pointed?.get(turn.turn.message.id) ?? []).filter(
    (finding) =>
      !isCry(finding, turn.alarm, hearAlarm) &&
      turn.findings.every(
        (one) => one.value.detail !== finding.value.detail || !isOverlapping(one.passage, finding.passage),
      ),
  );
  return news.length === 0 ? turn : { ...turn, findings: withoutExcess([...turn.findings, ...news]) };
};

/** A place alone is where somebody works; it tells of nothing that happened, unless the person put it in. */
const isIncident = ({ proposals, told }: IncidentReading): boolean =>
  told.some((one) => one !== 'where') || proposals.some(({ by }) => by === 'press');

/** Reads a message of nobody's, so that the first person does not wait until dictionaries and lists are open. */
export const warmUp = (): void => {
  const message: SaidMessage = {
    id: 'warm-up',
    role: 'user',
    content: 'Hier mon chef ma crié dessu.',
    at: new Date(0),
  };
  readConversation([message], { timeZone: 'UTC', answers: [] });
};

/** Reads a conversation. Linear in its messages; with a memory only those are read that are new, or that follow a changed one. */
export const readConversation = (
  said: readonly SaidMessage[],
  options: ReadingOptions,
): ConversationReading => {
  const { timeZone, answers, cards = [], divisions = [] } = options;
  const turns = readMessages(said, options);
  const withModel = turns.map((turn) => withPointed(turn, options));
  const order = new Map(said.map(({ id }, at) => [id, at]));
  const { ledgers, current: told } = foldTurns({
    said,
    turns: withModel,
    answers,
    cards,
    divisions,
    order,
  });
  const messages = new Map(said.map((one) => [one.id, one]));
  const incidents = ledgers
    .map((ledger): IncidentReading => {
      const proposals = proposalsOf({ ledger, messages, order, timeZone });
      return { key: ledger.key, proposals, told: toldOf(proposals) };
    })
    .filter(isIncident);
  const current = incidents.find(({ key }) => key === told.key) ?? incidents.at(-1);
  const today = dayIn(said.at(-1)?.at ?? new Date(0), timeZone);
  const isAlarmed = turns.some(
    ({ alarm, turn }) => alarm?.degree === 'plain' && dayIn(turn.message.at, timeZone) === today,
  );
  // Before anything was said there is nothing to have misunderstood.
  const isProtest = turns.length > 1 && (turns.at(-1)?.moves.some(({ act }) => act === 'protest') ?? false);
  return {
    incidents,
    current: current?.key ?? '',
    alarms: turns.flatMap(({ alarm }) => alarm ?? []),
    isAlarmed,
    isReady: !isAlarmed && (current?.told.length ?? 0) >= DETAILS_NEEDED_FOR_INCIDENT,
    card: isAlarmed || isProtest || current === undefined ? null : cardOf(current.proposals, cards),
    isProtest,
  };
};
