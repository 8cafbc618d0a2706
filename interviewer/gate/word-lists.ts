/** The data of this folder, read once: lists of words in all their forms, and lists of phrases. */
import { fold } from '../text/fold.ts';
import { once } from '../text/remember.ts';
import type { Word } from '../text/words.ts';
import ASKABLE from './lists/askable.json' with { type: 'json' };
import CARE from './lists/care.json' with { type: 'json' };
import LOADED from './lists/loaded.json' with { type: 'json' };
import NEUTRAL from './lists/neutral.json' with { type: 'json' };
import ACTS from './lists/open-acts.json' with { type: 'json' };
import REFUSED_PHRASES from './lists/refused-phrases.json' with { type: 'json' };
import { writtenWordsOf } from './said.ts';
import { formsOf } from './verb-forms.ts';

interface Forms {
  /** With accents, as models write. */
  written: ReadonlySet<string>;
  folded: ReadonlySet<string>;
}

/** The forms of its words, made when they are first asked for. */
export type WordList = () => Forms;

const listOf = (lists: Readonly<Record<string, readonly string[]>>): WordList =>
  once(() => {
    const words = Object.values(lists).flat().join(' ').split(' ');
    const forms = words.flatMap(formsOf);
    return { written: new Set(forms), folded: new Set(forms.map(fold)) };
  });

const writtenOf = ({ raw }: Word): string => raw.toLowerCase().normalize('NFC');

/** A word that is written with accents is looked for with them: "prêté" is not "prête". */
export const isIn = (list: WordList, word: Word): boolean => {
  const written = writtenOf(word);
  const forms = list();
  if (forms.written.has(written)) return true;
  return (fold(written) !== word.plain || fold(written) === written) && forms.folded.has(word.plain);
};

/** What can be asked of any account, and brings nothing with it. */
export const NEUTRAL_WORDS = listOf(NEUTRAL);
/** What one may ask for ("un courriel", "quelle machine") and not presuppose ("le courriel", "la machine"). */
export const ASKABLE_WORDS = listOf(ASKABLE);
/** What is said of help and of safety once danger or distress was told. */
export const CARE_WORDS = listOf(CARE);

/** What others may have done, and need not be told before it is asked for: "qui vous a prévenue", "quand a-t-il répondu". */
export const OPEN_ACTS = listOf(ACTS);
/** Never asked for, however openly, before it was told: "quelle honte", "quelle menace". */
export const LOADED_WORDS = listOf(LOADED);

export type PhraseSense = keyof typeof REFUSED_PHRASES;

export interface Phrase {
  sense: PhraseSense;
  /** The words with a space on both sides; none behind a beginning ("exagér*"). */
  words: string;
}

/** The words of a text as phrases are looked for in them: with accents, elided ones written out. */
export const spaced = (words: readonly Word[]): string =>
  ` ${words.map((word) => (fold(writtenOf(word)) === word.plain ? writtenOf(word) : word.plain)).join(' ')} `;

const phraseOf = (sense: PhraseSense, written: string): Phrase => {
  const words = spaced(writtenWordsOf(written.replace('*', '')));
  return { sense, words: written.endsWith('*') ? words.trimEnd() : words };
};

const refusedPhrases = once((): readonly Phrase[] =>
  (Object.keys(REFUSED_PHRASES) as PhraseSense[]).flatMap((sense) =>
    REFUSED_PHRASES[sense].map((written) => phraseOf(sense, written)),
  ),
);

/**
 * The phrases that stand in spaced words, in the order of the list. Accents count where the text has any: "il a remarqué" holds no
 * "remarque".
 */
export const phrasesIn = (text: string): readonly Phrase[] => {
  const phrases = refusedPhrases();
  const hasAccents = fold(text) !== text;
  const harmless = phrases.filter(({ sense }) => sense === 'harmless');
  const rest = harmless.reduce((left, { words }) => left.replaceAll(words, ' … '), text);
  return phrases.filter(
    ({ sense, words }) => sense !== 'harmless' && rest.includes(hasAccents ? words : fold(words)),
  );
};
