import type { Session } from '@supabase/auth-js';
import { sessionStorageAdapter } from './session-storage.ts';

/** The part of a stored session that we rely on. */
export type StoredSession = Pick<Session, 'access_token' | 'refresh_token' | 'expires_at' | 'user'>;

/** A stored session is valid only with access_token, refresh_token and expires_at (spec.md, 3). */
const isValid = (value: unknown): value is StoredSession => {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, expires_at } = value as Partial<Record<string, unknown>>;
  return Boolean(access_token) && Boolean(refresh_token) && Boolean(expires_at);
};

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
