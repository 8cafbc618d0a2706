/**
 * [Note: sessions of several tabs]
 * A session that is not remembered lives in this tab's session storage. Incident cards and timeline links open new
 * tabs, which start with an empty one: they ask the tabs that are open. Refresh tokens rotate, so a tab takes over
 * what another one has refreshed; otherwise it would one day present a token of long ago, and the server would take
 * that for theft and end the session everywhere. So a tab that is about to refresh waits for its turn and then asks
 * whether that has been done already (`refresh-once.ts`): it may have slept through the announcement. The code of a second factor
 * and a recovery code take their turn too, since the server knows no token from before it any more.
 */
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';
import { isRemembered } from './remember.ts';
import { sessionStorageAdapter } from './session-storage.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';

const CHANNEL = 'recueil.tabs';
/** Says that some tab may hold a session, so that a first visit asks nobody and waits for nothing. */
const HINT = 'recueil.tab-session';
/** A tab that holds the session may be busy; waited for once, because the hint goes with it. */
const SESSION_WITHIN_MS = 500;
/** Mostly nobody has anything newer, and every refresh waits for that. */
const NEWER_WITHIN_MS = 200;

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
  if (isRemembered() || readStored('local', HINT) === null) return null;
  const session = await ask(SESSION_WITHIN_MS, () => true);
  if (session !== null) sessionStorageAdapter.setItem(storageKey, JSON.stringify(session));
  // Every tab that held it is closed.
  else removeStored('local', HINT);
  return session;
};

/** What another tab has refreshed since, of the same person; null when none has. */
export const askTabsForNewer = (own: StoredSession): Promise<StoredSession | null> =>
  ask(
    NEWER_WITHIN_MS,
    ({ user, expires_at }) => user.id === own.user.id && (expires_at ?? 0) > (own.expires_at ?? 0),
  );

/** The first answer of a tab that will do. */
const ask = async (
  withinMs: number,
  willDo: (session: StoredSession) => boolean,
): Promise<StoredSession | null> => {
  if (channel === null) return null;
  const answered = Promise.withResolvers<StoredSession | null>();
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'have' && willDo(data.session)) answered.resolve(data.session);
  };
  channel.addEventListener('message', onMessage);
  const timer = setTimeout(() => answered.resolve(null), withinMs);
  post({ kind: 'ask' });
  const session = await answered.promise;
  clearTimeout(timer);
  channel.removeEventListener('message', onMessage);
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
