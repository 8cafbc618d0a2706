import { readStored, removeStored, writeStored } from './store/safe-storage.ts';
import { createStore, useStore } from './store/store.ts';

/** Also read by public/theme.js before the first paint. */
const KEY = 'recueil.theme';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);

const stored = readStored('local', KEY);
const choice = createStore<Theme>(isTheme(stored) ? stored : 'system');

/** The theme that the person chose, followed; `system` until they do. */
export const useTheme = (): Theme => useStore(choice);

/** Shows the theme now and remembers it in this browser. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    removeStored('local', KEY);
    delete document.documentElement.dataset.theme;
  } else {
    writeStored('local', KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
  choice.set(theme);
};
