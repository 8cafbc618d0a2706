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
import type { DraftPlace, FoundDraft } from './draft-place.ts';
import { firstKey, namedKey, namedKeys, readNamed, writeNamed } from './named-drafts.ts';

const PREFIX = 'recueil.draft.';
export const DRAFT_MAX_AGE_DAYS = 30;
/** What is written in drafts that the person has kept, and that only wait to be sent: they are never too old. */
export const UNSENT_ENTRY = 'unsent-entry';

const KINDS: readonly StorageKind[] = ['session', 'local'];

/** Names the draft among the tabs, and in the browser unless the specification gives it another key. */
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
  const name = namedKey(place.what);
  if (name === undefined) {
    writeStored(kind, draftKey(place), JSON.stringify({ savedAt: now, content }));
  } else {
    const first = firstKey(name, place);
    const free = readStored(kind, first) === null ? first : `${first}_${place.slot}`;
    writeStored(kind, keyIn(kind, place) ?? free, writeNamed(place, content, now));
  }
  removeIn(kind === 'local' ? 'session' : 'local', place);
};

/** Forgets the draft wherever it is kept. */
export const removeDraft = (place: DraftPlace): void => {
  for (const kind of KINDS) removeIn(kind, place);
};

const removeIn = (kind: StorageKind, place: DraftPlace): void => {
  const key = keyIn(kind, place);
  if (key !== null) removeStored(kind, key);
};

/** The key under which the draft of this place lies; null where a key that the specification gives has none of it. */
const keyIn = (kind: StorageKind, place: DraftPlace): string | null => {
  const name = namedKey(place.what);
  if (name === undefined) return draftKey(place);
  const isIt = (key: string): boolean => {
    const found = draftAt(kind, key);
    return found !== null && draftKey(found.place) === draftKey(place);
  };
  return storedKeys(kind, name).find(isIt) ?? null;
};

/** What is kept in this place; null where nothing is, and `parse` answers null for what it does not understand. */
export const readDraft = <Content>(
  place: DraftPlace,
  parse: (content: unknown) => Content | null,
): Content | null => {
  for (const kind of KINDS) {
    const key = keyIn(kind, place);
    const entry = key === null ? null : draftAt(kind, key);
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
    storedKeys(kind, namedKey(where.what) ?? PREFIX).flatMap((key): FoundDraft<Content>[] => {
      const found = draftAt(kind, key);
      if (found === null) return [];
      const { place, savedAt } = found;
      if (place.what !== where.what || place.owner !== where.owner || place.scope !== where.scope) return [];
      const content = parse(found.content);
      return content === null ? [] : [{ place, savedAt, content }];
    }),
  ).sort((one, other) => other.savedAt - one.savedAt);

/** Where drafts lie, of whomever they are. */
const allKeys = (kind: StorageKind): string[] =>
  [PREFIX, ...namedKeys].flatMap((prefix) => storedKeys(kind, prefix));

/** Where the drafts of one person lie, without a look at their words. */
export const keysOfOwner = (owner: string): { kind: StorageKind; key: string }[] =>
  KINDS.flatMap((kind) =>
    allKeys(kind)
      .filter((key) => ownerAt(kind, key) === owner)
      .map((key) => ({ kind, key })),
  );

const ownerAt = (kind: StorageKind, key: string): string | undefined =>
  (key.startsWith(PREFIX) ? placeOf(key) : draftAt(kind, key)?.place)?.owner;

/** Removes what is not `owner`'s, what is corrupt and what is too old. Called when somebody is signed in. */
export const sweepDrafts = (owner: string, now = Date.now()): void => {
  for (const kind of KINDS) {
    for (const key of allKeys(kind)) {
      const found = draftAt(kind, key);
      if (found?.place.owner !== owner || isTooOld(found, now)) removeStored(kind, key);
    }
  }
};

const isTooOld = ({ place, savedAt }: FoundDraft<unknown>, now: number): boolean =>
  place.what !== UNSENT_ENTRY && now - savedAt > DRAFT_MAX_AGE_DAYS * DAY_MS;

/** The draft under a key; null where there is none, and for what is corrupt. */
const draftAt = (kind: StorageKind, key: string): FoundDraft<unknown> | null => {
  const text = readStored(kind, key);
  if (text === null) return null;
  try {
    return key.startsWith(PREFIX) ? readEntry(key, text) : readNamed(key, text);
  } catch {
    return null;
  }
};

/** @throws for what is no JSON. */
const readEntry = (key: string, text: string): FoundDraft<unknown> | null => {
  const place = placeOf(key);
  const entry: unknown = JSON.parse(text);
  if (place === null || typeof entry !== 'object' || entry === null) return null;
  if (!('savedAt' in entry) || !('content' in entry) || typeof entry.savedAt !== 'number') return null;
  return { place, savedAt: entry.savedAt, content: entry.content };
};
