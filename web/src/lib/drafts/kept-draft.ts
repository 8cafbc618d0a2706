/**
 * The drafts of this page as they can be read: in memory, because sealing and opening take a moment while screens, and a
 * page that is being closed, wait for nothing. What is written here is sealed and stored behind it.
 */
import {
  readStored,
  removeStored,
  type StorageKind,
  storedKeys,
  storeForGood,
} from '#web/lib/store/safe-storage.ts';
import { createStore } from '#web/lib/store/store.ts';
import { openingKey, sealingKey } from '../sealing/browser-key.ts';
import type { DraftPlace } from './draft-place.ts';
import { DRAFT_PREFIXES, draftKey, keysFor, sealDraft } from './stored-draft.ts';

/** Where something lies in the browser. */
export interface Spot {
  kind: StorageKind;
  key: string;
}

/** A draft that was typed here, or that was opened. */
export interface KeptDraft extends Spot {
  place: DraftPlace;
  /** JSON. */
  content: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Grows with all that is written here; `storedOrder` is that of what lies in the storage, or 0. */
  order: number;
  storedOrder: number;
  /** What lies there; null when nothing does. */
  raw: string | null;
  /** Where it lay before: forgotten once it lies in its new spot. */
  former: Spot[];
}

/** By `draftKey` of their places. */
export const keptDrafts = new Map<string, KeptDraft>();
/** What was sealed while it was typed, before it was time to keep it. */
export const readiedDrafts = new Map<string, Readied>();

interface Readied extends Spot {
  owner: string;
  /** What `raw` holds sealed. */
  content: string;
  savedAt: number;
  order: number;
  raw: string | null;
  /** What was typed while the former was being sealed. */
  next: string | null;
  isSealing: boolean;
}

/** Goes up with every write or drop; screens that list drafts watch it. */
export const draftChanges = createStore(0);
const noteChange = (): void => draftChanges.set(draftChanges.get() + 1);

/** The drafts whose last words could not be stored, by `draftKey`: they last as long as the page. */
export const refusedDrafts = createStore<ReadonlySet<string>>(new Set());

const noteRefused = (id: string, isRefused: boolean): void => {
  if (refusedDrafts.get().has(id) === isRefused) return;
  const next = new Set(refusedDrafts.get());
  if (isRefused) next.add(id);
  else next.delete(id);
  refusedDrafts.set(next);
};

/** True when it lies in the storage as it is. */
export const isStored = ({ order, storedOrder }: KeptDraft): boolean => order === storedOrder;

let lastOrder = 0;
/** Later than everything before it. */
export const nextOrder = (): number => {
  lastOrder += 1;
  return lastOrder;
};

/** The draft that lies in a spot. */
export const draftIn = ({ kind, key }: Spot): KeptDraft | undefined =>
  [...keptDrafts.values()].find((draft) => draft.kind === kind && draft.key === key);

/** A spot for a draft that has none. */
const freeSpot = (kind: StorageKind, place: DraftPlace): Spot => {
  const [first = '', besides = ''] = keysFor(place);
  const spot = { kind, key: first };
  const isTaken =
    draftIn(spot) !== undefined ||
    // Another record's draft under a key of the specification, or one that cannot be read without a key: typed earlier,
    // and not to be written over by somebody who has not seen it.
    (readStored(kind, first) !== null && (first !== draftKey(place) || openingKey(place.owner) === null));
  return isTaken ? { kind, key: besides } : spot;
};

const spotFor = (kind: StorageKind, place: DraftPlace): Spot => {
  const id = draftKey(place);
  const known = [keptDrafts.get(id), readiedDrafts.get(id)].find((spot) => spot?.kind === kind);
  return known === undefined ? freeSpot(kind, place) : { kind, key: known.key };
};

/**
 * Seals what may have to be kept soon: a page that is closed has no time for it. Nothing is stored yet; what is typed while
 * it is being sealed is next.
 */
export const readyDraft = (place: DraftPlace, content: string, kind: StorageKind): void => {
  const id = draftKey(place);
  const ready = readiedDrafts.get(id);
  if (ready?.isSealing && ready.kind === kind) {
    ready.next = content;
    return;
  }
  const nothing = {
    ...spotFor(kind, place),
    owner: place.owner,
    content: '',
    savedAt: 0,
    order: 0,
    raw: null,
  };
  const begun: Readied = { ...(ready?.kind === kind ? ready : nothing), next: content, isSealing: true };
  readiedDrafts.set(id, begun);
  void seal();

  async function seal(): Promise<void> {
    const key = sealingKey(place.owner);
    while (key !== null && begun.next !== null && readiedDrafts.get(id) === begun) {
      const sealing = { place, content: begun.next, savedAt: Date.now() };
      const order = nextOrder();
      begun.next = null;
      try {
        const raw = await sealDraft(key, begun.key, sealing);
        Object.assign(begun, { raw, order, content: sealing.content, savedAt: sealing.savedAt });
      } catch {
        break;
      }
    }
    begun.isSealing = false;
  }
};

/**
 * Keeps the draft: here at once, in the storage as soon as it is sealed. It lies in one storage only.
 * @returns what `sealKept` does
 */
export const keepDraft = (
  place: DraftPlace,
  content: string,
  kind: StorageKind,
  savedAt: number,
): Promise<boolean> => {
  const id = draftKey(place);
  const spot = spotFor(kind, place);
  const before = keptDrafts.get(id);
  const draft: KeptDraft = before ?? {
    ...spot,
    place,
    content,
    savedAt,
    order: 0,
    storedOrder: 0,
    raw: null,
    former: [],
  };
  if (before !== undefined && before.kind !== kind) {
    if (before.raw !== null) draft.former.push({ kind: before.kind, key: before.key });
    Object.assign(draft, spot, { raw: null });
  }
  Object.assign(draft, { content, savedAt, order: nextOrder() });
  keptDrafts.set(id, draft);
  noteChange();
  const ready = readiedDrafts.get(id);
  if (ready !== undefined && ready.raw !== null && ready.kind === kind && ready.key === draft.key) {
    if (ready.content === content) {
      draft.savedAt = ready.savedAt;
      store(draft, ready.raw, draft.order);
      return Promise.resolve(isStored(draft));
    }
    // Not the last words, but there may be no time for those.
    store(draft, ready.raw, ready.order);
  }
  return sealKept(draft);
};

/**
 * Seals the draft as it is now, and stores it; without a key it waits until there is one.
 * @returns whether these words outlast the page; true also for what was removed meanwhile
 */
export const sealKept = async (draft: KeptDraft): Promise<boolean> => {
  const id = draftKey(draft.place);
  const isHere = () => keptDrafts.get(id) === draft;
  const cryptoKey = sealingKey(draft.place.owner);
  if (cryptoKey === null) return false;
  const { kind, key, order } = draft;
  try {
    const raw = await sealDraft(cryptoKey, key, draft);
    // Removed meanwhile, put elsewhere, or overtaken.
    if (isHere() && draft.kind === kind && draft.key === key) store(draft, raw, order);
  } catch {
    // It is still here, and the next change tries again.
    if (isHere()) noteRefused(id, true);
  }
  return !isHere() || draft.storedOrder >= order;
};

const store = (draft: KeptDraft, raw: string, order: number): void => {
  if (order <= draft.storedOrder) return;
  const isRefused = !storeForGood(draft.kind, draft.key, raw);
  noteRefused(draftKey(draft.place), isRefused);
  if (isRefused) return;
  draft.raw = raw;
  draft.storedOrder = order;
  for (const { kind, key } of draft.former.splice(0)) removeStored(kind, key);
};

/** Forgets a draft of this page, and what lies of it in the storage. */
export const dropDraft = (place: DraftPlace): void => {
  const id = draftKey(place);
  const draft = keptDrafts.get(id);
  if (keptDrafts.delete(id)) noteChange();
  readiedDrafts.delete(id);
  noteRefused(id, false);
  for (const { kind, key } of draft === undefined ? unseen(place) : [draft, ...draft.former]) {
    removeStored(kind, key);
  }
  // There may be room now.
  for (const refused of refusedDrafts.get()) {
    const waiting = keptDrafts.get(refused);
    if (waiting !== undefined) void sealKept(waiting);
  }
};

/** Where another tab may have put a draft a moment ago. What could not be read for want of a key is left alone. */
const unseen = (place: DraftPlace): Spot[] => {
  const [first] = keysFor(place);
  if (first !== draftKey(place) || openingKey(place.owner) === null) return [];
  return [
    { kind: 'session', key: first },
    { kind: 'local', key: first },
  ];
};

/**
 * Forgets what is in memory and lies in the storage, but for this person. What could not be sealed stays as long as the
 * page, for its owner.
 */
export const forgetAllBut = (owner: string | null): void => {
  for (const [id, draft] of keptDrafts) {
    if (draft.place.owner !== owner && isStored(draft)) keptDrafts.delete(id);
  }
  for (const [id, ready] of readiedDrafts) if (ready.owner !== owner) readiedDrafts.delete(id);
};

/** Every key under which a draft lies, of whomever it is. */
export const allSpots = (): Spot[] =>
  (['session', 'local'] as const).flatMap((kind) =>
    DRAFT_PREFIXES.flatMap((prefix) => storedKeys(kind, prefix)).map((key) => ({ kind, key })),
  );
