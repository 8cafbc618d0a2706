/** A sentence with all that is known while it is read. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import CUES from './cues.json' with { type: 'json' };
import type { Line } from './line.ts';
import type { Known, Memory } from './memory.ts';
import { behindPronoun, groupBefore, type Placed, type Subject } from './subjects.ts';

export type Cue = keyof typeof CUES;
const LEXICON = lexiconOf<Cue>(CUES);

/** A sentence and what is known while it is read. */
export interface Scene {
  memory: Memory;
  line: Line;
  placed: readonly Placed[];
  /** Spoken of in this turn. */
  here: Set<Known>;
  cues: readonly PhraseMatch<Cue>[];
  /** The sentence before told who saw or was there: "Jean-Luc aussi", "et la stagiaire". */
  wasTold: boolean;
}

const NEGATIONS = new Set('ne pas rien jamais personne aucun aucune ni'.split(' '));
export const MINE = new Set('mon ma mes moi notre nos'.split(' '));
export const CONDITIONAL = /(?:rais|rait|raient)$/;

export const cuesOf = ({ words, isQuoted }: Line): PhraseMatch<Cue>[] =>
  findPhrases(
    LEXICON,
    words,
    words.some(({ plain }) => NEGATIONS.has(plain)),
  ).filter(({ from }) => isQuoted[from] !== true);

export const hasCue = (cues: readonly PhraseMatch<Cue>[], sense: Cue): boolean =>
  cues.some((one) => one.sense === sense);

export const isNegated = (line: Line, from: number, to: number): boolean =>
  line.words.slice(Math.max(0, from + 1), to + 2).some(({ plain }) => NEGATIONS.has(plain));

export const peopleOf = ({ memory, here, placed, line }: Scene, subject: Subject): readonly Known[] => {
  if (subject.is === 'people') return subject.people;
  if (subject.is !== 'pronoun') return [];
  const found = behindPronoun(memory, here, placed, subject);
  if (found === undefined) return [];
  const index = placed.findLastIndex(({ mention, known }) => known === found && mention.to < subject.at);
  return subject.isPlural && index !== -1 ? groupBefore(line, placed, index) : [found];
};

export const hasAuthor = ({ people, isAuthorUnsaid }: Memory): boolean =>
  isAuthorUnsaid || people.some(({ part }) => part === 'author');
