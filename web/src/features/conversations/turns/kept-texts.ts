/**
 * What was typed and not yet saved, kept in this browser among the other drafts (see [Note: drafts in the browser]): it
 * comes back after a reload, a crash or a sign-in of the same person. Each text has a place of its own, so that two tabs
 * on one conversation take nothing from each other.
 */
import * as z from 'zod/mini';
import { isFilled } from '#contract/common/shapes.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { draftKey, findDrafts, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { followDrafts } from '#web/lib/drafts/open-stored.ts';
import type { OutgoingMessage } from './turn-state.ts';

const WHAT = 'chat';
/** Details that were being written by hand (collected/collected-row.tsx). */
const CORRECTION = 'correction';
/** The slot of what stands in the input; an unsent message's slot is its id. */
const INPUT = 'input';

const keptText = z.object({
  content: z.string(),
  attachments: z.optional(z.array(z.string()).check(z.minLength(1))),
  writtenAt: z.string(),
});
type KeptText = z.infer<typeof keptText>;

/** What this person left in a conversation, unsent messages oldest first; empty for anybody else's. */
export const readKept = (
  owner: string,
  conversationId: string,
): { draft: string; unsent: OutgoingMessage[] } => {
  const found = findDrafts({ what: WHAT, owner, scope: conversationId }, parse);
  const unsent = found
    .filter(({ place }) => place.slot !== INPUT)
    .map(({ place, content }) => ({ id: place.slot, ...content }))
    .toSorted((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
  return { draft: found.find(({ place }) => place.slot === INPUT)?.content.content ?? '', unsent };
};

export const keepDraft = (owner: string, conversationId: string, draft: string): void => {
  const place = placeOf(owner, conversationId, INPUT);
  if (draft === '') removeDraft(place);
  else keep(place, { content: draft, writtenAt: new Date().toISOString() });
};

/** Puts words behind what stands in the input of a conversation. */
export const addToDraft = (owner: string, conversationId: string, words: string): void => {
  const { draft } = readKept(owner, conversationId);
  keepDraft(owner, conversationId, [draft, words].filter(isFilled).join('\n\n'));
};

/** Forgets all texts that this person left in a conversation that they deleted. */
export const forgetKept = (owner: string, conversationId: string): void => {
  for (const what of [WHAT, CORRECTION]) {
    const found = findDrafts({ what, owner, scope: conversationId }, (content) => content);
    for (const { place } of found) removeDraft(place);
  }
};

/** Calls back when another tab has changed what stands in the input, or it was opened late; returns how to stop that. */
export const followDraft = (owner: string, conversationId: string, onChange: () => void): (() => void) => {
  const key = draftKey(placeOf(owner, conversationId, INPUT));
  return followDrafts((id) => {
    if (id === key) onChange();
  });
};

/** Calls back when another tab has kept or sent a message; returns how to stop that. */
export const followUnsent = (owner: string, conversationId: string, onChange: () => void): (() => void) => {
  const prefix = draftKey(placeOf(owner, conversationId, ''));
  return followDrafts((id) => {
    if (id.startsWith(prefix)) onChange();
  });
};

/** Keeps what this tab has added to its unsent messages, and forgets what it has taken out; others' stay. */
export const keepUnsent = (
  owner: string,
  conversationId: string,
  before: readonly OutgoingMessage[],
  after: readonly OutgoingMessage[],
): void => {
  for (const { id, content, attachments = [], writtenAt } of missingFrom(before, after)) {
    keep(placeOf(owner, conversationId, id), {
      content,
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      writtenAt,
    });
  }
  for (const { id } of missingFrom(after, before)) removeDraft(placeOf(owner, conversationId, id));
};

/** The messages of `those` that are not among `some`. */
const missingFrom = (some: readonly OutgoingMessage[], those: readonly OutgoingMessage[]) =>
  those.filter(({ id }) => !some.some((message) => message.id === id));

const placeOf = (owner: string, conversationId: string, slot: string): DraftPlace => ({
  what: WHAT,
  owner,
  scope: conversationId,
  slot,
});

const keep = (place: DraftPlace, text: KeptText): void => writeDraft(place, text, 'local');

const parse = (content: unknown): KeptText | null => keptText.safeParse(content).data ?? null;
