import { choosePreference, preference, usePreference } from '#web/lib/preferences/preferences.ts';
import type { Language } from './languages.ts';
import { loadShownCatalogues } from './texts.ts';

/** The language that the person asked for; null while each screen keeps its own (spec: mostly French). */
export const languageChoice = (): Language | null => preference('language');

/** The same, followed. */
export const useLanguageChoice = (): Language | null => usePreference('language');

/** Loads what the shown screens say in that language, so that they change at once. Never fails. */
export const showLanguage = async (language: Language | null): Promise<void> => {
  // Offline, the screens wait for their texts by themselves.
  if (language !== null) await loadShownCatalogues(language).catch(() => undefined);
};

/** Remembers the choice for every screen; null: each screen in its own language. */
export const chooseLanguage = async (language: Language | null): Promise<void> => {
  await showLanguage(language);
  choosePreference('language', language);
};
