/** A sentence with all that is known while it is read. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import CUES from './cues.json' with { type: 'json' };
import { isBetween, type Line, plainAt } from './line.ts';
import type { Known, Memory } from './memory.ts';
import type { Mention } from './mention.ts';

type Sense = keyof typeof CUES;
export type Cue = PhraseMatch<Sense>;
const LEXICON = lexiconOf<Sense>(CUES);

/** A mention with the person it speaks of. */
export interface Placed {
  mention: Mention;
  /** Changes where a name turns out to be of somebody told before. */
  known: Known;
}

export interface Scene {
  memory: Memory;
  line: Line;
  placed: readonly Placed[];
  /** Spoken of in this turn. */
  here: Set<Known>;
  cues: readonly Cue[];
  /** The sentence before told who saw or was there: "Jean-Luc aussi", "et la stagiaire". */
  wasTold: boolean;
}

/** What the words of a sentence that stand in no quotation say. */
export const cuesOf = (line: Line): Cue[] =>
  findPhrases(LEXICON, line.words, isBetween(line, 0, line.words.length, 'negations')).filter(
    ({ from }) => line.isQuoted[from] !== true,
  );

/** One of the senses is told, by words of which the last stands from a place on, and up to another. */
export const isTold = (cues: readonly Cue[], senses: readonly Sense[], from = 0, to = Infinity): boolean =>
  cues.some((cue) => senses.includes(cue.sense) && cue.to >= from && cue.to <= to);

export const isNegated = (line: Line, from: number, to: number): boolean =>
  isBetween(line, from + 1, to + 2, 'negations');

const CONDITIONAL = /(?:rais|rait|raient)$/;
const UNREAL = /^(?:support|peur|crain|redout|veu[xt]|voudr|voulai|atten|esper|imagin|arriv)/;

/** "Je ne supporte plus qu'un passager me frôle", "il me frapperait": of a subject, and of verbs from a place to another. */
export const areUnreal = (line: Line, subject: number, from: number, to: number): boolean =>
  line.words.slice(from, to + 1).some(({ plain }) => CONDITIONAL.test(plain)) ||
  ([1, 2].some((offset) => plainAt(line, subject - offset) === 'que') &&
    [2, 3, 4].some((offset) => UNREAL.test(plainAt(line, subject - offset))));
