import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';
import { createStore, useStore } from '#web/lib/store/store.ts';
import { isLanguage, type Language } from './languages.ts';
import { loadShownCatalogues } from './texts.ts';

const KEY = 'recueil.language';

const stored = readStored('local', KEY);

/** The language that the person asked for; null while each screen keeps its own (spec: mostly French). */
const choice = createStore<Language | null>(isLanguage(stored) ? stored : null);

/** The explicit choice, or null. */
export const languageChoice = (): Language | null => choice.get();

/** The explicit choice, followed. */
export const useLanguageChoice = (): Language | null => useStore(choice);

/** Remembers the choice for every screen of this browser. The screen changes at once when its texts are there. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  writeStored('local', KEY, language);
  // Offline, the screens wait for their texts by themselves.
  await loadShownCatalogues(language).catch(() => undefined);
  choice.set(language);
};
