/**
 * [Note: sessions of several tabs]
 * A session that is not remembered lives in this tab's session storage. Incident cards and timeline links open new
 * tabs, which start with an empty one: they ask the tabs that are open. Refresh tokens rotate, so a tab takes over
 * what another one has refreshed; otherwise it would one day present a token of long ago, and the server would take
 * that for theft and end the session everywhere.
 */
import { readStored, removeStored, writeStored } from '#web/lib/safe-storage.ts';
import { isRemembered } from './remember.ts';
import { sessionStorageAdapter } from './session-storage.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';

const CHANNEL = 'recueil.tabs';
/** Says that some tab may hold a session, so that a first visit asks nobody and waits for nothing. */
const HINT = 'recueil.tab-session';
const ANSWER_WITHIN_MS = 150;

type Message = { kind: 'ask' } | { kind: 'have'; session: StoredSession } | { kind: 'gone' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const post = (message: Message): void => channel?.postMessage(message);

/**
 * Answers other tabs from now on; `onGone` is called when one of them left the session for all. This tab's own copy goes
 * first, or a reload would sign in with it again. auth-js keeps no other: its timer finds nothing to refresh, and it
 * drops a refresh that is under way when the storage was emptied meanwhile.
 */
export const answerTabs = (storageKey: string, onGone: () => void): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'gone') {
      sessionStorageAdapter.removeItem(storageKey);
      onGone();
    }
    const session = data.kind === 'ask' && !isRemembered() ? readStoredSession(storageKey) : null;
    if (session !== null) post({ kind: 'have', session });
  });
};

/** The session that another tab holds, kept in this one too; null when none answers. */
export const askTabs = async (storageKey: string): Promise<StoredSession | null> => {
  if (channel === null || isRemembered() || readStored('local', HINT) === null) return null;
  const answered = Promise.withResolvers<StoredSession | null>();
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'have') answered.resolve(data.session);
  };
  channel.addEventListener('message', onMessage);
  const timer = setTimeout(() => {
    // Every tab that held it is closed.
    removeStored('local', HINT);
    answered.resolve(null);
  }, ANSWER_WITHIN_MS);
  post({ kind: 'ask' });
  const session = await answered.promise;
  clearTimeout(timer);
  channel.removeEventListener('message', onMessage);
  if (session !== null) sessionStorageAdapter.setItem(storageKey, JSON.stringify(session));
  return session;
};

/** Takes over a session that another tab has refreshed, and leaves the hint that there is one. */
export const keepNewest = (storageKey: string, session: StoredSession): void => {
  if (!isRemembered()) writeStored('local', HINT, '1');
  const own = readStoredSession(storageKey);
  if (own !== null && (own.expires_at ?? 0) < (session.expires_at ?? 0)) {
    sessionStorageAdapter.setItem(storageKey, JSON.stringify(session));
  }
};

/** Tells the other tabs that the session was left here, for all of them. */
export const tellTabsGone = (): void => {
  removeStored('local', HINT);
  post({ kind: 'gone' });
};
