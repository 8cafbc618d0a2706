/**
 * A memory that is bounded in number, in characters and in time.
 *
 * [Note: forgotten soon] What is kept is plain text. It is forgotten by a timer, whether anybody asks again or not, so
 * that it outlives neither its conversation nor its account, nor a sign-out, by more than {@link KNOWN_FOR_MS}. That
 * is long enough for the readings of one turn and for whoever answers at once; a later turn reads anew.
 *
 * [Note: one reading] A conversation is read from its first message to its last, again and again. Were the oldest
 * always forgotten for the newest, one that is longer than the memory would push each message out just before it is
 * asked for again, and none would ever be found. So a reading keeps what it has itself found or kept: only what earlier
 * readings left makes room, and once that is gone nothing more is kept.
 */
import { MINUTE_MS } from '#contract/durations.ts';

/** From the last time it was read. See [Note: forgotten soon]. */
export const KNOWN_FOR_MS = 2 * MINUTE_MS;

/** Of one memory: a conversation of several hundred thousand words. All of it takes up to 100 MB, measured. */
export const MAX_KNOWN_MESSAGES = 10_000;
export const MAX_KNOWN_CHARACTERS = 4_000_000;

export interface ShortMemory<Value> {
  /** What is kept under the key; a reading that asks for it keeps it for another while. */
  find(key: string): Value | undefined;
  /** In the place of what was kept under the key. */
  keep(key: string, value: Value, characters: number): void;
  /** What is kept at this moment. */
  size(): { messages: number; characters: number };
}

interface Kept<Value> {
  value: Value;
  characters: number;
  usedAt: number;
  usedIn: number;
}

/** The reading that goes on. */
let reading = 0;

/** To be called when a conversation begins to be read. See [Note: one reading]. */
export const beginReading = (): void => {
  reading += 1;
};

export const createShortMemory = <Value>(): ShortMemory<Value> => {
  /** Oldest first: what is used moves to the end. */
  const all = new Map<string, Kept<Value>>();
  let characters = 0;
  let forgetting: NodeJS.Timeout | undefined;

  const forget = (key: string): void => {
    characters -= all.get(key)?.characters ?? 0;
    all.delete(key);
  };

  const forgetOld = (): void => {
    forgetting = undefined;
    for (const [key, { usedAt }] of all) {
      const left = usedAt + KNOWN_FOR_MS - performance.now();
      if (left > 0) {
        forgetLater(left);
        return;
      }
      forget(key);
    }
  };

  /** The process may end without it. */
  const forgetLater = (inMs: number): void => {
    forgetting = setTimeout(forgetOld, inMs).unref();
  };

  const isRoomFor = (more: number): boolean =>
    all.size < MAX_KNOWN_MESSAGES && characters + more <= MAX_KNOWN_CHARACTERS;

  /** Moves it to the end, once a reading. */
  const use = (key: string, kept: Kept<Value>): void => {
    if (kept.usedIn === reading) return;
    kept.usedAt = performance.now();
    kept.usedIn = reading;
    all.delete(key);
    all.set(key, kept);
  };

  return {
    find: (key) => {
      const kept = all.get(key);
      if (kept) use(key, kept);
      return kept?.value;
    },
    keep: (key, value, length) => {
      forget(key);
      for (const [oldest, { usedIn }] of all) {
        if (isRoomFor(length) || usedIn === reading) break;
        forget(oldest);
      }
      if (!isRoomFor(length)) return;
      characters += length;
      use(key, { value, characters: length, usedAt: 0, usedIn: reading - 1 });
      if (!forgetting) forgetLater(KNOWN_FOR_MS);
    },
    size: () => ({ messages: all.size, characters }),
  };
};
