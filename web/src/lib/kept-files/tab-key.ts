import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.tab-key';
const ALGORITHM = 'AES-GCM';
const SECRET_BYTES = 32;
const IV_BYTES = 12;

/** A key that goes with the tab. */
interface TabKey {
  id: string;
  key: CryptoKey;
}

/** What only a tab that has the key can read. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  content: Blob;
}

/** The id of this tab's key; null when it has made none. */
export const tabKeyId = (): string | null => readSecret()?.id ?? null;

/** Seals for this tab. `name` is what it is, so that nothing opens in another's place. @throws without Web Crypto */
export const sealForTab = async (name: string, content: Blob): Promise<{ keyId: string; sealed: Sealed }> => {
  const { id, key } = await ownKey();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(name) },
    key,
    await content.arrayBuffer(),
  );
  return { keyId: id, sealed: { iv, content: new Blob([bytes]) } };
};

/** Opens what this tab has sealed. @throws for what it has not. */
export const openInTab = async (name: string, { iv, content }: Sealed): Promise<ArrayBuffer> => {
  const { key } = await ownKey();
  return await crypto.subtle.decrypt(
    { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(name) },
    key,
    await content.arrayBuffer(),
  );
};

const ownKey = async (): Promise<TabKey> => {
  const { id, secret } = readSecret() ?? makeSecret();
  const bytes = Uint8Array.from(atob(secret), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
  return { id, key };
};

const readSecret = (): { id: string; secret: string } | null => {
  const [id, secret] = readStored('session', KEY)?.split(' ') ?? [];
  return id && secret ? { id, secret } : null;
};

const makeSecret = (): { id: string; secret: string } => {
  const id = crypto.randomUUID();
  const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))));
  writeStored('session', KEY, `${id} ${secret}`);
  return { id, secret };
};
