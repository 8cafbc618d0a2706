/** Doubts in words: "je suis plus sûre de l'heure", "je ne sais pas si c'est du harcèlement". */
import type { DetailKind } from '#contract/interview.ts';
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Word } from '../text/words.ts';
import DOUBTS from './doubts.json' with { type: 'json' };
import { labelsIn, typesOf } from './labels.ts';
import type { About, Move } from './move.ts';
import { findSequences, sequencesOf } from './sequences.ts';

const UNSURE = sequencesOf(DOUBTS.unsure);
const OF_LABEL = sequencesOf(DOUBTS.label);
const NAMED: readonly (readonly [ReturnType<typeof sequencesOf>, DetailKind, 'day' | 'time' | null])[] = [
  [sequencesOf(DOUBTS.time), 'when', 'time'],
  [sequencesOf(DOUBTS.day), 'when', 'day'],
  [sequencesOf(DOUBTS.people), 'people', null],
  [sequencesOf(DOUBTS.where), 'where', null],
];

const namedIn = (words: readonly Word[]): About | null => {
  for (const [sequences, detail, slot] of NAMED) {
    if (findSequences(sequences, words).length > 0) return { kind: 'detail', detail, slot };
  }
  return null;
};

const doubtOf = (turn: Turn, { clauses, start, end, isQuestion }: Sentence): Move[] => {
  const words = clauses.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words);
  const passage = passageOf(turn, start, end);
  const labels = labelsIn(words);
  const [ofLabel] = findSequences(OF_LABEL, words);
  const doubted = labels.filter(({ from }) => ofLabel !== undefined && from > ofLabel.to);
  // A label in a question asks for an opinion; it is not the person's word for what happened.
  const types = isQuestion ? labels : doubted;
  if (types.length > 0) return [{ act: 'doubt', passage, about: { kind: 'types', types: typesOf(types) } }];
  const [unsure] = findSequences(UNSURE, words);
  if (unsure === undefined || isQuestion) return [];
  const near = words.slice(Math.max(0, unsure.from - 4), unsure.to + 6);
  return [{ act: 'doubt', passage, about: namedIn(near) ?? { kind: 'sentence', place: { start, end } } }];
};

/** The doubts in a turn, in the order of their words. */
export const readDoubts = (turn: Turn): Move[] =>
  turn.sentences.flatMap((sentence) => doubtOf(turn, sentence));
