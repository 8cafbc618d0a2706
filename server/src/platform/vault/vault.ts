/**
 * The one door to cryptography: for rows here, for the bytes of files in file-cipher.ts. XChaCha20-Poly1305 with a random 24-byte nonce, from libsodium.
 *
 * [Note: associated data] A sealed value names its context and its owner in the associated data, so that a value that
 * was moved to another row or person does not open. platform/sealing defines the context of a row.
 *
 * [Note: the browser's key] What waits in a person's browser is sealed there (web/src/lib/sealing) with a key of its own,
 * which is derived from the person's data key with libsodium's key derivation. The data key cannot be computed from it, so
 * it opens no row; and it is stored nowhere, so it ends with the data key.
 *
 * [Note: format] One version byte, the nonce, the ciphertext with its tag. Version 1 is the only one.
 *
 * [Note: handed keys] A thread opens rows with a copy of the person's key. The copy is an ArrayBuffer that is transferred, so
 * it is in one place at a time, and no serializer prints its bytes; whoever holds it last overwrites it.
 */
import sodium from 'sodium-native';
import { BROWSER_KEY_BYTES } from '#contract/account/browser-key.ts';
import { createFileCipher, type FileCipher } from './file-cipher.ts';
import { UnsealError } from './unseal-error.ts';

export { UnsealError } from './unseal-error.ts';

const VERSION = 1;
const KEY_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
const NONCE_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
const TAG_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_ABYTES;
/** Under which number and name the browser's key is derived. Another one would make what lies in browsers illegible. */
const BROWSER_SUBKEY = 1;
const BROWSER_CONTEXT = Buffer.from('browser1');

/** Seals and opens one person's data. platform/sealing defines the contexts. */
export interface UserBox {
  /** The bytes, sealed for this person and this context. */
  seal(context: string, plain: Buffer): Buffer;
  /** @throws UnsealError when they were sealed for another person or context, or were changed. */
  open(context: string, sealed: Buffer): Buffer;
  /**
   * What `read` makes of the opened bytes, which are overwritten when it returns. [Note: the desk]
   * @throws UnsealError as `open`
   */
  read<Result>(context: string, sealed: Buffer, read: (plain: Buffer) => Result): Result;
  /** The cipher for one of this person's files, under the file's own key (file-cipher.ts). */
  fileCipher(fileId: string, fileKey: string): FileCipher;
  /** The key for what waits in this person's browsers, the same each time. [Note: the browser's key] */
  browserKey(): Buffer;
  /** A copy for a thread of this process, which makes a box of it ({@link takeBox}). See [Note: handed keys]. */
  handOver(): HandedBox;
}

/** A person's key on its way to a thread: `key` is to be transferred, and wiped by {@link wipe}. */
export interface HandedBox {
  userId: string;
  key: ArrayBuffer;
}

export interface Vault {
  /** A new random data key, wrapped for this person. */
  createWrappedKey(userId: string): Buffer;
  /** @throws UnsealError when the key was not wrapped for this person by this master key. */
  openBox(userId: string, wrappedKey: Buffer): UserBox;
  /** A secret of the servers, sealed by the master key under its name. */
  sealSecret(name: string, value: string): Buffer;
  /** @throws UnsealError */
  openSecret(name: string, sealed: Buffer): string;
}

/** @param masterKey 32 bytes in base64. */
export const createVault = (masterKey: string): Vault => {
  const master = Buffer.from(masterKey, 'base64');
  if (master.length !== KEY_BYTES) throw new Error('The master key must be 32 bytes');
  return {
    createWrappedKey: (userId) => {
      const key = Buffer.alloc(KEY_BYTES);
      sodium.randombytes_buf(key);
      return encrypt(master, key, keyContext(userId));
    },
    openBox: (userId, wrappedKey) => boxOf(userId, decrypt(master, wrappedKey, keyContext(userId))),
    sealSecret: (name, value) => encrypt(master, Buffer.from(value, 'utf8'), secretContext(name)),
    openSecret: (name, sealed) => decrypt(master, sealed, secretContext(name)).toString('utf8'),
  };
};

/** The box of a handed key. It opens and seals until the key is wiped. */
export const takeBox = ({ userId, key }: HandedBox): UserBox => boxOf(userId, Buffer.from(key));

/** Overwrites a handed key that is here. One that was transferred is wiped where it went. */
export const wipe = ({ key }: HandedBox): void => {
  if (!key.detached) sodium.sodium_memzero(Buffer.from(key));
};

const boxOf = (userId: string, key: Buffer): UserBox => ({
  seal: (context, plain) => encrypt(key, plain, Buffer.from(`${context}/${userId}`)),
  open: (context, sealed) => decrypt(key, sealed, Buffer.from(`${context}/${userId}`)),
  read: (context, sealed, read) =>
    onDesk(plainBytesOf(sealed), (memory) =>
      read(decryptInto(memory, key, sealed, Buffer.from(`${context}/${userId}`))),
    ),
  fileCipher: (fileId, fileKey) => createFileCipher(fileKey, fileId, userId),
  browserKey: () => {
    const derived = Buffer.allocUnsafeSlow(BROWSER_KEY_BYTES);
    sodium.crypto_kdf_derive_from_key(derived, BROWSER_SUBKEY, BROWSER_CONTEXT, key);
    return derived;
  },
  handOver: () => ({ userId, key: new Uint8Array(key).buffer }),
});

const secretContext = (name: string): Buffer => Buffer.from(`server-secret/${name}`);
const keyContext = (userId: string): Buffer => Buffer.from(`user-key/${userId}`);

const encrypt = (key: Buffer, plain: Buffer, context: Buffer): Buffer => {
  const sealed = Buffer.alloc(1 + NONCE_BYTES + plain.length + TAG_BYTES);
  sealed[0] = VERSION;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  sodium.randombytes_buf(nonce);
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
    sealed.subarray(1 + NONCE_BYTES),
    plain,
    context,
    null,
    nonce,
    key,
  );
  return sealed;
};

const decrypt = (key: Buffer, sealed: Buffer, context: Buffer): Buffer =>
  decryptInto(newMemory(plainBytesOf(sealed)), key, sealed, context);

const plainBytesOf = (sealed: Buffer): number => {
  const bytes = sealed.length - 1 - NONCE_BYTES - TAG_BYTES;
  if (bytes < 0) throw new UnsealError('This value cannot be opened');
  return bytes;
};

// Not cleared first: it is overwritten whole, or dropped. Nor in the pool, whose memory other buffers share.
const newMemory = (bytes: number): Buffer => Buffer.allocUnsafeSlow(bytes);

/** Fills `plain`, which is as long as what was sealed. */
const decryptInto = (plain: Buffer, key: Buffer, sealed: Buffer, context: Buffer): Buffer => {
  if (sealed[0] !== VERSION) throw new UnsealError('This value cannot be opened');
  try {
    sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
      plain,
      null,
      sealed.subarray(1 + NONCE_BYTES),
      context,
      sealed.subarray(1, 1 + NONCE_BYTES),
      key,
    );
  } catch {
    throw new UnsealError('This value cannot be opened');
  }
  return plain;
};

/** [Note: the desk] Where a value lies while it is read, so that no memory is asked for each of the fifty of a list. */
const desk = newMemory(64 * 1024);
let isDeskTaken = false;

/** Hands `work` the desk, or memory of its own for more bytes, or while another value lies there; then overwrites it. */
const onDesk = <Result>(bytes: number, work: (memory: Buffer) => Result): Result => {
  const takesDesk = !isDeskTaken && bytes <= desk.length;
  const memory = takesDesk ? desk.subarray(0, bytes) : newMemory(bytes);
  if (takesDesk) isDeskTaken = true;
  try {
    return work(memory);
  } finally {
    memory.fill(0);
    if (takesDesk) isDeskTaken = false;
  }
};
