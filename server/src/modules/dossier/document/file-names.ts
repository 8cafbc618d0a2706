/** The names of files, as a dossier shows them. Pure. */
import type { DossierLanguage } from '#verifier/dossier/format.ts';
import type { NamesInFiles } from './persons-shown.ts';
import { showText } from './shown-text.ts';

/** A file whose own name is not shown. */
export const NAMELESS: Readonly<Record<DossierLanguage, string>> = { fr: 'fichier', en: 'file' };

/**
 * With persons called otherwise, as in every text. Names of files are written without spaces ('lettreDUPONT.txt'): where a name stands
 * in one that no rule of language finds, the whole of it is left out.
 */
export const shownFileName = (name: string, names: NamesInFiles, language: DossierLanguage): string => {
  const { text } = showText(name, [], names.find(name));
  return names.areIn(text) ? NAMELESS[language] : text;
};
