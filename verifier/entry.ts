/**
 * The ledger entry: its fields, and how its hashes are computed. Pure; the server, the browser and the command line use
 * the same code.
 *
 * [Note: chain] `hash` is SHA-256 over the RFC 8785 canonical JSON of the entry's own fields, `previous_hash` among
 * them, so that an entry cannot be changed, removed or moved without making every later hash wrong.
 *
 * [Note: salt] `content_hash` is SHA-256 over what is recorded and a salt (recorded.ts). The salt (16 random bytes, hex)
 * is stored with the sealed content: without it nobody can guess a short content from its hash.
 *
 * [Note: hashing] Browsers hash by promises alone, and a promise for each entry takes twenty times as long as the hash. So
 * in Node its own hashing is used, and in a browser a script's: entries are short.
 */
import { sha256 as sha256InScript } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

/** `restore`: what was deleted was taken back as it was. */
export type LedgerAction = 'create' | 'update' | 'delete' | 'restore';

/** The entry as it is hashed. Hashes are lower-case hex, 64 characters. */
export interface LedgerEntry {
  /** Counts from 1 within one person's ledger. */
  sequence: number;
  /** ISO 8601 in UTC with milliseconds, by the server's clock. */
  recorded_at: string;
  /** The kind of thing that the entry is about, as the server names it. It is hashed and not interpreted. */
  entity: string;
  entity_id: string;
  /** A `LedgerAction`. It is hashed and not interpreted. */
  action: string;
  /** The record that it was part of: of a person or an exhibit, the incident. Absent in older entries, whose hash lacks it. */
  within?: string | null;
  content_hash: string;
  previous_hash: string;
}

export interface ChainedEntry extends LedgerEntry {
  hash: string;
}

/** The `previous_hash` of the first entry. */
export const GENESIS_HASH = '0'.repeat(64);

/** SHA-256 of a text in UTF-8, as lower-case hex. See [Note: hashing] */
export const sha256: (text: string) => string = nodeCrypto
  ? (text) => nodeCrypto.hash('sha256', text, 'hex')
  : (text) => bytesToHex(sha256InScript(utf8Of(text)));

const encoder = new TextEncoder();
/** Nearly all texts fit into it: a new array for each takes a browser longer than its hash. */
const reused = new Uint8Array(4_096);
/** What a UTF-16 code unit takes in UTF-8, at most. */
const MAX_BYTES_OF_UNIT = 3;

/** A text in UTF-8, until the next one is asked for. */
const utf8Of = (text: string): Uint8Array =>
  text.length * MAX_BYTES_OF_UNIT > reused.byteLength
    ? encoder.encode(text)
    : reused.subarray(0, encoder.encodeInto(text, reused).written);

/** The hash of a content as a whole, over `{ content, salt }`: see [Note: former entries] in recorded.ts. */
export const hashContent = async (content: unknown, salt: string): Promise<string> => {
  const canonical = canonicalize({ content, salt });
  if (canonical === undefined) throw new TypeError('Only JSON values can be hashed');
  return sha256(canonical);
};

/** The hash of an entry, which is the `previous_hash` of the next one. */
export const entryHash = (entry: LedgerEntry): string => sha256(canonicalEntry(entry));

/** The canonical JSON of an entry: of texts and one whole number that is `JSON.stringify` with the names in their order. */
const canonicalEntry = (entry: LedgerEntry): string => {
  const { action, content_hash, entity, entity_id, previous_hash, recorded_at, sequence, within } = entry;
  const named = { action, content_hash, entity, entity_id, previous_hash, recorded_at, sequence };
  return JSON.stringify(within == null ? named : { ...named, within });
};
