/** What the person has told, ready to be compared with. */
import { fold, sentencesOf } from '../../text/text.ts';
import { isFirstName } from '../../understanding/people/first-names.ts';
import { ROLES } from '../../understanding/people/role-words.ts';
import { holds } from '../../understanding/words/phrases.ts';
import { wordList } from '../vocabulary/word-list.ts';
import { withAntecedents } from './antecedents.ts';
import { type FramedWord, framed } from './left-out.ts';
import { stemOf } from './stem.ts';
import { stemsOf, type Token, tokensOf, wordsOf } from './tokens.ts';

export interface Told {
  /** All words, folded, and their stems. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Sentence by sentence. */
  sentences: readonly (readonly Token[])[];
  /** The same with what is affirmed told from what is denied, doubted or said by others. See left-out.ts. */
  framed: readonly (readonly FramedWord[])[];
  /** The stems that are affirmed at least once, and those of what is named as a person. */
  affirmed: ReadonlySet<string>;
  /** The whole of it, folded; null when it is not known what was told, so that quotes cannot be compared. */
  text: string | null;
  /** Words of danger or distress came before: the numbers for help may be named (help-numbers.ts). */
  afterAlarm: boolean;
  /** Somebody has been mentioned, by whatever word. */
  hasPeople: boolean;
}

export interface ToldOptions {
  afterAlarm?: boolean;
}

const PRONOUNS = /\b(?:il|elle|ils|elles|lui|eux|on|mme|mr|madame|monsieur|quelqu'un|personne)\b/;

/**
 * What is not asked of it is not worked out: most replies of the guide hold none of the person's words.
 * @param told null when it is not known what was told
 */
export const toldFrom = (told: string | null, { afterAlarm = false }: ToldOptions = {}): Told => {
  const written = told ?? '';
  const text = once(() => fold(written));
  const words = once(() => new Set(wordsOf(text())));
  const stems = once(() => new Set(tokensOf(text()).flatMap(stemsOf)));
  const sentences = once(() => withAntecedents(sentencesOf(written)));
  const framing = once(() => framed(sentencesOf(written).map(fold)));
  const affirmed = once(() => affirmedIn(framing(), namesIn(written)));
  const hasPeople = once(
    () =>
      PRONOUNS.test(text()) || holds(ROLES, text()) || [...words()].some((word) => isFirstName(word, false)),
  );
  return {
    afterAlarm,
    get words() {
      return words();
    },
    get stems() {
      return stems();
    },
    get sentences() {
      return sentences();
    },
    get framed() {
      return framing();
    },
    get affirmed() {
      return affirmed();
    },
    get text() {
      return told === null ? null : text();
    },
    get hasPeople() {
      return hasPeople();
    },
  };
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+/gu;
const namesIn = (written: string): ReadonlySet<string> =>
  new Set([...written.matchAll(CAPITALISED)].map(([name]) => fold(name)));

/** Who somebody is, is no fact that a denial takes back; "ce n'était pas Karim" alone does. */
const affirmedIn = (
  sentences: readonly (readonly FramedWord[])[],
  names: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    sentences.flatMap((sentence) =>
      sentence
        .filter(
          ({ word, frame }) =>
            frame === null ||
            (frame !== 'identity' && (names.has(word) || holds(ROLES, word) || isFirstName(word, false))),
        )
        .flatMap(({ word }) => tokensOf(word).flatMap(stemsOf)),
    ),
  );

/** The person used this word, and not only to deny it, to doubt it or to say what others said. */
export const isAffirmed = (word: string, { affirmed }: Told): boolean =>
  /^\d/.test(word) || affirmed.has(stemOf(word));

/** The person used this word, in whatever form. */
export const isTold = (word: string, { words, stems }: Told): boolean =>
  words.has(word) || (!/^\d/.test(word) && stems.has(stemOf(word)));

const AUXILIARIES = wordList('a ai as ont avait avais avaient est es etait ete');

/** Told as going on, not as done once: "m'envoie", "m'envoyait", where "m'a envoyé" is not enough. */
export const isToldOngoing = (word: string, { sentences }: Told): boolean =>
  sentences.some((sentence) =>
    sentence.some(
      (token, at) =>
        stemsOf(token).includes(stemOf(word)) &&
        !sentence.slice(Math.max(0, at - 2), at).some((before) => AUXILIARIES.has(before.word)),
    ),
  );
