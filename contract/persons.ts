/** Persons involved in incidents: each incident says for itself who they are in it. */
import * as z from 'zod/mini';
import { dateCertainty } from './common/incident-when.ts';
import {
  INCIDENT_PERSONS_MAX_COUNT,
  PERSON_MAX_CHARACTERS,
  PERSON_NOTES_MAX_CHARACTERS,
} from './common/limits.ts';
import { day, filledText, historyPageOf, id, instant, text } from './common/shapes.ts';

/** The part that somebody played in what happened, as the person says it. */
export const PLAYED_PARTS = ['author', 'witness', 'victim', 'told_afterwards', 'other'] as const;
export const playedPart = z.enum(PLAYED_PARTS);
export type PlayedPart = z.infer<typeof playedPart>;

const editable = {
  /** A name, or what the person is called by where the name is not known: 'la responsable RH'. */
  full_name: filledText(PERSON_MAX_CHARACTERS),
  /** Shown as 'Anonyme' (spec.md, 2). */
  is_anonymized: z.boolean(),
  /** Null: not said. */
  part: z.nullable(playedPart),
  /** At work, in the person's words. */
  role: text(PERSON_MAX_CHARACTERS),
  notes: text(PERSON_NOTES_MAX_CHARACTERS),
};

/**
 * `POST /api/incidents/{id}/persons`. The client chooses the id (UUIDv7), so that a repeated request creates nothing twice.
 * Rows of several incidents with the same `person_key` are one person, because whoever wrote them said so; absent: a key that
 * no other row has.
 */
export const personInput = z.object({ id, ...editable, person_key: z.optional(id) });
export type PersonInput = z.infer<typeof personInput>;

/** Only what is present is changed; a new `person_key` takes a link back. Sent with `If-Match: "<version>"`. */
export const personPatch = z.partial(z.object({ ...editable, person_key: id }));
export type PersonPatch = z.infer<typeof personPatch>;

/**
 * `PUT /api/incidents/{id}/persons/order`. Persons that are not named follow in the order that they have; ids that are not
 * theirs are passed over, since somebody may have been added or removed in another tab.
 */
export const personOrder = z.object({
  person_ids: z.array(id).check(z.maxLength(INCIDENT_PERSONS_MAX_COUNT)),
});
export type PersonOrder = z.infer<typeof personOrder>;

const recorded = {
  incident_id: id,
  person_key: id,
  full_name: z.string(),
  is_anonymized: z.boolean(),
  part: z.nullable(playedPart),
  role: z.string(),
  notes: z.string(),
};

export const person = z.object({
  id,
  ...recorded,
  /** Increases within the incident, with gaps where somebody was removed. */
  position: z.number(),
  /** How many other incidents have a person with the same `person_key`. */
  also_in: z.number(),
  created_at: instant,
  updated_at: instant,
  version: z.number(),
  /** What is stored does not open: name, role and notes are empty. */
  damaged: z.optional(z.literal(true)),
});
export type Person = z.infer<typeof person>;

/** `GET /api/incidents/{id}/persons`: all of them, in their order. */
export const personList = z.object({ items: z.array(person) });
export type PersonList = z.infer<typeof personList>;

/** What a version of a person says. */
export const personVersion = z.object(recorded);

export const personHistory = historyPageOf(personVersion);
export type PersonHistory = z.infer<typeof personHistory>;

/** An incident, as far as it has to be told from others. */
const namedIncident = { incident_id: id, reference_number: z.string() };

/**
 * `GET /api/persons`: who is named in one's incidents, to be offered while a name is typed; last changed first. Left out are
 * persons who are shown as 'Anonyme', and those of sensitive incidents.
 */
export const knownPersons = z.object({
  items: z.array(
    z.object({
      person_key: id,
      /** As last written. */
      full_name: z.string(),
      role: z.string(),
      incidents: z.array(z.object({ ...namedIncident, title: z.string() })),
    }),
  ),
});
export type KnownPersons = z.infer<typeof knownPersons>;
export type KnownPerson = KnownPersons['items'][number];

/** `GET /api/persons/{key}`: in which incidents a person is, and in which part; what happened last at the top. */
export const knownPerson = z.object({
  person_key: id,
  /** As last written; empty where no row shows a name. */
  full_name: z.string(),
  incidents: z.array(
    z.object({
      ...namedIncident,
      /** Empty for a sensitive incident, and for one that does not open. */
      title: z.string(),
      incident_date: z.nullable(day),
      incident_until: z.nullable(day),
      date_certainty: z.nullable(dateCertainty),
      is_sensitive: z.boolean(),
      person_id: id,
      is_anonymized: z.boolean(),
      /** As written in that incident; empty for 'Anonyme'. Nothing is said of a person of a sensitive incident. */
      full_name: z.string(),
      part: z.nullable(playedPart),
      role: z.string(),
      /** The person, as stored there, does not open. */
      damaged: z.optional(z.literal(true)),
    }),
  ),
});
export type KnownPersonPage = z.infer<typeof knownPerson>;
