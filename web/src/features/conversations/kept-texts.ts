/**
 * What was typed and not yet saved, kept in this browser, each text with its owner's id: it comes back after a reload,
 * a crash or a sign-in of the same person, and goes when somebody else signs in.
 *
 * Like the session it is kept for good only by people who asked to be remembered, otherwise until the tab closes: the
 * computer may not be theirs.
 */
import * as z from 'zod/mini';
import { readStored, removeStored, type StorageKind, writeStored } from '#web/lib/safe-storage.ts';
import { isRemembered } from '#web/lib/session/remember.ts';
import type { OutgoingMessage } from './turn-state.ts';

const PREFIX = 'recueil.chat.';

const keptTexts = z.object({
  owner: z.string(),
  /** What stands in the input. */
  draft: z.string(),
  /** What was sent and not confirmed, oldest first. */
  unsent: z.array(z.object({ id: z.string(), content: z.string(), writtenAt: z.string() })),
});
type KeptTexts = z.infer<typeof keptTexts>;

/** What this person left in a conversation; empty for anybody else's. */
export const readKept = (owner: string, conversationId: string): Omit<KeptTexts, 'owner'> => {
  for (const kind of KINDS) {
    const kept = parse(readStored(kind, PREFIX + conversationId));
    if (kept?.owner === owner) return { draft: kept.draft, unsent: kept.unsent };
  }
  return { draft: '', unsent: [] };
};

export const keepDraft = (owner: string, conversationId: string, draft: string): void =>
  keep(conversationId, { owner, ...readKept(owner, conversationId), draft });

export const keepUnsent = (
  owner: string,
  conversationId: string,
  unsent: readonly OutgoingMessage[],
): void => {
  const plain = unsent.map(({ id, content, writtenAt }) => ({ id, content, writtenAt }));
  keep(conversationId, { owner, ...readKept(owner, conversationId), unsent: plain });
};

/** Removes what other people left in this browser. */
export const purgeOthers = (owner: string): void => {
  for (const kind of KINDS) {
    for (const key of keysOf(kind)) {
      if (key.startsWith(PREFIX) && parse(readStored(kind, key))?.owner !== owner) removeStored(kind, key);
    }
  }
};

const KINDS: readonly StorageKind[] = ['session', 'local'];

const keep = (conversationId: string, kept: KeptTexts): void => {
  const key = PREFIX + conversationId;
  const kind: StorageKind = isRemembered() ? 'local' : 'session';
  removeStored(kind === 'local' ? 'session' : 'local', key);
  if (kept.draft === '' && kept.unsent.length === 0) removeStored(kind, key);
  else writeStored(kind, key, JSON.stringify(kept));
};

const parse = (text: string | null): KeptTexts | null => {
  if (text === null) return null;
  try {
    return keptTexts.parse(JSON.parse(text));
  } catch {
    // Not ours, or written by an older version: nobody's.
    return null;
  }
};

const keysOf = (kind: StorageKind): string[] => {
  try {
    return Object.keys(kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    // Site data are blocked: nothing outlives the page.
    return [];
  }
};
