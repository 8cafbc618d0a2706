/** The chunk that holds auth-js and what goes with it; only ever imported dynamically (see `auth-client.ts`). */
import { AuthClient } from '@supabase/auth-js';
import { sessionStorageAdapter } from '../kept/session-storage.ts';
import { createAuthFetch } from './auth-fetch.ts';

export { usableSession } from './usable-session.ts';

export const createAuthClient = (storageKey: string) =>
  new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey,
    storage: sessionStorageAdapter,
    fetch: createAuthFetch(storageKey),
    flowType: 'pkce',
    autoRefreshToken: true,
    detectSessionInUrl: true,
    persistSession: true,
    // Two sign-ups wait for their mails in one browser: each link names its flow, and finds the verifier of that one.
    experimental: { appendPkceFlowIdToRedirects: true },
  });
