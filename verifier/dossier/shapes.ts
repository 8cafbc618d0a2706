/** The shapes of format.ts, for files of which nothing is believed: no field more, none fewer, none of another kind. */
import * as z from 'zod/mini';
import type { ChainedEntry } from '../entry.ts';
import {
  DOSSIER_FORMATS,
  type DossierDocument,
  type DossierLedger,
  type DossierManifest,
  type DossierPiece,
  type DossierRecord,
  type DossierSynthesis,
} from './format.ts';

const format = z.literal(DOSSIER_FORMATS);
/** As every file of a dossier begins, in whatever format. */
export const anyFormat = z.looseObject({ format: z.number() });
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/));
const count = z.number().check(z.int(), z.nonnegative());
const place = z.number().check(z.int(), z.positive());
const text = z.string();
const orNull = z.nullable(text);
const head = z.nullable(z.strictObject({ sequence: place, hash }));

export const manifestShape: z.ZodMiniType<DossierManifest> = z.strictObject({
  format,
  product: text,
  dossier_id: text,
  taken_at: instant,
  ledger: head,
  files: z.array(z.strictObject({ path: text, size: count, sha256: hash })),
});

const entry = z.strictObject({
  sequence: place,
  recorded_at: instant,
  entity: text,
  entity_id: text,
  action: text,
  within: z.optional(orNull),
  content_hash: hash,
  previous_hash: hash,
  hash,
}) as unknown as z.ZodMiniType<ChainedEntry>;

export const ledgerShape: z.ZodMiniType<DossierLedger> = z.strictObject({
  format,
  taken_at: instant,
  head,
  entries_are: z.enum(['whole', 'inside']),
  entries: z.array(entry),
});

/** Whole or in fields; before format 2, whole. */
const recorded = z.union([
  z.strictObject({ content: z.unknown(), salt: text }),
  z.strictObject({
    fields: z.record(text, z.strictObject({ value: z.unknown(), salt: text })),
    hidden: z.record(text, hash),
  }),
]);
/** 0 where the ledger does not tell of the record, which is a difference. */
const moment = z.strictObject({ sequence: count, recorded_at: instant });
const base = {
  id: text,
  within: orNull,
  first: moment,
  last: moment,
  versions: count,
  recorded: z.nullable(recorded),
  withheld: z.nullable(z.enum(['redacted', 'names', 'more_recorded', 'damaged'])),
};

const shownIncident = z.strictObject({
  reference_number: text,
  title: text,
  description: text,
  type: text,
  priority: text,
  unstated: z.array(text),
  status: text,
  incident_date: orNull,
  incident_time: orNull,
  incident_until: orNull,
  date_certainty: orNull,
  time_until: z.optional(orNull),
  time_certainty: z.optional(orNull),
  location: orNull,
  other_places: z.array(z.strictObject({ place: text, what: text })),
  is_sensitive: z.boolean(),
  account: z.array(z.strictObject({ said_at: text, words: text })),
});
const shownPerson = z.strictObject({ full_name: text, part: orNull, role: text, notes: text });
const shownExhibit = z.strictObject({
  number: place,
  title: text,
  description: text,
  source: text,
  type: text,
  dated_on: orNull,
  files: z.array(text),
});
const shownEntry = z.strictObject({
  title: text,
  content: text,
  entry_type: text,
  happened_on: orNull,
  happened_at: orNull,
  written_at: orNull,
  files: z.array(text),
});

const record: z.ZodMiniType<DossierRecord> = z.discriminatedUnion('entity', [
  z.strictObject({ ...base, entity: z.literal('incident'), shown: shownIncident }),
  z.strictObject({ ...base, entity: z.literal('incident_person'), shown: shownPerson }),
  z.strictObject({ ...base, entity: z.literal('evidence'), shown: shownExhibit }),
  z.strictObject({ ...base, entity: z.literal('journal_entry'), shown: shownEntry }),
]);

const piece = z.strictObject({
  number: place,
  entity: z.enum(['evidence', 'journal_entry']),
  record_id: text,
  files: z.array(
    z.strictObject({
      file_id: text,
      path: orNull,
      name: text,
      media_type: text,
      size: z.nullable(count),
      sha256: z.nullable(hash),
      added_at: z.nullable(instant),
      recorded: z.optional(z.nullable(z.strictObject({ sequence: place, content: z.unknown(), salt: text }))),
    }),
  ),
}) as unknown as z.ZodMiniType<DossierPiece>;

const synthesis: z.ZodMiniType<DossierSynthesis> = z.strictObject({
  id: text,
  version: place,
  recorded_at: instant,
  sentences: z.array(
    z.strictObject({
      part: text,
      text,
      made: z.enum(['words', 'rule', 'model', 'person']),
      sources: z.array(
        z.strictObject({
          entity: z.enum(['incident', 'incident_person', 'evidence', 'journal_entry']),
          id: text,
          version: place,
          passage: z.nullable(z.strictObject({ field: text, start: count, end: count })),
        }),
      ),
    }),
  ),
  left_out: z.optional(count),
});

export const documentShape: z.ZodMiniType<DossierDocument> = z.strictObject({
  format,
  product: text,
  dossier_id: text,
  language: z.enum(['fr', 'en']),
  title: text,
  author: text,
  taken_at: instant,
  persons_shown: z.enum(['full', 'initials', 'pseudonyms']),
  records: z.array(record),
  pieces: z.array(piece),
  synthesis: z.nullable(synthesis),
});
