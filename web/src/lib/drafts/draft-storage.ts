/**
 * [Note: drafts in the browser]
 * What is being typed is kept in the browser until it is saved, so that a reload, a failed save or an ended session
 * takes nothing. It lies there in clear: on a shared computer anybody who opens the browser's own tools can read it, and
 * we have no key that such a reader would not have too. So a draft holds as little as it can, names its owner, goes
 * with the tab (session storage) when the person did not ask to be remembered or says that it is sensitive, is removed
 * when saved, after 30 days, and as soon as somebody else signs in; after a sign-out the sign-in screen says how many are
 * left, and offers to erase them (`left-drafts.ts`). Where the browser refuses to keep anything it lasts
 * as long as the page.
 */
import { DAY_MS } from '#contract/durations.ts';
import {
  readStored,
  removeStored,
  type StorageKind,
  storedKeys,
  writeStored,
} from '#web/lib/store/safe-storage.ts';

const PREFIX = 'recueil.draft.';
export const DRAFT_MAX_AGE_DAYS = 30;

const KINDS: readonly StorageKind[] = ['session', 'local'];

/** Where a draft belongs. Every part becomes part of its key; none may hold a dot. */
export interface DraftPlace {
  /** What is written: 'incident', 'chat'. */
  what: string;
  /** The id of the person it belongs to. */
  owner: string;
  /** The id of what is edited, or 'new'. */
  scope: string;
  /** Tells apart several drafts of one scope, so that two tabs do not write over each other. */
  slot: string;
}

/** A draft as found. */
export interface FoundDraft<Content> {
  place: DraftPlace;
  /** Milliseconds since 1970. */
  savedAt: number;
  content: Content;
}

export const draftKey = ({ what, owner, scope, slot }: DraftPlace): string =>
  `${PREFIX}${what}.${owner}.${scope}.${slot}`;

const placeOf = (key: string): DraftPlace | null => {
  const [what, owner, scope, slot] = key.slice(PREFIX.length).split('.');
  return what && owner && scope && slot ? { what, owner, scope, slot } : null;
};

/** Keeps the draft, in one storage only. */
export const writeDraft = (
  place: DraftPlace,
  content: unknown,
  kind: StorageKind,
  now = Date.now(),
): void => {
  const key = draftKey(place);
  writeStored(kind, key, JSON.stringify({ savedAt: now, content }));
  removeStored(kind === 'local' ? 'session' : 'local', key);
};

/** Forgets the draft wherever it is kept. */
export const removeDraft = (place: DraftPlace): void => {
  for (const kind of KINDS) removeStored(kind, draftKey(place));
};

/** What is kept in this place; null where nothing is, and `parse` answers null for what it does not understand. */
export const readDraft = <Content>(
  place: DraftPlace,
  parse: (content: unknown) => Content | null,
): Content | null => {
  for (const kind of KINDS) {
    const entry = readEntry(readStored(kind, draftKey(place)));
    const content = entry === null ? null : parse(entry.content);
    if (content !== null) return content;
  }
  return null;
};

/** The drafts of one person and scope, newest first; `parse` answers null for what it does not understand. */
export const findDrafts = <Content>(
  where: Omit<DraftPlace, 'slot'>,
  parse: (content: unknown) => Content | null,
): FoundDraft<Content>[] =>
  KINDS.flatMap((kind) =>
    storedKeys(kind, PREFIX).flatMap((key): FoundDraft<Content>[] => {
      const place = placeOf(key);
      if (place?.what !== where.what || place.owner !== where.owner || place.scope !== where.scope) return [];
      const entry = readEntry(readStored(kind, key));
      const content = entry === null ? null : parse(entry.content);
      return entry === null || content === null ? [] : [{ place, savedAt: entry.savedAt, content }];
    }),
  ).sort((one, other) => other.savedAt - one.savedAt);

/** Where the drafts of one person lie, without a look at what they hold. */
export const keysOfOwner = (owner: string): { kind: StorageKind; key: string }[] =>
  KINDS.flatMap((kind) =>
    storedKeys(kind, PREFIX)
      .filter((key) => placeOf(key)?.owner === owner)
      .map((key) => ({ kind, key })),
  );

/** Removes what is not `owner`'s, what is corrupt and what is too old. Called when somebody is signed in. */
export const sweepDrafts = (owner: string, now = Date.now()): void => {
  for (const kind of KINDS) {
    for (const key of storedKeys(kind, PREFIX)) {
      const entry = readEntry(readStored(kind, key));
      const isTooOld = entry !== null && now - entry.savedAt > DRAFT_MAX_AGE_DAYS * DAY_MS;
      if (placeOf(key)?.owner !== owner || entry === null || isTooOld) removeStored(kind, key);
    }
  }
};

const readEntry = (text: string | null): { savedAt: number; content: unknown } | null => {
  if (text === null) return null;
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('savedAt' in entry) || !('content' in entry))
      return null;
    return typeof entry.savedAt === 'number' ? { savedAt: entry.savedAt, content: entry.content } : null;
  } catch {
    return null;
  }
};
