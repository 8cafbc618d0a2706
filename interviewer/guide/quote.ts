/**
 * A few of the person's own words, to the letter, before something is asked: so that they see that they were read. Only words in which
 * something was read; never the whole message, never what was refused or asked, never an insult.
 */
import type { Proposal } from '../proposals/proposal.ts';
import { takenBackIn } from '../proposals/taken-back.ts';
import { fold } from '../text/fold.ts';
import { once } from '../text/remember.ts';
import type { Clause } from '../text/sentences.ts';
import { stemOf } from '../text/spelling.ts';
import type { Word } from '../text/words.ts';
import INSULTS from './insults.json' with { type: 'json' };
import WORDS from './plain-words.json' with { type: 'json' };
import { spelledOut } from './says.ts';
import type { Standing } from './standing.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 13;
const MAX_CHARACTERS = 90;

/** Without them "je dors plus" says its contrary: nothing is cut before them, and they are never left out. */
const DENIALS = new Set('pas plus jamais rien personne aucun aucune pa plu'.split(' '));
const withoutDenials = (words: readonly string[]) => new Set(words.filter((word) => !DENIALS.has(word)));
/** A clause may be cut before these. */
const BREAKS = withoutDenials(WORDS.breaks);
/** Nothing ends with these, nor with a pronoun or an auxiliary that waits for its verb. */
const OPEN_ENDS = withoutDenials(WORDS.openEnds);
const LEADING = new Set(WORDS.leading);
const SUBORDINATE = new Set(WORDS.subordinate);
/** The tool is spoken to, something is put right, or somebody is named: none of it is to be said back. */
const UNFIT = new Set(WORDS.unfit);
const insultStems = once(() => new Set(INSULTS.words.map((one) => stemOf(fold(one)))));
const insultPhrases = once(() => INSULTS.phrases.map(spelledOut));

/** What is worth saying again: what it did to the person, what was done, and what they did. */
const WEIGHTS: Partial<Record<Proposal['detail'], number>> = { impact: 4, description: 3, actions: 2 };

interface Candidate {
  words: readonly Word[];
  weight: number;
}

/** The first and the last place of words as they are written; "j'ai" counts as one. */
const written = (words: readonly Word[]): number => new Set(words.map(({ start }) => start)).size;

/** Without what leads into words and what waits for more. */
export const trimmed = (words: readonly Word[]): Word[] => {
  const from = words.findIndex(({ plain }) => !LEADING.has(plain));
  const to = words.findLastIndex(({ plain }) => !OPEN_ENDS.has(plain));
  return from === -1 ? [] : words.slice(from, to + 1);
};

/** Cut at the last place where a part of the sentence ends. */
const cutTo = (words: readonly Word[], most: number): Word[] => {
  if (words.length <= most) return trimmed(words);
  const at = words
    .slice(0, most + 1)
    .findLastIndex(({ plain }, index) => index >= MIN_WORDS && BREAKS.has(plain));
  return at === -1 ? [] : trimmed(words.slice(0, at));
};

/** Of what was read in a clause, what weighs most. */
const weightOf = (clause: Clause, fresh: readonly Proposal[], messageId: string): number => {
  const read = fresh.filter(
    ({ passages, isDenial }) =>
      !isDenial &&
      passages.some((one) => one.messageId === messageId && one.start < clause.end && clause.start < one.end),
  );
  return Math.max(0, ...read.map(({ detail }) => WEIGHTS[detail] ?? 0));
};

/** What may be said again of the last message; null for nothing. */
export const quoteFrom = ({ last, heard, fresh, alarm, reading }: Standing): string | null => {
  if (last === null || alarm !== null) return null;
  const isTakenBack = takenBackIn(reading.incidents);
  const whole = written(heard.sentences.flatMap(({ clauses }) => clauses.flatMap(({ words }) => words)));
  const candidates = heard.sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ clauses }) =>
      // "Elle a dit" says nothing without what she said.
      clauses.filter(({ isQuoted }, at) => !isQuoted && clauses[at + 1]?.isQuoted !== true),
    )
    .flatMap((clause): Candidate[] => {
      const weight = weightOf(clause, fresh, last.id);
      if (weight === 0 || (clause.isNegated && weight < 4)) return [];
      const full = cutTo(clause.words, MAX_WORDS);
      const words = written(full) < whole ? full : cutTo(full, full.length - 1);
      const isMain = !SUBORDINATE.has(words[0]?.plain ?? '');
      return written(words) < MIN_WORDS ? [] : [{ words, weight: isMain ? weight : weight - 1 }];
    })
    .filter(({ words }) => isFit(words, last.content) && !isTakenBack(sliceOf(words, last.content)));
  const [best] = candidates.sort(
    (one, other) => other.weight - one.weight || other.words.length - one.words.length,
  );
  return best === undefined ? null : sliceOf(best.words, last.content);
};

/** Words as they were written. */
export const sliceOf = (words: readonly Word[], content: string): string =>
  content.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

const isFit = (words: readonly Word[], content: string): boolean => {
  const slice = sliceOf(words, content);
  return (
    slice.length <= MAX_CHARACTERS &&
    !/[«»“”"?!\n*_]/.test(slice) &&
    !words.some(({ plain, stem }) => UNFIT.has(plain) || insultStems().has(stem)) &&
    !insultPhrases().some((one) => spelledOut(slice).includes(one))
  );
};
