/** Where sealed files lie. A store sees sealed bytes under random keys, and neither whose nor what they are. */
import { randomBytes } from 'node:crypto';

export interface ObjectStore {
  /** True when objects lie in the data folder. */
  readonly isLocal: boolean;
  /**
   * Keeps an object; returns when it is safe. It is there whole under its key, or not at all.
   * @param stream each chunk is valid until the next one is asked for.
   * @param size of the stream, in bytes.
   */
  put(key: string, stream: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** The same with a file of this machine, which the operating system copies; undefined where objects lie elsewhere. */
  readonly putFile?: (key: string, path: string) => Promise<void>;
  /**
   * An object, or its bytes from `start` up to and without `end`. Nothing is opened before it is read.
   * @throws MissingObjectError while reading
   */
  get(key: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
  /** Takes an object away, and what a `put` that broke off left of it. One that is not there is none the less gone. */
  remove(key: string): Promise<void>;
  /** Ends its connections. */
  close(): void;
}

/** The store has no such object. */
export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';
}

/** 128 random bits in hex: keys say nothing of people, and nobody guesses one. */
export const createObjectKey = (): string => randomBytes(16).toString('hex');

/** What a key looks like, so that none can name another place of the store. */
export const OBJECT_KEY = /^[0-9a-f]{32}$/;
