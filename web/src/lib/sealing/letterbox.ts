/**
 * [Note: the letterbox]
 * Where no server is reached there is no key, and nothing may lie in clear: so what is written on a page that was opened without a
 * connection is sealed with a public key of the person, as one drops a letter into a box. Only the private key opens it; that
 * one lies sealed with the key of the account ([Note: the browser's key]), so that it takes a signed-in person to read it.
 *
 * The pair is made in this browser the first time its person is signed in, and belongs to this browser alone. What is dropped is
 * sealed under a key of its own (ECDH on P-256 with a fresh pair, HKDF-SHA-256, then as in seal.ts).
 */
import { readStored, removeStored, storedKeys, storeForGood } from '../store/safe-storage.ts';
import { openingKey } from './browser-key.ts';
import { openText, SEAL_ALGORITHM, sealText } from './seal.ts';

const BOX = 'recueil.letterbox.';
const LETTER = 'recueil.letter.';
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const INFO = new TextEncoder().encode('recueil letter');

const boxKey = (owner: string): string => `${BOX}${owner}`;
const letterKey = (owner: string, id: string): string => `${LETTER}${owner}.${id}`;

type Bytes = Uint8Array<ArrayBuffer>;
const toText = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A stored value of two texts; null for what is none. */
const readPair = <First extends string, Second extends string>(
  key: string,
  first: First,
  second: Second,
): Record<First | Second, string> | null => {
  try {
    const value: unknown = JSON.parse(readStored('local', key) ?? 'null');
    const pair = value as Record<First | Second, unknown> | null;
    return typeof pair?.[first] === 'string' && typeof pair[second] === 'string'
      ? (pair as Record<First | Second, string>)
      : null;
  } catch {
    return null;
  }
};

const readBox = (owner: string) => readPair(boxKey(owner), 'open', 'sealed');

/** Whether something can be dropped here for this person. */
export const hasLetterbox = (owner: string): boolean =>
  globalThis.crypto?.subtle !== undefined && readBox(owner) !== null;

const privateName = (owner: string, open: string) => ['letterbox', owner, open] as const;

/** Makes this person's letterbox where there is none yet. Needs their key; never fails. */
export const ensureLetterbox = async (owner: string): Promise<void> => {
  const key = openingKey(owner);
  if (key === null || readBox(owner) !== null) return;
  try {
    const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
    const open = toText(await crypto.subtle.exportKey('raw', pair.publicKey));
    const secret = toText(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
    const sealed = await sealText(key, privateName(owner, open), secret);
    // Another tab may have been faster: what was dropped for its pair must open.
    if (readBox(owner) === null) storeForGood('local', boxKey(owner), JSON.stringify({ open, sealed }));
  } catch {
    // The next start tries again.
  }
};

const sharedKey = async (
  secret: CryptoKey,
  open: CryptoKey,
  salt: Bytes,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> => {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: open }, secret, 256);
  const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: INFO };
  return await crypto.subtle.deriveKey(derivation, material, { name: SEAL_ALGORITHM, length: 256 }, false, [
    use,
  ]);
};

const importOpen = (open: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(open), CURVE, false, []);

const letterName = (owner: string, id: string) => ['letter', owner, id] as const;

/**
 * Drops a text for its person; a later one of the same id takes its place. Nobody can read it here until they are signed in.
 * @returns false where this browser cannot keep it
 */
export const dropLetter = async (owner: string, id: string, text: string): Promise<boolean> => {
  const box = readBox(owner);
  if (box === null) return false;
  try {
    const fresh = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
    const by = toText(await crypto.subtle.exportKey('raw', fresh.publicKey));
    const key = await sharedKey(fresh.privateKey, await importOpen(box.open), toBytes(by), 'encrypt');
    const sealed = await sealText(key, letterName(owner, id), text);
    return storeForGood('local', letterKey(owner, id), JSON.stringify({ by, sealed }));
  } catch {
    return false;
  }
};

/** The ids of what was dropped for this person. */
export const letterIds = (owner: string): string[] =>
  letterKeys(owner).map((key) => key.slice(letterKey(owner, '').length));

/** Where they lie. */
export const letterKeys = (owner: string): string[] => storedKeys('local', letterKey(owner, ''));

/** Takes a letter away, read or not. */
export const removeLetter = (owner: string, id: string): void => removeStored('local', letterKey(owner, id));

/** What a letter says; null where it does not open, for want of a key too. It stays until it is removed. */
export const openLetter = async (owner: string, id: string): Promise<string | null> => {
  const key = openingKey(owner);
  const box = readBox(owner);
  const letter = readPair(letterKey(owner, id), 'by', 'sealed');
  if (key === null || box === null || letter === null) return null;
  try {
    const secret = toBytes(await openText(key, privateName(owner, box.open), box.sealed));
    const own = await crypto.subtle.importKey('pkcs8', secret, CURVE, false, ['deriveBits']);
    secret.fill(0);
    const opening = await sharedKey(own, await importOpen(letter.by), toBytes(letter.by), 'decrypt');
    return await openText(opening, letterName(owner, id), letter.sealed);
  } catch {
    return null;
  }
};
