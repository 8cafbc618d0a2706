/** The ledger as its owner reads it: the history of one incident, and what the verifier needs. */
import * as z from 'zod/mini';
import { LEDGER_PAGE_MAX_ENTRIES, PAGE_MAX_ROWS } from './common/limits.ts';
import { countInQuery, id, instant, pageOf } from './common/shapes.ts';
import { evidenceVersion } from './evidence.ts';
import { incidentVersion } from './incidents.ts';
import { personVersion } from './persons.ts';

/** SHA-256 in lower-case hex. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** An entry as verifier/entry.ts hashes it. Kinds and actions are not interpreted: what was changed by hand must arrive. */
export const chainedEntry = z.object({
  sequence: z.number(),
  recorded_at: instant,
  entity: z.string(),
  entity_id: id,
  action: z.string(),
  within: z.nullable(id),
  content_hash: hash,
  previous_hash: hash,
  hash,
});

/** The place after which entries are read, oldest first; 0 for the first ones. */
const after = z._default(countInQuery(0, 2_147_483_647), 0);

export const ledgerQuery = z.object({
  after,
  limit: z._default(countInQuery(1, LEDGER_PAGE_MAX_ENTRIES), LEDGER_PAGE_MAX_ENTRIES),
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;

/** `GET /api/ledger`: the person's entries without what they hold, oldest first; none behind the last one. */
export const ledgerPage = z.object({
  entries: z.array(chainedEntry),
  /** Where the ledger ends by the note that is kept beside it; null before the first entry. */
  head: z.nullable(z.object({ sequence: z.number(), hash })),
});
export type LedgerPage = z.infer<typeof ledgerPage>;

/**
 * An entry with what it holds, so that its content can be hashed again; `damaged` where that does not open. `upgraded`: the same in
 * today's shape, where it was recorded in an older one, so that it can be compared with what is shown.
 */
export const entryWithContent = z.union([
  z.extend(chainedEntry, { content: z.unknown(), salt: z.string(), upgraded: z.optional(z.unknown()) }),
  z.extend(chainedEntry, { damaged: z.literal(true) }),
]);

export const ledgerContentQuery = z.object({
  after,
  limit: z._default(countInQuery(1, PAGE_MAX_ROWS), PAGE_MAX_ROWS),
});
export type LedgerContentQuery = z.infer<typeof ledgerContentQuery>;

/** `GET /api/incidents/{id}/ledger`: the entries of an incident, of its persons and of its exhibits, oldest first. */
export const ledgerContentPage = z.object({ entries: z.array(entryWithContent) });
export type LedgerContentPage = z.infer<typeof ledgerContentPage>;

const eventBase = {
  sequence: z.number(),
  recorded_at: instant,
  hash,
  /** The record that it is about. */
  entity_id: id,
  action: z.enum(['create', 'update', 'delete', 'restore']),
  /** Who wrote it: the person, or Recueil when it made the incident of a conversation; null where the entry does not open. */
  by: z.nullable(z.enum(['person', 'conversation'])),
};

/** What changed in a version: what it says, and what the one before said; null for the first, and where it does not open. */
const versionsOf = <Fields extends z.core.$ZodType>(fields: Fields) => ({
  version: z.number(),
  record: fields,
  before: z.nullable(fields),
});

/** One event in the history of an incident. `other`: of a kind that is not told in detail. */
export const historyEvent = z.union([
  z.object({ ...eventBase, kind: z.literal('incident'), ...versionsOf(incidentVersion) }),
  z.object({ ...eventBase, kind: z.literal('incident_person'), ...versionsOf(personVersion) }),
  z.object({ ...eventBase, kind: z.literal('evidence'), ...versionsOf(evidenceVersion) }),
  /** An exhibit came from another incident, or went to one; the number is the one that it has, or had, here. */
  z.object({ ...eventBase, kind: z.enum(['exhibit_came', 'exhibit_went']), number: z.number() }),
  /** This incident took in another one, which had this reference. */
  z.object({ ...eventBase, kind: z.literal('incident_took_in'), reference_number: z.string() }),
  z.object({ ...eventBase, kind: z.enum(['incident_person_order', 'incident_taken_in', 'other']) }),
  z.object({ ...eventBase, kind: z.literal('damaged') }),
]);
export type HistoryEvent = z.infer<typeof historyEvent>;

/** `GET /api/incidents/{id}/history`: what happened to an incident, its persons and its exhibits; last first. */
export const historyPage = pageOf(historyEvent);
export type HistoryPage = z.infer<typeof historyPage>;
