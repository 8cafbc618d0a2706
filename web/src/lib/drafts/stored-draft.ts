/**
 * How a draft lies in the browser's storage. In clear: of which record (`id`) and whose it is, and when it was kept; that is
 * enough to find, sweep and count it. Everything else is sealed ([Note: sealed in the browser]).
 *
 * Most lie under `recueil.draft.{what}.{owner}.{scope}.{slot}`. The specification gives a key and fields to those of the
 * journal (spec.md, 3 and 9): `journal_draft`, and `journal_draft_{id}` for the edit of an entry. A second draft for one record, of
 * another tab or begun while the first one was still offered, has its slot behind that key.
 *
 * Earlier versions of the app left drafts in clear; they are read, and sealed in their place as soon as there is a key.
 */
import * as z from 'zod/mini';
import { openText, type SealName, sealText } from '../sealing/seal.ts';
import { type DraftPlace, NEW_SCOPE } from './draft-place.ts';

const PREFIX = 'recueil.draft.';
/** By what is written in them. */
const NAMED: ReadonlyMap<string, string> = new Map([['journal', 'journal_draft']]);

/** The beginnings of all keys under which drafts lie. */
export const DRAFT_PREFIXES: readonly string[] = [PREFIX, ...NAMED.values()];

/** In the slots of these a trace of the person's words could be guessed at: a random id stands in their place. */
const OPAQUE: ReadonlySet<string> = new Set(['correction']);

/** Names the draft among the tabs, and in the browser unless the specification gives it another key. */
export const draftKey = ({ what, owner, scope, slot }: DraftPlace): string =>
  `${PREFIX}${what}.${owner}.${scope}.${slot}`;

/** Whether a draft of this is under the key, where the specification gives no other key. */
export const isOf = (what: string, key: string): boolean => key.startsWith(`${PREFIX}${what}.`);

/** The keys under which the draft of a place may lie, the first choice first. */
export const keysFor = (place: DraftPlace): readonly string[] => {
  if (OPAQUE.has(place.what)) return [draftKey({ ...place, slot: crypto.randomUUID() })];
  const name = NAMED.get(place.what);
  const first =
    name === undefined ? draftKey(place) : place.scope === NEW_SCOPE ? name : `${name}_${place.scope}`;
  // Where another draft has the first: see `freeSpot` of kept-draft.ts.
  return [first, name === undefined ? `${first}.${crypto.randomUUID()}` : `${first}_${place.slot}`];
};

/** What is known of a draft without opening it. */
export interface Envelope {
  owner: string;
  /** Of the record; null where the key tells it. */
  id: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Sealed, or as an earlier version of the app left it. */
  body: { sealed: string } | DraftBody;
}

/** What is sealed. */
interface DraftBody {
  place: DraftPlace;
  content: unknown;
}

const draftBody = z.object({
  place: z.object({ what: z.string(), owner: z.string(), scope: z.string(), slot: z.string() }),
  content: z.unknown(),
});
const sealedDraft = z.object({ savedAt: z.number(), sealed: z.string() });
const plainDraft = z.object({ savedAt: z.number(), content: z.unknown() });
const named = { id: z.string(), owner: z.string(), lastSaved: z.iso.datetime() };
const sealedNamedDraft = z.object({ ...named, sealed: z.string() });
const plainNamedDraft = z.looseObject({
  ...named,
  slot: z.string(),
  base: z.unknown(),
  aside: z.unknown(),
});

/** What lies under a key; null for what is corrupt. */
export const readEnvelope = (key: string, text: string): Envelope | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return key.startsWith(PREFIX) ? readUnnamed(key, value) : readNamed(key, value);
};

const readUnnamed = (key: string, value: unknown): Envelope | null => {
  const [what, owner, scope, slot] = key.slice(PREFIX.length).split('.');
  if (!what || !owner || !scope || !slot) return null;
  const sealed = sealedDraft.safeParse(value).data;
  if (sealed) return { owner, id: null, savedAt: sealed.savedAt, body: { sealed: sealed.sealed } };
  const plain = plainDraft.safeParse(value).data;
  if (plain === undefined || !('content' in plain)) return null;
  const place = { what, owner, scope, slot };
  return { owner, id: null, savedAt: plain.savedAt, body: { place, content: plain.content } };
};

const readNamed = (key: string, value: unknown): Envelope | null => {
  const what = [...NAMED].find(([, name]) => key === name || key.startsWith(`${name}_`))?.[0];
  if (what === undefined) return null;
  const sealed = sealedNamedDraft.safeParse(value).data;
  if (sealed) {
    const { id, owner, lastSaved } = sealed;
    return { owner, id, savedAt: Date.parse(lastSaved), body: { sealed: sealed.sealed } };
  }
  const plain = plainNamedDraft.safeParse(value).data;
  if (plain === undefined) return null;
  const { id, owner, lastSaved, slot, base, aside, ...values } = plain;
  const place = { what, owner, scope: base === null ? NEW_SCOPE : id, slot };
  return { owner, id, savedAt: Date.parse(lastSaved), body: { place, content: { values, base, aside } } };
};

const nameOf = (key: string, { owner, id, savedAt }: Omit<Envelope, 'body'>): SealName => [
  'draft',
  owner,
  key,
  id ?? '',
  savedAt,
];

/** What is written under a key. `content` is JSON. */
export const sealDraft = async (
  cryptoKey: CryptoKey,
  key: string,
  { place, savedAt, content }: { place: DraftPlace; savedAt: number; content: string },
): Promise<string> => {
  const { owner } = place;
  const isNamed = NAMED.has(place.what);
  const id = place.scope === NEW_SCOPE ? place.slot : place.scope;
  const name = nameOf(key, { owner, id: isNamed ? id : null, savedAt });
  const body = `{"place":${JSON.stringify(place)},"content":${content}}`;
  const sealed = await sealText(cryptoKey, name, body);
  if (!isNamed) return JSON.stringify({ savedAt, sealed });
  return JSON.stringify({ id, owner, lastSaved: new Date(savedAt).toISOString(), sealed });
};

/** What a sealed draft says. @throws OpenError, or for what is no draft. */
export const openDraft = async (
  cryptoKey: CryptoKey,
  key: string,
  envelope: Envelope,
): Promise<DraftBody> => {
  const { body } = envelope;
  if (!('sealed' in body)) return body;
  const text = await openText(cryptoKey, nameOf(key, envelope), body.sealed);
  return draftBody.parse(JSON.parse(text));
};
