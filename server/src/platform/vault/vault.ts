/**
 * The one door to cryptography: for rows here, for the bytes of files in file-cipher.ts. XChaCha20-Poly1305 with a random 24-byte nonce, from libsodium.
 *
 * [Note: associated data] A sealed row names its table, its row and its owner in the associated data, so that a value
 * moved to another row, table or person does not open.
 *
 * [Note: format] One version byte, the nonce, the ciphertext with its tag. Version 1 is the only one.
 */
import sodium from 'sodium-native';
import { createFileCipher, type FileCipher } from './file-cipher.ts';
import { UnsealError } from './unseal-error.ts';

export { UnsealError } from './unseal-error.ts';

const VERSION = 1;
const KEY_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
const NONCE_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
const TAG_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_ABYTES;

/** Seals and opens the rows of one person. */
export interface UserBox {
  /** JSON of the value, sealed for exactly this row. */
  seal(table: string, rowId: string, value: unknown): Buffer;
  /** @throws UnsealError */
  open<Value>(table: string, rowId: string, sealed: Buffer): Value;
  /** The same, or undefined: for lists, where one damaged row must not hide all the others. */
  tryOpen<Value>(table: string, rowId: string, sealed: Buffer): Value | undefined;
  /** The same for bytes that are no JSON and small enough for a row. */
  sealBytes(table: string, rowId: string, bytes: Buffer): Buffer;
  /** @throws UnsealError */
  openBytes(table: string, rowId: string, sealed: Buffer): Buffer;
  /** What seals and opens the bytes of one of this person's files under its own key (file-cipher.ts). */
  fileCipher(fileId: string, fileKey: string): FileCipher;
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
    openBox: (userId, wrappedKey) => {
      const key = decrypt(master, wrappedKey, keyContext(userId));
      const openBytes = (table: string, rowId: string, sealed: Buffer): Buffer =>
        decrypt(key, sealed, rowContext(table, rowId, userId));
      const sealBytes = (table: string, rowId: string, bytes: Buffer): Buffer =>
        encrypt(key, bytes, rowContext(table, rowId, userId));
      const open = <Value>(table: string, rowId: string, sealed: Buffer): Value =>
        JSON.parse(openBytes(table, rowId, sealed).toString('utf8'));
      return {
        open,
        openBytes,
        sealBytes,
        tryOpen: (table, rowId, sealed) => {
          try {
            return open(table, rowId, sealed);
          } catch (error) {
            if (error instanceof UnsealError) return undefined;
            throw error;
          }
        },
        seal: (table, rowId, value) => sealBytes(table, rowId, Buffer.from(JSON.stringify(value), 'utf8')),
        fileCipher: (fileId, fileKey) => createFileCipher(fileKey, fileId, userId),
      };
    },
    sealSecret: (name, value) => encrypt(master, Buffer.from(value, 'utf8'), secretContext(name)),
    openSecret: (name, sealed) => decrypt(master, sealed, secretContext(name)).toString('utf8'),
  };
};

const secretContext = (name: string): Buffer => Buffer.from(`server-secret/${name}`);
const keyContext = (userId: string): Buffer => Buffer.from(`user-key/${userId}`);
const rowContext = (table: string, rowId: string, userId: string): Buffer =>
  Buffer.from(`${table}/${rowId}/${userId}`);

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

const decrypt = (key: Buffer, sealed: Buffer, context: Buffer): Buffer => {
  const plainBytes = sealed.length - 1 - NONCE_BYTES - TAG_BYTES;
  if (plainBytes < 0 || sealed[0] !== VERSION) throw new UnsealError('This value cannot be opened');
  const plain = Buffer.alloc(plainBytes);
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
