/**
 * Corrections: "vers 10h. nan att 11h30", "le 18 décembre, pas le 25", "Rabier, c'est moi qui tape trop vite : Ravier".
 * Only the places are found here: of the word that is taken back and of the one that is put in its place. Which values stand there is
 * for ../proposals to see, and where none do, nothing happens.
 */
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Word } from '../text/words.ts';
import type { Move, Place } from './move.ts';
import { findSense } from './senses.ts';
import SMALL_WORDS from './small-words.json' with { type: 'json' };

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));
const BETWEEN = setOf(SMALL_WORDS.between);
const HEDGES = setOf(SMALL_WORDS.hedges);
const COPULA = setOf(SMALL_WORDS.copula);
const FILLER = setOf(SMALL_WORDS.filler);
/** "J'ai dit non", "et non", "ou non": no interruption. */
const NO_MARKER_AFTER = setOf(SMALL_WORDS.beforeNo);
/** A value stands at most so many words after "non": beyond, the sentence is about something else. */
const REACH = 5;
const NEGATED_WORDS = 6;
const MAX_FILLER = 4;
/** Nobody puts themselves right more often in one message. */
const MOST_CORRECTIONS = 40;

type Correction = Extract<Move, { act: 'correct' }>;

/** The first and last word of "non" and the like among the words of the message. */
interface Marker {
  from: number;
  to: number;
  isPlain: boolean;
}

const placeOf = ({ start, end }: Word): Place => ({ start, end });

/** None in what is asked or quoted. */
const markersIn = (sentences: readonly Sentence[]): Marker[] => {
  let before = 0;
  return sentences.flatMap(({ clauses, isQuestion }) =>
    clauses.flatMap(({ words, isQuoted }) => {
      const offset = before;
      before += words.length;
      if (isQuoted || isQuestion) return [];
      const found = (['plain', 'light'] as const).flatMap((weight) =>
        findSense(words, weight).map((one) => ({ ...one, isPlain: weight === 'plain' })),
      );
      return found
        .filter(({ from, isPlain }) => isPlain || !NO_MARKER_AFTER.has(words[from - 1]?.plain ?? ''))
        .map(({ from, to, isPlain }) => ({ from: from + offset, to: to + offset, isPlain }));
    }),
  );
};

/** Markers in a row are one: "enfin non, pardon". */
const joinRows = (markers: readonly Marker[], words: readonly Word[]): Marker[] => {
  const joined: Marker[] = [];
  for (const marker of markers.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    const isRow =
      before !== undefined &&
      marker.from - before.to <= MAX_FILLER &&
      words.slice(before.to + 1, marker.from).every(({ plain }) => FILLER.has(plain));
    if (isRow) {
      before.to = Math.max(before.to, marker.to);
      before.isPlain ||= marker.isPlain;
    } else joined.push({ ...marker });
  }
  return joined;
};

const firstContent = (words: readonly Word[]): Word | undefined =>
  words.slice(0, REACH).find(({ plain }) => !BETWEEN.has(plain) && !FILLER.has(plain));

const lastContent = (words: readonly Word[]): Word | undefined =>
  words.slice(-REACH).findLast(({ plain }) => !HEDGES.has(plain) && !FILLER.has(plain));

const interrupted = (turn: Turn): Correction[] => {
  const words = turn.sentences.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.words));
  const markers = joinRows(markersIn(turn.sentences), words).slice(0, MOST_CORRECTIONS);
  return markers.map(({ from, to, isPlain }) => {
    const old = lastContent(words.slice(Math.max(0, from - REACH), from));
    const put = firstContent(words.slice(to + 1, to + 1 + REACH));
    const begin = words[from]?.start ?? 0;
    const sentence = turn.sentences.find(({ start, end }) => start <= begin && begin < end);
    return {
      act: 'correct',
      passage: passageOf(turn, begin, words[to]?.end ?? begin),
      old: old === undefined ? null : placeOf(old),
      isDenied: false,
      puts: put === undefined ? [] : [placeOf(put)],
      isPlain,
      isInside: old !== undefined && sentence !== undefined && sentence.start <= old.start,
    };
  });
};

const isCopula = ([first, second]: readonly Word[]): boolean =>
  first?.plain === 'ce' && /^(?:est|etai[ts]?|ete|sera)$/.test(second?.plain ?? '');

/** "pas le 25", "c'était pas lundi", "non pas le chef, son adjoint". */
const denied = (turn: Turn): Correction[] =>
  turn.sentences.flatMap(({ clauses, isQuestion }) =>
    clauses.flatMap(({ words, isQuoted }, place): Correction[] => {
      const at = words.findIndex(
        ({ plain }, index) => plain === 'pas' || (plain === 'non' && words[index - 1]?.plain === 'et'),
      );
      const isClean = words.slice(0, at).every(({ plain }) => plain === 'ne' || COPULA.has(plain));
      if (at === -1 || isQuoted || isQuestion || !isClean) return [];
      const rest = words.slice(at + 1);
      const first = rest.findIndex(({ plain }) => !BETWEEN.has(plain));
      const stop = rest.findIndex((_, index) => index > first && isCopula(rest.slice(index)));
      const end = Math.min(stop === -1 ? rest.length : stop, first + NEGATED_WORDS);
      const [head, tail] = [rest[first], rest[end - 1]];
      if (first === -1 || head === undefined || tail === undefined) return [];
      const put = firstContent(stop === -1 ? (clauses[place + 1]?.words ?? []) : rest.slice(stop));
      const before = clauses[place - 1]?.words.at(-1);
      const puts = [before, put].flatMap((one) => (one === undefined ? [] : [placeOf(one)]));
      const passage = passageOf(turn, words[at]?.start ?? 0, tail.end);
      const old = { start: head.start, end: tail.end };
      return [{ act: 'correct', passage, old, isDenied: true, puts, isPlain: true, isInside: true }];
    }),
  );

/** The corrections in a turn, in the order of their words. */
export const readCorrections = (turn: Turn): Correction[] =>
  [...interrupted(turn), ...denied(turn).slice(0, MOST_CORRECTIONS)].sort(
    (one, other) => one.passage.start - other.passage.start,
  );
