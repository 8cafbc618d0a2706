import type { AuthClient } from '@supabase/auth-js';
import { serverConfig } from '#web/lib/config.ts';
import type { StoredSession } from '../kept/stored-session.ts';

export type Auth = InstanceType<typeof AuthClient>;

let loading: Promise<Auth> | undefined;

let storageKey: string | null = null;

/**
 * The key under which auth-js keeps the session: `{slug}-auth-token`. It waits for the server's word as long as that
 * takes: under a guessed key a signed-in person would look signed out for the whole visit.
 */
export const sessionStorageKey = async (): Promise<string> => {
  storageKey ??= `${(await serverConfig()).productSlug}-auth-token`;
  return storageKey;
};

/** The same name without waiting; null until `sessionStorageKey` has resolved once. */
export const lastStorageKey = (): string | null => storageKey;

/**
 * The auth client, loaded when it is first needed: a first visit of the sign-in screen does not pay for it.
 * Screens use `auth()` from `session.ts`, which also follows what happens to the session.
 */
export const loadAuthClient = (): Promise<Auth> => {
  loading ??= create().catch((error: unknown) => {
    // The chunk did not arrive (offline, a new release): the next caller tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

const create = async (): Promise<Auth> => {
  const [{ createAuthClient }, key] = await Promise.all([
    import('./auth-client-module.ts'),
    sessionStorageKey(),
  ]);
  return createAuthClient(key);
};

/** `usableSession` of `usable-session.ts`, which lies in the client's chunk. */
export const usableSession = async (key: string): Promise<StoredSession | null> =>
  (await import('./auth-client-module.ts')).usableSession(key);
