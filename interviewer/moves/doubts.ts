/** Doubts in words: "je suis plus sûre de l'heure", "je ne sais pas si c'est du harcèlement". */
import type { DetailKind } from '#contract/interview.ts';
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Clause, Sentence } from '../text/sentences.ts';
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

/** The labels that a sentence doubts: those behind the words of doubt, or all in a question, which asks for an opinion. */
const doubtedLabels = ({ clauses, isQuestion }: Sentence): Label[] => {
  let isDoubted = isQuestion;
  return clauses.flatMap(({ words, isQuoted }) => {
    const [doubt] = isQuoted ? [] : findSense(words, 'label');
    const from = isDoubted ? 0 : (doubt?.to ?? Number.POSITIVE_INFINITY);
    isDoubted ||= doubt !== undefined;
    return labelsIn(words).filter((label) => label.from >= from);
  });
};

/** The detail that is doubted: it is named in the same clause. */
const doubtedDetail = ({ words, isQuoted }: Clause): About | null => {
  const [found] = isQuoted ? [] : findSense(words, 'unsure');
  if (found === undefined) return null;
  const near = words.slice(Math.max(0, found.from - WORDS_BEFORE), found.to + 1 + WORDS_AFTER);
  const named = NAMED.find(([sense]) => hasSense(near, sense));
  return named === undefined ? null : { kind: 'detail', detail: named[1], slot: named[2] };
};

/** The doubts in a turn, in the order of their words; at most one a sentence. */
export const readDoubts = (turn: Turn): Move[] =>
  turn.sentences.flatMap((sentence): Move[] => {
    const types = typesOf(doubtedLabels(sentence));
    const details = sentence.isQuestion ? [] : sentence.clauses.flatMap((one) => doubtedDetail(one) ?? []);
    const about: About | undefined = types.length > 0 ? { kind: 'types', types } : details[0];
    const passage = passageOf(turn, sentence.start, sentence.end);
    return about === undefined ? [] : [{ act: 'doubt', passage, about }];
  });
