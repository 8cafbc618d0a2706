/**
 * [Note: drafts in the browser]
 * What is being typed is kept in the browser until it is saved, so that a reload, a failed save or an ended session
 * takes nothing. It is sealed there with a key that only its signed-in owner gets ([Note: the browser's key]): after a
 * sign-out, or on a computer that somebody else uses, it can neither be read nor is it lost. What says whose it is, of which
 * record and when it was kept stays legible, so that it can be counted, swept and erased.
 *
 * It is removed when saved, and after 30 days; what is sensitive goes with the tab (session storage). After a sign-out the
 * sign-in screen says how many are left, and offers to erase them (`left-drafts.ts`). Nothing is ever stored in clear: without a
 * key, and where the browser refuses to keep anything, a draft lasts as long as the page (`hasUnkept`).
 *
 * Reading waits for nothing: `openDrafts` has opened all of them before the screens are shown.
 */
import { DAY_MS } from '#contract/common/durations.ts';
import { readStored, removeStored, type StorageKind } from '#web/lib/store/safe-storage.ts';
import { sealingKey } from '../sealing/browser-key.ts';
import { letterKeys } from '../sealing/letterbox.ts';
import type { DraftPlace, FoundDraft } from './draft-place.ts';
import {
  allSpots,
  dropDraft,
  isStored,
  keepDraft,
  keptDrafts,
  readyDraft,
  refusedDrafts,
  type Spot,
} from './kept-draft.ts';
import { draftKey, type Envelope, isOf, readEnvelope } from './stored-draft.ts';

export { draftKey } from './stored-draft.ts';

export const DRAFT_MAX_AGE_DAYS = 30;
/** What is written in drafts that the person has kept, and that only wait to be sent: they are never too old. */
export const UNSENT_ENTRY = 'unsent-entry';
/** Changes of one's own profile: nobody is reminded of them. */
export const PROFILE_CHANGES = 'profile';

/** Keeps the draft, in one storage only. */
export const writeDraft = (place: DraftPlace, content: unknown, kind: StorageKind, now = Date.now()): void =>
  void keepDraft(place, JSON.stringify(content), kind, now);

/** Keeps the draft as `writeDraft` does. @returns whether it outlasts the page, once that is known */
export const writeDraftForGood = (place: DraftPlace, content: unknown, kind: StorageKind): Promise<boolean> =>
  keepDraft(place, JSON.stringify(content), kind, Date.now());

/** Whether something of this place lies in the storage, be it an earlier version. */
export const liesStored = (place: DraftPlace): boolean =>
  (keptDrafts.get(draftKey(place))?.raw ?? null) !== null;

/** Seals what `writeDraft` may be called with next, so that this takes no time when the page is closed. */
export const prepareDraft = (place: DraftPlace, content: unknown, kind: StorageKind): void =>
  readyDraft(place, JSON.stringify(content), kind);

/** Forgets the draft wherever it is kept. */
export const removeDraft = (place: DraftPlace): void => dropDraft(place);

/** What is kept in this place; null where nothing is, and `parse` answers null for what it does not understand. */
export const readDraft = <Content>(
  place: DraftPlace,
  parse: (content: unknown) => Content | null,
): Content | null => {
  const draft = keptDrafts.get(draftKey(place));
  return draft === undefined ? null : parse(JSON.parse(draft.content));
};

/** The drafts of one person and scope, newest first; `parse` answers null for what it does not understand. */
export const findDrafts = <Content>(
  where: Omit<DraftPlace, 'slot'>,
  parse: (content: unknown) => Content | null,
): FoundDraft<Content>[] =>
  [...keptDrafts.values()]
    .filter(
      ({ place }) => place.what === where.what && place.owner === where.owner && place.scope === where.scope,
    )
    .flatMap(({ place, savedAt, content }): FoundDraft<Content>[] => {
      const parsed = parse(JSON.parse(content));
      return parsed === null ? [] : [{ place, savedAt, content: parsed }];
    })
    .sort((one, other) => other.savedAt - one.savedAt);

/** What a person has drafts of, of one kind: the scopes, each once. */
export const draftedScopes = ({ what, owner }: Pick<DraftPlace, 'what' | 'owner'>): string[] => [
  ...new Set(
    [...keptDrafts.values()]
      .filter(({ place }) => place.what === what && place.owner === owner)
      .map(({ place }) => place.scope),
  ),
];

/** Where the drafts of one person lie, or are about to, without a look at their words. What is never stored goes with the tab. */
export const spotsOfOwner = (owner: string): Spot[] => {
  const stored = allSpots().filter((spot) => envelopeIn(spot)?.owner === owner);
  const coming = [...keptDrafts.values()].filter(({ place, raw }) => place.owner === owner && raw === null);
  const hasKey = sealingKey(owner) !== null;
  const refused = refusedDrafts.get();
  return [
    ...stored,
    ...letterKeys(owner).map((key): Spot => ({ kind: 'local', key })),
    ...coming.map(({ kind, key, place }): Spot => {
      const isComing = hasKey && !refused.has(draftKey(place));
      return { kind: isComing ? kind : 'session', key };
    }),
  ];
};

/**
 * True while something that this person typed lasts no longer than the page: there is no key, the browser refuses to keep it,
 * or it is still being sealed.
 */
export const hasUnkept = (owner: string): boolean =>
  [...keptDrafts.values()].some((draft) => draft.place.owner === owner && !isStored(draft));

/** Erases all drafts of this person, here. */
export const eraseOwner = (owner: string): void => {
  for (const { place } of [...keptDrafts.values()]) if (place.owner === owner) dropDraft(place);
  for (const { kind, key } of spotsOfOwner(owner)) removeStored(kind, key);
};

/**
 * Removes what is corrupt, what is too old, and what somebody else has left in clear with an earlier version of the app.
 * Called when somebody is signed in. What somebody else has left sealed stays: they alone can open it.
 */
export const sweepDrafts = (owner: string, now = Date.now()): void => {
  for (const spot of allSpots()) {
    const found = envelopeIn(spot);
    const isOld = found !== null && !isUnsent(spot.key) && isTooOld(found, now);
    const isInClear = found !== null && !('sealed' in found.body);
    if (found === null || isOld || (isInClear && found.owner !== owner)) removeStored(spot.kind, spot.key);
  }
  for (const [id, { place, savedAt }] of keptDrafts) {
    // What somebody else typed last is still being sealed; without a key it never will be.
    const isLost = place.owner !== owner && sealingKey(place.owner) === null;
    const isOld = place.what !== UNSENT_ENTRY && isTooOld({ savedAt }, now);
    if (isLost || isOld) keptDrafts.delete(id);
  }
};

const isTooOld = ({ savedAt }: { savedAt: number }, now: number): boolean =>
  now - savedAt > DRAFT_MAX_AGE_DAYS * DAY_MS;

const isUnsent = (key: string): boolean => isOf(UNSENT_ENTRY, key);

const envelopeIn = ({ kind, key }: Spot): Envelope | null => {
  const text = readStored(kind, key);
  return text === null ? null : readEnvelope(key, text);
};
