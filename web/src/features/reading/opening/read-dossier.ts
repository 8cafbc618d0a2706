/** `dossier.json` as it was sent: its shape is looked at before anything is shown of it. */
import * as z from 'zod/mini';
import { DOSSIER_FORMATS } from '#verifier/dossier/format.ts';
import { ReadingError } from './reading-error.ts';

const text = z.string();
const maybeText = z.nullable(z.string());
const moment = z.object({ sequence: z.number(), recorded_at: text });

const base = {
  id: text,
  within: maybeText,
  first: moment,
  last: moment,
  versions: z.number(),
  withheld: z.nullable(z.enum(['redacted', 'names', 'more_recorded', 'damaged'])),
};

const record = z.discriminatedUnion('entity', [
  z.object({
    entity: z.literal('incident'),
    ...base,
    shown: z.object({
      reference_number: text,
      title: text,
      description: text,
      type: text,
      priority: text,
      unstated: z.array(text),
      status: text,
      incident_date: maybeText,
      incident_time: maybeText,
      incident_until: maybeText,
      date_certainty: maybeText,
      time_until: z.optional(maybeText),
      time_certainty: z.optional(maybeText),
      location: maybeText,
      other_places: z.array(z.object({ place: text, what: text })),
      is_sensitive: z.boolean(),
      account: z.array(z.object({ said_at: text, words: text })),
    }),
  }),
  z.object({
    entity: z.literal('incident_person'),
    ...base,
    shown: z.object({ full_name: text, part: maybeText, role: text, notes: text }),
  }),
  z.object({
    entity: z.literal('evidence'),
    ...base,
    shown: z.object({
      number: z.number(),
      title: text,
      description: text,
      source: text,
      type: text,
      dated_on: maybeText,
      files: z.array(text),
    }),
  }),
  z.object({
    entity: z.literal('journal_entry'),
    ...base,
    shown: z.object({
      title: text,
      content: text,
      entry_type: text,
      happened_on: maybeText,
      happened_at: maybeText,
      written_at: maybeText,
      files: z.array(text),
    }),
  }),
]);

const piece = z.object({
  number: z.number(),
  entity: z.enum(['evidence', 'journal_entry']),
  record_id: text,
  files: z.array(
    z.object({
      file_id: text,
      path: maybeText,
      name: text,
      media_type: text,
      size: z.nullable(z.number()),
      sha256: maybeText,
      added_at: maybeText,
    }),
  ),
});

const synthesis = z.object({
  version: z.number(),
  recorded_at: text,
  sentences: z.array(
    z.object({
      part: text,
      text,
      made: z.enum(['words', 'rule', 'model', 'person']),
      sources: z.array(z.object({ id: text })),
    }),
  ),
  left_out: z.optional(z.number()),
});

const dossier = z.object({
  format: z.literal(DOSSIER_FORMATS),
  dossier_id: text,
  language: z.enum(['fr', 'en']),
  title: text,
  author: text,
  taken_at: text,
  persons_shown: z.enum(['full', 'initials', 'pseudonyms']),
  records: z.array(record),
  pieces: z.array(piece),
  synthesis: z.nullable(synthesis),
});

/** What is shown of a dossier; the values of lists (types, parts) are any text, because a later server may have more of them. */
export type ReadDossier = z.infer<typeof dossier>;
export type ReadRecord = z.infer<typeof record>;
type OfEntity<Entity> = Extract<ReadRecord, { entity: Entity }>;
export type ReadIncident = OfEntity<'incident'>;
export type ReadPerson = OfEntity<'incident_person'>;
export type ReadExhibit = OfEntity<'evidence'>;
export type ReadEntry = OfEntity<'journal_entry'>;
export type ReadPiece = ReadDossier['pieces'][number];
export type ReadFile = ReadPiece['files'][number];
export type ReadSynthesis = z.infer<typeof synthesis>;

/** @throws ReadingError `format` for what this page does not know */
export const readDossier = (json: string): ReadDossier => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (cause) {
    throw new ReadingError('damaged', cause);
  }
  const read = dossier.safeParse(parsed);
  if (!read.success) throw new ReadingError('format', read.error);
  return read.data;
};
