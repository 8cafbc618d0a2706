/** Names that are words of French as well: 'Rose', 'Pierre', 'Petit'. */
import french from 'dictionary-fr';
import { foldText } from '#contract/common/folded-text.ts';
import { ALSO_WORDS, NAMES_FIRST } from './word-lists.ts';

let read: ReadonlySet<string> | undefined;

/** The words of the dictionary of the Dicollecte project (package dictionary-fr), folded; names stand in it with a capital. */
const dictionary = (): ReadonlySet<string> => {
  read ??= new Set(
    new TextDecoder()
      .decode(french.dic)
      .split('\n')
      .map((line) => line.replace(/[/\t].*/, ''))
      .filter((word) => /^\p{Ll}/u.test(word))
      .map(foldText),
  );
  return read;
};

/** True for a folded word that stands in French for something else than a person; a plural counts as its word. */
export const isCommonWord = (folded: string): boolean => {
  if (NAMES_FIRST.has(folded)) return false;
  if (ALSO_WORDS.has(folded)) return true;
  return [folded, folded.replace(/[sx]$/, '')].some((form) => form.length > 1 && dictionary().has(form));
};
