import { isLocked } from '#web/lib/idle-lock/lock-mark.ts';
import {
  forgetCookie,
  hasMark,
  isForgettingOwed,
  oweForgetting,
  settleForgetting,
  stopRestoring,
} from '../kept/refresh-cookie.ts';
import { isRemembered } from '../kept/remember.ts';
import { readStoredSession } from '../kept/stored-session.ts';
import { noteMailTicket } from './mail-ticket.ts';
import { noteRefresh } from './refresh-fault.ts';
import { refreshOnce, replacesTokens, replaceTokens } from './refresh-once.ts';
import { isRefusal } from './usable-session.ts';

const REFRESH = '/token?grant_type=refresh_token';
const OUTAGE = 503;
/** Whose answers may open a session, and set its cookies: sign-up, sign-in, codes of mails and of second factors. */
const OPENS_SESSION = /\/(?:signup|verify|token)(?:\?|$)/;

/** How auth-js reaches the server: refreshes are put in line, and cookies go where nobody is to be remembered. */
export const createAuthFetch =
  (storageKey: string): typeof fetch =>
  async (input, init) => {
    const address = String(input);
    const send = () =>
      replacesTokens(address) ? replaceTokens(storageKey, () => fetch(input, init)) : fetch(input, init);
    if (address.endsWith(REFRESH))
      return refresh(storageKey, refreshTokenOf(init), () => fetch(input, sayingLocked(storageKey, init)));
    const answer = await (OPENS_SESSION.test(address) ? openSession(send) : send());
    noteMailTicket(address, init?.method, answer);
    return answer;
  };

/** auth-js drops the session at every answer that it does not take for an outage: it sees every fault as one. */
const refresh: typeof refreshOnce = async (storageKey, refreshToken, send) => {
  try {
    const answer = await refreshOnce(storageKey, refreshToken, send);
    const isFault = !answer.ok && !isRefusal(answer.status);
    noteRefresh(isFault);
    return isFault ? new Response(null, { status: OUTAGE }) : answer;
  } catch (error) {
    noteRefresh(true);
    throw error;
  }
};

/** The cookie that opens files as plain links does not come back with new tokens while the screen is locked. */
const sayingLocked = (storageKey: string, init: RequestInit | undefined): RequestInit | undefined => {
  const kept = readStoredSession(storageKey);
  if (kept === null || !isLocked(kept.access_token)) return init;
  const headers = new Headers(init?.headers);
  headers.set('x-screen-locked', '1');
  return { ...init, headers };
};

const refreshTokenOf = (init: RequestInit | undefined): string => {
  const { refresh_token } = JSON.parse(String(init?.body)) as { refresh_token?: unknown };
  return String(refresh_token);
};

const openSession = async (send: () => Promise<Response>): Promise<Response> => {
  stopRestoring();
  const wasOwed = isForgettingOwed();
  // The page may end between the answer and what is done about its cookie.
  if (!isRemembered()) oweForgetting();
  const answer = await send();
  if (hasMark()) {
    if (isRemembered()) settleForgetting();
    else void forgetCookie();
  } else if (!wasOwed) {
    settleForgetting();
  }
  return answer;
};
