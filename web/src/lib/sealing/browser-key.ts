/**
 * [Note: the browser's key]
 * What waits in this browser is sealed with a key that the server gives to the signed-in account alone, the same one on
 * each of its devices. It is in memory as a key that no script can read out, and nowhere else: a page that is loaded again
 * asks again. IndexedDB could keep it too, but a browser writes such keys to the disk as plain bytes, and what was deleted
 * there can be read for a while: after a sign-out the sealed values would lie beside the key that opens them.
 *
 * When the person goes, nothing is opened any more from that moment. What they typed or said last is still being put
 * away, so the key goes on to seal for a few seconds (`LINGER_MS`).
 */
import {
  BROWSER_KEY_BYTES,
  BROWSER_KEY_OWNER_HEADER,
  BROWSER_KEY_TYPE,
} from '#contract/account/browser-key.ts';
import { SECOND_MS } from '#contract/common/durations.ts';
import { onForget } from '#web/lib/forget.ts';
import { ApiProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { request } from '#web/lib/requests/request.ts';
import { createStore } from '#web/lib/store/store.ts';
import { SEAL_ALGORITHM } from './seal.ts';

/** The last second of a recording comes a moment after its end. */
export const LINGER_MS = 5 * SECOND_MS;
/** A key that did not come is asked for again, ever more rarely. */
const AGAIN_AFTER_MS = [1, 2, 5, 10, 30].map((seconds) => seconds * SECOND_MS);

interface Held {
  owner: string;
  key: CryptoKey;
}

let held: Held | null = null;
/** Whose key this page is to have; null when nobody is signed in. */
let wanted: string | null = null;
let asking: { owner: string; done: Promise<void> } | null = null;

/** Whose key is here to open with; null while it is not. Followed by what shows whether anything can be kept. */
export const keyOwner = createStore<string | null>(null);

/** The key to seal with for this person; null where there is none. */
export const sealingKey = (owner: string): CryptoKey | null => (held?.owner === owner ? held.key : null);

/** The key to open with what this person sealed; null also when they have gone. */
export const openingKey = (owner: string): CryptoKey | null =>
  keyOwner.get() === owner ? sealingKey(owner) : null;

/** The key to open with, waited for while it is being asked for the first time. */
export const soonOpeningKey = async (owner: string): Promise<CryptoKey | null> => {
  if (asking?.owner === owner) await asking.done;
  return openingKey(owner);
};

/**
 * Has the key of this person here: resolves once it has been asked for, whether it came or not. One that did not come is
 * asked for again as long as the person is there. Never fails.
 */
export const askBrowserKey = (owner: string): Promise<void> => {
  wanted = owner;
  if (asking?.owner === owner) return asking.done;
  if (held?.owner === owner) {
    keyOwner.set(owner);
    return Promise.resolve();
  }
  const done = ask(owner, 0);
  asking = { owner, done };
  return done;
};

const ask = async (owner: string, attempt: number): Promise<void> => {
  try {
    const key = await fetchKey(owner);
    if (wanted === owner) hold({ owner, key });
  } catch (error) {
    if (mayPass(error)) askAgain(owner, attempt);
  } finally {
    if (asking?.owner === owner) asking = null;
  }
};

/** A refusal stays one, and without Web Crypto (a page without HTTPS) there is never a key. */
const mayPass = (error: unknown): boolean =>
  ['network', 'unavailable', 'internal'].includes(problemCode(error)) && crypto.subtle !== undefined;

const askAgain = (owner: string, attempt: number): void => {
  const wait = AGAIN_AFTER_MS[Math.min(attempt, AGAIN_AFTER_MS.length - 1)];
  setTimeout(() => {
    if (wanted === owner && held?.owner !== owner) void ask(owner, attempt + 1);
  }, wait);
};

const fetchKey = async (owner: string): Promise<CryptoKey> => {
  const response = await request('GET', '/api/browser-key', { accept: BROWSER_KEY_TYPE });
  const bytes = new Uint8Array(await response.arrayBuffer());
  try {
    // Another tab may have signed somebody else in meanwhile. What is sealed with a wrong key is lost.
    if (response.headers.get(BROWSER_KEY_OWNER_HEADER) !== owner) throw new ApiProblem('internal');
    return await importKey(bytes);
  } finally {
    bytes.fill(0);
  }
};

const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  if (bytes.length !== BROWSER_KEY_BYTES) throw new Error('This is no key');
  return await crypto.subtle.importKey('raw', bytes, SEAL_ALGORITHM, false, ['encrypt', 'decrypt']);
};

const hold = (next: Held): void => {
  held = next;
  keyOwner.set(next.owner);
};

/** As if the server had given this key, for tests and the gallery; the bytes are overwritten. */
export const takeBrowserKey = async (owner: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  const key = await importKey(bytes);
  bytes.fill(0);
  wanted = owner;
  hold({ owner, key });
};

onForget(() => {
  wanted = null;
  keyOwner.set(null);
  const leaving = held;
  setTimeout(() => {
    // Unless the same person has come back.
    if (held === leaving && wanted === null) held = null;
  }, LINGER_MS);
});
