import { readStored } from '#web/lib/store/safe-storage.ts';
import { UNSENT_ENTRY } from './draft-storage.ts';
import { allSpots } from './kept-draft.ts';
import { isOf, readEnvelope } from './stored-draft.ts';

/** What lies in this browser of a person, as far as it is legible without a key. */
export interface WaitingMoments {
  /** When each note was kept that waits to be sent, milliseconds since 1970. */
  unsent: number[];
  /** How many drafts there are beside them. */
  drafts: number;
}

export const waitingMoments = (owner: string): WaitingMoments => {
  const unsent: number[] = [];
  let drafts = 0;
  for (const { kind, key } of allSpots()) {
    const text = readStored(kind, key);
    const envelope = text === null ? null : readEnvelope(key, text);
    if (envelope?.owner !== owner) continue;
    if (isOf(UNSENT_ENTRY, key)) unsent.push(envelope.savedAt);
    else drafts += 1;
  }
  return { unsent, drafts };
};
