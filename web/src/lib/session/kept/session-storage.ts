import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';
import { isRemembered } from './remember.ts';

/**
 * PKCE verifiers are always kept in local storage: the link in a mail opens another tab, which must find them.
 * They are worthless without the one-time code, and removed once used.
 */
const isVerifier = (key: string) => key.endsWith('-code-verifier');

/**
 * Where auth-js keeps the session: local storage when the person asked to be remembered, else session storage,
 * which goes with the tab. Never in both; in memory when the browser refuses both.
 */
export const sessionStorageAdapter = {
  getItem: (key: string): string | null => readStored('session', key) ?? readStored('local', key),
  setItem: (key: string, value: string): void => {
    const kind = isVerifier(key) || isRemembered() ? 'local' : 'session';
    writeStored(kind, key, value);
    removeStored(kind === 'local' ? 'session' : 'local', key);
  },
  removeItem: (key: string): void => {
    removeStored('session', key);
    removeStored('local', key);
  },
};
