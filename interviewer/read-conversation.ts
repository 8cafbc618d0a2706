/** The door: reads a conversation into proposals. The same messages and answers always give the same reading. */
import type { DetailKind } from '#contract/interview.ts';
import { readMoves } from './moves/read-moves.ts';
import { dayIn } from './proposals/calendar-days.ts';
import { cardOf, type ShownCard } from './proposals/card.ts';
import { foldTurns, type ReadTurn, type Told } from './proposals/fold.ts';
import { proposalsOf, toldOf } from './proposals/present.ts';
import type { Answer } from './proposals/proposal.ts';
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

/** Six of the eight details are enough for a record. */
const ENOUGH_DETAILS = 6;
/** Messages that were read are remembered, up to so many characters, so that a long conversation is not read anew at each turn. */
const REMEMBERED_CHARACTERS = 1_000_000;

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
  hearAlarm?: (text: string, before: readonly string[]) => Pick<AlarmSign, 'kind' | 'degree'> | null;
}

/** No message tells more of one detail; beyond, somebody tries the reading out. */
const MOST_OF_A_DETAIL = 60;

interface Remembered extends ReadTurn {
  before: Remembered | null;
  readers: readonly Reader[];
  hearAlarm: ReadingOptions['hearAlarm'];
  alarm: AlarmSign | null;
}

const remembered = new Map<string, Remembered>();
let rememberedCharacters = 0;

const forget = (id: string): void => {
  rememberedCharacters -= remembered.get(id)?.turn.message.content.length ?? 0;
  remembered.delete(id);
};

const remember = (one: Remembered): Remembered => {
  const { id, content } = one.turn.message;
  forget(id);
  remembered.set(id, one);
  rememberedCharacters += content.length;
  for (const oldest of remembered.keys()) {
    if (rememberedCharacters <= REMEMBERED_CHARACTERS || oldest === id) break;
    forget(oldest);
  }
  return one;
};

/** The turns before, made only when a reader asks for them: each turn holding its own list would grow with the square. */
const turnsBefore = (last: Remembered | null): Turn[] => {
  const turns: Turn[] = [];
  for (let one = last; one !== null; one = one.before) turns.push(one.turn);
  return turns.reverse();
};

const isSameTurn = (
  known: Remembered,
  message: SaidMessage,
  asked: Asked,
  before: Remembered | null,
): boolean =>
  known.before === before &&
  known.turn.asked === asked &&
  known.turn.message.content === message.content &&
  known.turn.message.at.getTime() === message.at.getTime();

const withoutExcess = (findings: readonly Finding[]): Finding[] => {
  const counts = new Map<DetailKind, number>();
  return findings.filter(({ value: { detail } }) => {
    const count = (counts.get(detail) ?? 0) + 1;
    counts.set(detail, count);
    return count <= MOST_OF_A_DETAIL;
  });
};

const readTurn = (
  message: SaidMessage,
  asked: Asked,
  before: Remembered | null,
  { timeZone, readers = DEFAULT_READERS, hearAlarm }: ReadingOptions,
): Remembered => {
  const known = remembered.get(message.id);
  if (
    known !== undefined &&
    isSameTurn(known, message, asked, before) &&
    known.turn.timeZone === timeZone &&
    known.readers === readers &&
    known.hearAlarm === hearAlarm
  ) {
    return known;
  }
  const turn: Turn = {
    message,
    sentences: upToWords(sentencesOf(message.content), MOST_READ_WORDS),
    timeZone,
    asked,
    get earlier() {
      return turnsBefore(before);
    },
  };
  const found = readers
    .flatMap((reader) => reader(turn))
    .sort((one, other) => one.passage.start - other.passage.start || one.passage.end - other.passage.end);
  const findings = withoutExcess(found);
  const heard =
    hearAlarm?.(
      message.content,
      turn.earlier.map((one) => one.message.content),
    ) ?? null;
  const alarm = heard === null ? null : { messageId: message.id, kind: heard.kind, degree: heard.degree };
  return remember({ turn, findings, moves: readMoves(turn), before, readers, hearAlarm, alarm });
};

const readTurns = (said: readonly SaidMessage[], options: ReadingOptions): Remembered[] => {
  const turns: Remembered[] = [];
  let asked: Asked = null;
  for (const message of said) {
    if (message.role === 'assistant') asked = options.askedIn?.(message.content) ?? null;
    else {
      turns.push(readTurn(message, asked, turns.at(-1) ?? null, options));
      asked = null;
    }
  }
  return turns;
};

/** A place alone is where somebody works; it tells of nothing that happened. */
const isIncident = ({ proposals, told }: IncidentReading): boolean =>
  told.some((one) => one !== 'where') ||
  proposals.some(({ state, by }) => state === 'refused' && by === 'press');

const incidentsOf = (
  { ledgers }: Told,
  said: readonly SaidMessage[],
  timeZone: string,
): IncidentReading[] => {
  const messages = new Map(said.map((one) => [one.id, one]));
  const order = new Map(said.map(({ id }, at) => [id, at]));
  return ledgers
    .map((ledger): IncidentReading => {
      const proposals = proposalsOf({ ledger, ledgers, messages, order, timeZone });
      return { key: ledger.key, proposals, told: toldOf(proposals) };
    })
    .filter(isIncident);
};

/** Reads a message of nobody's, so that the first person does not wait until dictionaries and lists are open. */
export const warmUp = (): void => {
  const message: SaidMessage = {
    id: 'warm-up',
    role: 'user',
    content: 'Hier mon chef ma crié dessu.',
    at: new Date(0),
  };
  readConversation([message], { timeZone: 'UTC', answers: [] });
  forget(message.id);
};

/** Reads a conversation. Linear in its messages; what was read of a message is remembered while it and those before it stay the same. */
export const readConversation = (
  said: readonly SaidMessage[],
  options: ReadingOptions,
): ConversationReading => {
  const { timeZone, answers, cards = [] } = options;
  const turns = readTurns(said, options);
  const places = new Map<string, number>();
  const cardBefore = new Map<string, ShownCard | null>();
  let place = -1;
  let card: ShownCard | null = null;
  for (const { id, role } of said) {
    if (role === 'assistant') card = cards.findLast(({ after }) => after === id) ?? card;
    else {
      place += 1;
      cardBefore.set(id, card);
      card = null;
    }
    places.set(id, place);
  }
  const told = foldTurns(turns, answers, places, (id) => cardBefore.get(id) ?? null);
  const incidents = incidentsOf(told, said, timeZone);
  const alarms = turns.flatMap(({ alarm }) => (alarm === null ? [] : [alarm]));
  const last = turns.at(-1);
  const today = said.at(-1) === undefined ? '' : dayIn(said.at(-1)?.at ?? new Date(0), timeZone);
  const isAlarmed = turns.some(
    ({ alarm, turn }) => alarm?.degree === 'plain' && dayIn(turn.message.at, timeZone) === today,
  );
  const current = incidents.find(({ key }) => key === told.current.key) ?? incidents.at(-1);
  const isProtest = last?.moves.some(({ act }) => act === 'protest') ?? false;
  return {
    incidents,
    current: current?.key ?? '',
    alarms,
    isReady: !isAlarmed && incidents.some(({ told: details }) => details.length >= ENOUGH_DETAILS),
    card: isAlarmed || isProtest || current === undefined ? null : cardOf(current.proposals, cards),
    isProtest,
  };
};
