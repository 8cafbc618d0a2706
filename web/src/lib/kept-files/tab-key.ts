/**
 * Earlier versions of the app sealed the files of people who had not asked to be remembered with a key of the tab, which lies
 * in its session storage. Such a tab may still be open: what it sealed is opened here, and sealed anew.
 */
import { readStored } from '#web/lib/store/safe-storage.ts';

const KEY = 'recueil.tab-key';
const ALGORITHM = 'AES-GCM';

/** What only a tab that has the key can read. */
export interface SealedInTab {
  iv: Uint8Array<ArrayBuffer>;
  content: Blob;
}

/** The id of this tab's key; null when it has none. */
export const tabKeyId = (): string | null => readSecret()?.id ?? null;

/** Opens what this tab has sealed. @throws for what it has not. */
export const openInTab = async (name: string, { iv, content }: SealedInTab): Promise<ArrayBuffer> => {
  const bytes = Uint8Array.from(atob(readSecret()?.secret ?? ''), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['decrypt']);
  return await crypto.subtle.decrypt(
    { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(name) },
    key,
    await content.arrayBuffer(),
  );
};

const readSecret = (): { id: string; secret: string } | null => {
  const [id, secret] = readStored('session', KEY)?.split(' ') ?? [];
  return id && secret ? { id, secret } : null;
};
