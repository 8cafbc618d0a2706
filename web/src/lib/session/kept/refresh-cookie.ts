/**
 * [Note: the refresh cookie]
 * Beside the session that auth-js keeps, the server sets the refresh token as a cookie that no script can read, and a
 * mark that scripts can (server/src/modules/auth/requests/cookies.ts). A browser that lost its storage finds its session
 * again by it (`restore-session.ts`). A person who did not ask to be remembered, or has signed out, must not be signed in
 * by it: the browser asks the server to clear the cookie, which only the server can. If that request fails, the next page
 * repeats it before anything else; meanwhile the mark is gone, and without the mark no session is restored.
 */
import { shownConfig } from '#web/lib/config.ts';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

const OWED = 'recueil.forget-cookie';

const markName = (): string => `${shownConfig.get().productSlug}-remembered`;

/** True when the browser holds a refresh cookie, as far as a script can know. */
export const hasMark = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${markName()}=`));

/** True while the server still has to clear the cookie. */
export const isForgettingOwed = (): boolean => readStored('local', OWED) !== null;

/** Promises to forget the cookie, whatever becomes of this page. */
export const oweForgetting = (): void => writeStored('local', OWED, '1');

/** The server has cleared it, or it is wanted after all. */
export const settleForgetting = (): void => removeStored('local', OWED);

/** The part of forgetting that waits for nobody: from now on nothing is restored in this browser. */
export const disownCookie = (): void => {
  oweForgetting();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API could not do it before the page is gone.
  document.cookie = `${markName()}=; path=/; max-age=0; samesite=strict`;
};

/** Has the server clear the cookie; when it cannot be reached that stays owed. Never fails. */
export const forgetCookie = async (): Promise<void> => {
  disownCookie();
  try {
    const { ok } = await fetch('/auth/v1/token', { method: 'DELETE', keepalive: true });
    if (ok) settleForgetting();
  } catch {
    // Owed: the next page tells it.
  }
};

let restoring: AbortController | undefined;

/** The signal of a restoration that begins. */
export const beginRestoring = (): AbortSignal => {
  restoring = new AbortController();
  return restoring.signal;
};

/** Somebody signs in or out by hand: what the cookie would bring back counts no more. */
export const stopRestoring = (): void => restoring?.abort();
