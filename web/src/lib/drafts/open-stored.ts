/** Opens what lies in the storage, so that screens find it; and follows what other tabs change there. */
import { SECOND_MS } from '#contract/common/durations.ts';
import { onForget } from '#web/lib/forget.ts';
import { within } from '#web/lib/session/within.ts';
import { readStored, removeStored, storeForGood } from '#web/lib/store/safe-storage.ts';
import { askBrowserKey, keyOwner, LINGER_MS, openingKey } from '../sealing/browser-key.ts';
import { OpenError } from '../sealing/seal.ts';
import {
  allSpots,
  draftIn,
  forgetAllBut,
  isStored,
  keptDrafts,
  nextOrder,
  type Spot,
  sealKept,
} from './kept-draft.ts';
import { DRAFT_PREFIXES, draftKey, openDraft, readEnvelope, sealDraft } from './stored-draft.ts';

const listeners = new Set<(id: string) => void>();

/** Calls back with the `draftKey` of what another tab has changed, or was opened late; returns how to stop that. */
export const followDrafts = (onChange: (id: string) => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

const tell = (id: string): void => {
  for (const listener of listeners) listener(id);
};

/**
 * Has all drafts of this person here to be read, and seals those that wait for a key or that an earlier version of the app
 * left in clear. Resolves also where there is no key; they are opened when it comes. Never fails.
 */
export const openDrafts = async (owner: string): Promise<void> => {
  await askBrowserKey(owner);
  await openAll(owner);
};

/** How long screens wait for what was typed earlier while its key is on its way. */
export const KEY_PATIENCE_MS = 3 * SECOND_MS;

/**
 * Resolves once the drafts of this person are here to be read, or when that takes too long. A form asks, too: the server may
 * have been out of reach when the app began, and an empty form would look as if the words were lost. Never fails.
 */
export const untilOpened = async (owner: string): Promise<void> => {
  if (openingKey(owner) === null && liesUnread(owner)) await within(KEY_PATIENCE_MS, openDrafts(owner));
  else await opening;
};

const liesUnread = (owner: string): boolean =>
  allSpots().some((spot) => {
    const raw = readStored(spot.kind, spot.key);
    return raw !== null && draftIn(spot) === undefined && readEnvelope(spot.key, raw)?.owner === owner;
  });

keyOwner.subscribe(() => {
  const owner = keyOwner.get();
  if (owner !== null) void openAll(owner);
});

let opening: Promise<void> = Promise.resolve();

/** One after the other: two at once would each open the same. */
const openAll = (owner: string): Promise<void> => {
  opening = opening.then(async () => {
    // One that fails must not keep the others closed.
    for (const spot of allSpots()) await openSpot(owner, spot).catch(() => undefined);
    removeCorrupt(owner);
    const waiting = [...keptDrafts.values()].filter((each) => each.place.owner === owner && !isStored(each));
    await Promise.all(waiting.map(sealKept));
  });
  return opening;
};

const openSpot = async (owner: string, spot: Spot): Promise<void> => {
  const { kind, key } = spot;
  const cryptoKey = openingKey(owner);
  const raw = readStored(kind, key);
  if (cryptoKey === null || raw === null || draftIn(spot)?.raw === raw) return;
  const envelope = readEnvelope(key, raw);
  if (envelope?.owner !== owner) return;
  const found = await openDraft(cryptoKey, key, envelope).catch((error: unknown) => {
    if (error instanceof OpenError) corrupt.push({ owner, spot, raw });
    return null;
  });
  // Another tab has written there, or the person is gone.
  if (found === null || readStored(kind, key) !== raw || openingKey(owner) === null) return;
  const isSealed = 'sealed' in envelope.body;
  const id = draftKey(found.place);
  const known = keptDrafts.get(id);
  const isElsewhere = known !== undefined && (known.kind !== kind || known.key !== key);
  // What was typed here meanwhile is newer. A second one of the same place waits its turn in the storage.
  if (known !== undefined && (!isStored(known) || (isElsewhere && known.savedAt >= envelope.savedAt))) return;
  const order = nextOrder();
  const content = JSON.stringify(found.content);
  const { savedAt } = envelope;
  const draft = {
    kind,
    key,
    place: found.place,
    content,
    savedAt,
    order,
    storedOrder: order,
    raw,
    former: [],
  };
  keptDrafts.set(id, draft);
  tell(id);
  if (!isSealed) await sealInPlace(cryptoKey, spot, raw, draft);
};

/** What an earlier version of the app left in clear is replaced only by what was seen to open. */
const sealInPlace = async (
  cryptoKey: CryptoKey,
  { kind, key }: Spot,
  plain: string,
  draft: Parameters<typeof sealKept>[0],
): Promise<void> => {
  const raw = await sealDraft(cryptoKey, key, draft);
  const envelope = readEnvelope(key, raw);
  const opened = envelope && (await openDraft(cryptoKey, key, envelope));
  if (JSON.stringify(opened?.content) !== draft.content || readStored(kind, key) !== plain) return;
  if (draft.raw !== plain) return;
  if (storeForGood(kind, key, raw)) draft.raw = raw;
};

/** What did not open. */
let corrupt: { owner: string; spot: Spot; raw: string }[] = [];

/**
 * Removes what is corrupt (spec.md, 9), where the key has opened something else: one that opens nothing may be at fault
 * itself, and what it cannot open waits for the thirty days.
 */
const removeCorrupt = (owner: string): void => {
  const isProven = [...keptDrafts.values()].some(({ place, raw }) => place.owner === owner && raw !== null);
  for (const { owner: whose, spot, raw } of corrupt) {
    const isStill = readStored(spot.kind, spot.key) === raw;
    if (isProven && isStill && whose === owner) removeStored(spot.kind, spot.key);
  }
  corrupt = [];
};

const onStorage = ({ key, storageArea }: StorageEvent): void => {
  if (key === null || storageArea === sessionStorage) return;
  if (!DRAFT_PREFIXES.some((prefix) => key.startsWith(prefix))) return;
  const spot: Spot = { kind: 'local', key };
  const known = draftIn(spot);
  const raw = readStored('local', key);
  if (raw !== null) {
    const owner = readEnvelope(key, raw)?.owner;
    // A form that is about to open waits for it as for the others.
    if (owner !== undefined) opening = opening.then(() => openSpot(owner, spot)).catch(() => undefined);
  } else if (known !== undefined && isStored(known)) {
    keptDrafts.delete(draftKey(known.place));
    tell(draftKey(known.place));
  }
};
if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);

onForget(() => {
  // The form that is being left keeps its last words when it goes.
  setTimeout(() => forgetAllBut(keyOwner.get()), LINGER_MS);
});
