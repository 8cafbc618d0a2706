/** What the person has told, ready to be compared with. */
import { fold, sentencesOf } from '../../text/text.ts';
import { isFirstName } from '../../understanding/people/first-names.ts';
import { ROLES } from '../../understanding/people/role-words.ts';
import { holds } from '../../understanding/words/phrases.ts';
import { wordList } from '../vocabulary/word-list.ts';
import { withAntecedents } from './antecedents.ts';
import { stemOf } from './stem.ts';
import { stemsOf, type Token, tokensOf, wordsOf } from './tokens.ts';

export interface Told {
  /** All words, folded, and their stems. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Sentence by sentence. */
  sentences: readonly (readonly Token[])[];
  /** The whole of it, folded; null when it is not known what was told, so that quotes cannot be compared. */
  text: string | null;
  /** Somebody has been mentioned, by whatever word. */
  hasPeople: boolean;
}

const PRONOUNS = /\b(?:il|elle|ils|elles|lui|eux|on|mme|mr|madame|monsieur|quelqu'un|personne)\b/;

/**
 * What is not asked of it is not worked out: most replies of the guide hold none of the person's words.
 * @param told null when it is not known what was told
 */
export const toldFrom = (told: string | null): Told => {
  const written = told ?? '';
  const text = once(() => fold(written));
  const words = once(() => new Set(wordsOf(text())));
  const stems = once(() => new Set(tokensOf(text()).flatMap(stemsOf)));
  const sentences = once(() => withAntecedents(sentencesOf(written)));
  const hasPeople = once(
    () =>
      PRONOUNS.test(text()) || holds(ROLES, text()) || [...words()].some((word) => isFirstName(word, false)),
  );
  return {
    get words() {
      return words();
    },
    get stems() {
      return stems();
    },
    get sentences() {
      return sentences();
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
