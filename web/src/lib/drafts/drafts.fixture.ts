/** Pages of the app as tests open them one after the other, each with the storage that the one before has left. */
import { vi } from 'vitest';
import { takeBrowserKey } from '../sealing/browser-key.ts';
import { isStored, keptDrafts, readiedDrafts, refusedDrafts } from './kept-draft.ts';
import { openDrafts } from './open-stored.ts';

/** What is only in memory goes, as when the page is closed. */
export const closePage = (): void => {
  keptDrafts.clear();
  readiedDrafts.clear();
  refusedDrafts.set(new Set());
};

/** The bytes of the key that the server gives to this person. */
export const keyBytes = (owner: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(owner.padEnd(32, '.')).slice(0, 32);

/** The key is here. */
export const giveKey = (owner: string): Promise<void> => takeBrowserKey(owner, keyBytes(owner));

/** A page on which this person is signed in, and has their key. */
export const openPage = async (owner: string): Promise<void> => {
  closePage();
  await giveKey(owner);
  await openDrafts(owner);
};

/** What was written lies sealed in the storage. */
export const allStored = (): Promise<void> =>
  vi.waitFor(() => {
    if (![...keptDrafts.values()].every(isStored)) throw new Error('not yet');
  });
