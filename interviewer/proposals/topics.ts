/** Which incident each sentence of a message tells of: the one that is being told, unless the person begins or takes up another. */
import type { Move } from '../moves/move.ts';
import type { Turn } from '../readers/finding.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Word, wordsOf } from '../text/words.ts';
import COMMON_WORDS from './common-words.json' with { type: 'json' };
import { heldValue, isPerson } from './entry.ts';
import { isLive, type Ledger, newLedger } from './ledger.ts';
import { namePartsOf } from './stems.ts';

/** "Pour la relève, ...": the first words say what the sentence is about. */
const TOPIC_WORDS = new Set('pour concernant quant cote revenir reviens'.split(' '));
/** "La photo" is one that was told of. */
const DEFINITE = new Set('le la les ce cet cette ces'.split(' '));
const FIRST = new Set(['premier', 'premiere', '1er', '1ere']);
const OTHER = new Set(['autre', 'lotre', 'lautre']);
const OPENING_WORDS = 5;
const SET_APART_WORDS = 3;
const MIN_STEM = 4;
/** So many words of another incident, and none of the one being told, lead back to it. */
const MIN_SHARED = 2;

export interface Segment {
  start: number;
  ledger: Ledger;
}

/** Words that tell nothing of an incident. */
const COMMON = new Set(wordsOf(COMMON_WORDS.common.join(' ')).map(({ stem }) => stem));

const isContent = ({ stem, plain }: Word): boolean =>
  stem.length >= MIN_STEM && !COMMON.has(stem) && !TOPIC_WORDS.has(plain);

const contentOf = ({ clauses }: Sentence): string[] => [
  ...new Set(clauses.flatMap(({ words }) => words.filter(isContent).map(({ stem }) => stem))),
];

const authorsOf = ({ entries }: Ledger): string[] =>
  entries.filter(isLive).flatMap((entry) => {
    const value = heldValue(entry);
    return isPerson(value) && value.part === 'author' && value.name !== null ? namePartsOf(value.name) : [];
  });

/** The incident that a sentence takes up again, or null. */
const takenUp = (
  sentence: Sentence,
  ledgers: readonly Ledger[],
  current: Ledger,
  isNew: boolean,
): Ledger | null => {
  if (ledgers.length < 2) return null;
  const [head, next] = sentence.clauses;
  const isMarked = head?.words.slice(0, 2).some(({ plain }) => TOPIC_WORDS.has(plain)) ?? false;
  // "Le ticket, j'ai oublié."
  const isSetApart = next !== undefined && head?.subject === 'none' && head.words.length <= SET_APART_WORDS;
  const isTopic = isMarked || isSetApart;
  const opening = head?.words.slice(0, OPENING_WORDS) ?? [];
  if (isMarked && opening.some(({ plain }) => FIRST.has(plain))) return ledgers[0] ?? null;
  const others = ledgers.filter((one) => one !== current);
  if (isMarked && opening.some(({ plain }) => OTHER.has(plain)))
    return others.length === 1 ? (others[0] ?? null) : null;
  const stems = contentOf(sentence);
  const definite = sentence.clauses.flatMap(({ words }) =>
    words
      .filter((one, at) => isContent(one) && DEFINITE.has(words[at - 1]?.plain ?? ''))
      .map(({ stem }) => stem),
  );
  const shared = ({ stems: own }: Ledger, some: readonly string[]) =>
    some.filter((one) => own.has(one)).length;
  const openingStems = opening.filter(isContent).map(({ stem }) => stem);
  const named = opening.map(({ plain }) => plain);
  const found = others.filter((one) => {
    const isNamed = isTopic && authorsOf(one).some((part) => named.includes(part));
    const isOpening = isTopic && shared(one, openingStems) > 0 && shared(current, openingStems) === 0;
    return (
      isNamed ||
      isOpening ||
      (!isNew &&
        shared(current, stems) === 0 &&
        (shared(one, stems) >= MIN_SHARED || shared(one, definite) > 0))
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * The parts of a turn, each with its incident; a new one is added to `ledgers`. An incident begins only after something was told.
 * @param current the incident that is being told
 */
export const segmentsOf = (
  turn: Turn,
  moves: readonly Move[],
  ledgers: Ledger[],
  current: Ledger,
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
      ledger = newLedger(`${turn.message.id}:${sentence.start}`);
      ledgers.push(ledger);
    } else if (!sentence.isQuestion)
      ledger = takenUp(sentence, ledgers, ledger, ledger.key.startsWith(`${turn.message.id}:`)) ?? ledger;
    segments.push({ start: sentence.start, ledger });
    for (const stem of contentOf(sentence)) ledger.stems.add(stem);
  }
  return segments;
};

export const ledgerAt = (segments: readonly Segment[], at: number): Ledger => {
  const segment = segments.findLast(({ start }) => start <= at) ?? segments[0];
  if (segment === undefined) throw new Error('A turn has at least one segment');
  return segment.ledger;
};
