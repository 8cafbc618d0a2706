import type { Session } from '@supabase/auth-js';
import { storedKeys } from '#web/lib/store/safe-storage.ts';
import { sessionStorageAdapter } from './session-storage.ts';

/** The part of a stored session that we rely on. */
export type StoredSession = Pick<Session, 'access_token' | 'refresh_token' | 'expires_at' | 'user'>;

/** A stored session is valid only with access_token, refresh_token and expires_at (spec.md, 3). */
const isValid = (value: unknown): value is StoredSession => {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, expires_at } = value as Partial<Record<string, unknown>>;
  return Boolean(access_token) && Boolean(refresh_token) && Boolean(expires_at);
};

const KEY_END = '-auth-token';

/**
 * True when some session is kept here, while the server has not said yet under which name: then the page waits instead of
 * asking the person to sign in again.
 */
export const keepsSomeSession = (): boolean => someKeptSession() !== null;

/** That session. */
export const someKeptSession = (): StoredSession | null =>
  (['session', 'local'] as const)
    .flatMap((kind) => storedKeys(kind, ''))
    .filter((key) => key.endsWith(KEY_END))
    .map(readStoredSession)
    .find((kept) => kept !== null) ?? null;

/** The session kept in this browser; one that is not valid is removed and counts as none. */
export const readStoredSession = (storageKey: string): StoredSession | null => {
  const text = sessionStorageAdapter.getItem(storageKey);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch {
    // Not JSON: removed below.
  }
  sessionStorageAdapter.removeItem(storageKey);
  return null;
};
