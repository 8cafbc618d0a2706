/**
 * Drafts whose key and shape the specification gives (spec.md, 3 and 9): `journal_draft`, and `journal_draft_{id}` for the edit
 * of an entry. Their fields stand beside `id`, `owner` and `lastSaved`. A second draft for the same record, of another tab or
 * begun while the first one was still offered, has its slot behind that key.
 */
import * as z from 'zod/mini';
import type { DraftPlace, FoundDraft } from './draft-place.ts';

/** By what is written in them. */
const KEYS: ReadonlyMap<string, string> = new Map([['journal', 'journal_draft']]);

/** The scope of records that are not stored yet. */
const NEW = 'new';

/** What an editor keeps (editing/draft-content.ts). */
const editorContent = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.unknown(),
  aside: z.unknown(),
});

const storedDraft = z.looseObject({
  /** Of the record. */
  id: z.string(),
  owner: z.string(),
  lastSaved: z.iso.datetime(),
  slot: z.string(),
  base: z.unknown(),
  aside: z.unknown(),
});

/** The key of all drafts in which this is written; undefined where the specification names none. */
export const namedKey = (what: string): string | undefined => KEYS.get(what);

export const namedKeys: readonly string[] = [...KEYS.values()];

/** Where the first draft of a record lies. */
export const firstKey = (name: string, { scope }: Pick<DraftPlace, 'scope'>): string =>
  scope === NEW ? name : `${name}_${scope}`;

/** How it is written. @throws for what no editor keeps. */
export const writeNamed = (place: DraftPlace, content: unknown, now: number): string => {
  const { values, base, aside } = editorContent.parse(content);
  const id = place.scope === NEW ? place.slot : place.scope;
  const lastSaved = new Date(now).toISOString();
  return JSON.stringify({ ...values, id, owner: place.owner, lastSaved, slot: place.slot, base, aside });
};

/** The draft in what lies under a key; null for what is none. */
export const readNamed = (key: string, text: string): FoundDraft<unknown> | null => {
  const what = [...KEYS].find(([, name]) => key === name || key.startsWith(`${name}_`))?.[0];
  const parsed = storedDraft.safeParse(JSON.parse(text));
  if (what === undefined || !parsed.success) return null;
  const { id, owner, lastSaved, slot, base, aside, ...values } = parsed.data;
  const scope = base === null ? NEW : id;
  return {
    place: { what, owner, scope, slot },
    savedAt: Date.parse(lastSaved),
    content: { values, base, aside },
  };
};
