/** Names that become pseudonyms in an incident, and back. */
import * as z from 'zod/mini';
import { id } from './common/shapes.ts';
import { incident } from './incidents.ts';

/** Where a text stands: in the incident, in what it says of a person, in an exhibit. */
export const textHolder = z.enum(['incident', 'person', 'exhibit']);
export type TextHolder = z.infer<typeof textHolder>;

/**
 * The field of a holder that a text belongs to: `title`, `description`, `location`, `tags`, `full_name`, `role`, `notes`,
 * `source`; `origin` is what the conversation had collected, `from_entry` the entry's words as they were.
 */
const textField = z.string();

/** A place where somebody is named. */
export const namedPlace = z.object({
  /** Names the place in this plan. */
  key: z.string(),
  holder: textHolder,
  holder_id: id,
  /** Of an exhibit. */
  number: z.nullable(z.number()),
  field: textField,
  /** Some of the text before it, the words that are replaced, what they become, and some of the text behind. */
  before: z.string(),
  words: z.string(),
  becomes: z.string(),
  behind: z.string(),
  /** Several where it can be any of them. */
  pseudonyms: z.array(z.string()),
  /** `doubtful`: replaced unless it is left; `unlikely`: left unless it is taken. */
  sureness: z.enum(['certain', 'doubtful', 'unlikely']),
});
export type NamedPlaceInIncident = z.infer<typeof namedPlace>;

/** `GET /api/incidents/{id}/anonymization`: what would become of each place where a person of the incident is named. */
export const anonymization = z.object({
  /** Of the incident. */
  version: z.number(),
  /** Names were replaced here, and can be put back. Not of a copy: its names are in the history of the other one. */
  can_undo: z.boolean(),
  /** Names all that stands below: whoever sends it back is answered only while it is still so. */
  plan: z.string(),
  /** By their pseudonyms, in the order in which they were first recorded. */
  persons: z.array(z.object({ pseudonym: z.string(), names: z.array(z.string()) })),
  /** Persons who are called by what they are: 'la responsable RH' stays. */
  without_name: z.array(z.string()),
  places: z.array(namedPlace),
  /** Names of files in which somebody is named; they stay, like what is in the files. */
  files: z.array(z.object({ number: z.number(), name: z.string() })),
});
export type Anonymization = z.infer<typeof anonymization>;

/** `POST /api/incidents/{id}/anonymize`, with `If-Match` of the incident. */
export const anonymizeInput = z.object({
  /** Of the preview. Absent: whatever stands there now. */
  plan: z.optional(z.string()),
  /** Keys of places that stay although they are certain or doubtful. */
  left: z.optional(z.array(z.string())),
  /** Keys of unlikely places that are replaced. */
  taken: z.optional(z.array(z.string())),
});
export type AnonymizeInput = z.infer<typeof anonymizeInput>;

/** What was not put back, and why. */
const keptText = z.discriminatedUnion('reason', [
  /** A text that was changed since, and therefore keeps what it says. */
  z.object({ reason: z.literal('changed'), holder: textHolder, holder_id: id, field: textField }),
  /** A version from before does not open any more: nobody can tell which texts of the record had names in it. */
  z.object({ reason: z.literal('damaged'), holder: textHolder, holder_id: id }),
]);

/** `POST /api/incidents/{id}/anonymize/undo` */
export const undoneAnonymization = z.object({ incident, kept: z.array(keptText) });
export type UndoneAnonymization = z.infer<typeof undoneAnonymization>;
export type KeptText = z.infer<typeof keptText>;

/** `POST /rest/v1/rpc/anonymize_incident` (spec.md, 7) */
export const anonymizeCall = z.object({ incident_uuid: id });
