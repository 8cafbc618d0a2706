/** Doubts in words: "je suis plus sûre de l'heure", "je ne sais pas si c'est du harcèlement". */
import type { DetailKind } from '#contract/interview.ts';
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Clause, Sentence } from '../text/sentences.ts';
import type { Word } from '../text/words.ts';
import { type Label, labelsIn, typesOf } from './labels.ts';
import type { About, Move } from './move.ts';
import { findSense, hasSense, type Sense } from './senses.ts';

const NAMED: readonly (readonly [Sense, DetailKind, 'day' | 'time' | null])[] = [
  ['time', 'when', 'time'],
  ['day', 'when', 'day'],
  ['people', 'people', null],
  ['where', 'where', null],
];
/** What is doubted stands close to the words of doubt. */
const WORDS_BEFORE = 4;
const WORDS_AFTER = 5;

const namedIn = (words: readonly Word[]): About | null => {
  const found = NAMED.find(([sense]) => hasSense(words, sense));
  return found === undefined ? null : { kind: 'detail', detail: found[1], slot: found[2] };
};

/** The labels that a sentence doubts: those behind the words of doubt, or all in a question, which asks for an opinion. */
const doubtedLabels = ({ clauses, isQuestion }: Sentence): Label[] => {
  let isDoubted = isQuestion;
  return clauses.flatMap(({ words, isQuoted }) => {
    const [doubt] = isQuoted ? [] : findSense(words, 'label');
    const labels = isQuoted && !isDoubted ? [] : labelsIn(words);
    const behind = isDoubted ? labels : labels.filter(({ from }) => doubt !== undefined && from > doubt.to);
    isDoubted ||= doubt !== undefined;
    return behind;
  });
};

const unsureIn = (clauses: readonly Clause[]): readonly Word[] | null => {
  for (const { words, isQuoted } of clauses) {
    const [found] = isQuoted ? [] : findSense(words, 'unsure');
    if (found !== undefined) {
      return words.slice(Math.max(0, found.from - WORDS_BEFORE), found.to + 1 + WORDS_AFTER);
    }
  }
  return null;
};

const doubtOf = (turn: Turn, sentence: Sentence): Move[] => {
  const { clauses, start, end, isQuestion } = sentence;
  const passage = passageOf(turn, start, end);
  const labels = doubtedLabels(sentence);
  if (labels.length > 0) return [{ act: 'doubt', passage, about: { kind: 'types', types: typesOf(labels) } }];
  const near = isQuestion ? null : unsureIn(clauses);
  if (near === null) return [];
  return [{ act: 'doubt', passage, about: namedIn(near) ?? { kind: 'sentence', place: { start, end } } }];
};

/** The doubts in a turn, in the order of their words. */
export const readDoubts = (turn: Turn): Move[] =>
  turn.sentences.flatMap((sentence) => doubtOf(turn, sentence));
