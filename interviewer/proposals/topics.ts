/** Which incident each sentence of a message tells of: the one that is being told, unless the person begins or takes up another. */
import { EPISODES_MAX_COUNT } from '#contract/common/limits.ts';
import type { Move } from '../moves/move.ts';
import type { Turn } from '../readers/finding.ts';
import { once } from '../text/remember.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Word, wordsOf } from '../text/words.ts';
import COMMON_WORDS from './common-words.json' with { type: 'json' };
import { isLive } from './entry.ts';
import { type Ledger, newLedger } from './ledger.ts';

/** "Pour la relève, ...": the first words say what the sentence is about. */
const TOPIC_WORDS = new Set('pour concernant quant cote revenir reviens'.split(' '));
const OPENING_WORDS = 5;
const MIN_STEM = 4;
/** So many words of another incident, and none of the one being told, lead back to it. */
const MIN_SHARED = 2;

/** What the person did by hand to divide a conversation into incidents. */
export interface Division {
  /** `join`: the incident is none of its own; `keep`: it is. */
  action: 'begin' | 'continue' | 'join' | 'keep';
  key: string;
  /** Of `begin` and `continue`: the number of messages before the first one that tells of it. */
  at?: number;
}

/** The incidents that are none of their own. */
export const joinedBy = (divisions: readonly Division[]): ReadonlySet<string> => {
  const joined = new Set<string>();
  for (const { action, key } of divisions) {
    if (action === 'join') joined.add(key);
    else if (action !== 'continue') joined.delete(key);
  }
  return joined;
};

/** The incident with this key, which is begun where there is none yet; null where it is joined with another, or there are too many. */
export const begin = (key: string, ledgers: Ledger[], joined: ReadonlySet<string>): Ledger | null => {
  const known = ledgers.find((one) => one.key === key);
  if (known !== undefined) return known;
  if (joined.has(key) || ledgers.length >= EPISODES_MAX_COUNT) return null;
  const ledger = newLedger(key, ledgers[0]?.shared ?? []);
  ledgers.push(ledger);
  return ledger;
};

export interface Segment {
  start: number;
  ledger: Ledger;
}

/** Words that tell nothing of an incident. */
const commonStems = once(() => new Set(wordsOf(COMMON_WORDS.common.join(' ')).map(({ stem }) => stem)));

const isContent = ({ stem, plain }: Word): boolean =>
  stem.length >= MIN_STEM && !commonStems().has(stem) && !TOPIC_WORDS.has(plain);

const contentOf = (words: readonly Word[]): string[] => [
  ...new Set(words.filter(isContent).map(({ stem }) => stem)),
];

const wordsIn = ({ clauses }: Sentence): Word[] => clauses.flatMap(({ words }) => words);

/** The one other incident that a sentence takes up again, or null. */
const takenUp = (sentence: Sentence, ledgers: readonly Ledger[], current: Ledger): Ledger | null => {
  const words = wordsIn(sentence);
  const isMarked = words.slice(0, 2).some(({ plain }) => TOPIC_WORDS.has(plain));
  const stems = contentOf(isMarked ? words.slice(0, OPENING_WORDS) : words);
  const shared = (ledger: Ledger) => stems.filter((one) => ledger.stems.has(one)).length;
  const found = ledgers.filter((one) => one !== current && shared(one) >= (isMarked ? 1 : MIN_SHARED));
  return found.length === 1 && shared(current) === 0 ? (found[0] ?? null) : null;
};

/**
 * The parts of a turn, each with its incident; a new one is added to `ledgers`. An incident begins only after something was told.
 * @param current the incident that is being told
 * @param isMarked the person said by hand which one that is, so their words lead to no other
 */
export const segmentsOf = (
  turn: Turn,
  moves: readonly Move[],
  ledgers: Ledger[],
  current: Ledger,
  { joined, isMarked }: { joined: ReadonlySet<string>; isMarked: boolean },
): Segment[] => {
  let ledger = current;
  const segments: Segment[] = [{ start: 0, ledger }];
  const begun = moves.filter(({ act }) => act === 'another');
  for (const sentence of turn.sentences) {
    const isBegun = begun.some(({ passage }) => passage.start === sentence.start);
    const isTold =
      ledger.entries.some(isLive) || segments.length > 1 || sentence.start > (turn.sentences[0]?.start ?? 0);
    const isFirst = ledger.stems.size === 0 && ledger.entries.length === 0;
    if (isBegun && isTold && !isFirst) {
      ledger = begin(`${turn.message.id}:${sentence.start}`, ledgers, joined) ?? ledger;
    } else if (!sentence.isQuestion && !isMarked && !ledger.key.startsWith(`${turn.message.id}:`)) {
      ledger = takenUp(sentence, ledgers, ledger) ?? ledger;
    }
    segments.push({ start: sentence.start, ledger });
    for (const stem of contentOf(wordsIn(sentence))) ledger.stems.add(stem);
  }
  return segments;
};

export const ledgerAt = (segments: readonly Segment[], at: number): Ledger => {
  const segment = segments.findLast(({ start }) => start <= at) ?? segments[0];
  if (segment === undefined) throw new Error('A turn has at least one segment');
  return segment.ledger;
};
