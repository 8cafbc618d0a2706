/** Dossiers: what a person chose of what they kept, as a ZIP with a PDF, that anybody can check without us. */
import * as z from 'zod/mini';
import {
  DOSSIER_AUTHOR_MAX_CHARACTERS,
  DOSSIER_COVERED_MAX_COUNT,
  DOSSIER_RECORDS_MAX_COUNT,
  DOSSIER_TITLE_MAX_CHARACTERS,
} from './common/limits.ts';
import { filledText, id, instant, text } from './common/shapes.ts';

/** How the names of persons appear. */
export const personsShown = z.enum(['full', 'initials', 'pseudonyms']);

type OtherPlaceField = `other_places.${number}.${'place' | 'what'}`;
/**
 * Texts in which passages can be covered: of an incident, `title`, `description`, `location` and of each other place, counted from 0,
 * `other_places.0.place` and `other_places.0.what`; of a person, `role` and `notes`; of an
 * exhibit, `title`, `description` and `source`; of an entry, `title` and `content`.
 */
export const coverableField = z.union([
  z.enum(['title', 'description', 'location', 'role', 'notes', 'source', 'content']),
  // Not a template of zod: no other page needs it, and every page would load it.
  z.string().check(z.regex(/^other_places\.\d{1,3}\.(?:place|what)$/)) as z.ZodMiniType<OtherPlaceField>,
]);

/** A passage that the dossier covers. It names a version: a text that was changed since has to be looked at again. */
export const coveredPassage = z.object({
  entity: z.enum(['incident', 'incident_person', 'evidence', 'journal_entry']),
  id,
  version: z.number(),
  field: coverableField,
  /** In UTF-16 code units, `end` behind the last. */
  start: z.number().check(z.int(), z.nonnegative()),
  end: z.number().check(z.int(), z.positive()),
});
export type CoveredPassage = z.infer<typeof coveredPassage>;

const ids = z.array(id).check(z.maxLength(DOSSIER_RECORDS_MAX_COUNT));

/** What the person says of persons who have one name, and whom no link makes one (`person_key` of contract/persons.ts). */
export const likeNamedAnswer = z.object({ person_keys: ids, are_one: z.boolean() });
export type LikeNamedAnswer = z.infer<typeof likeNamedAnswer>;

/** What goes in, and how. */
export const dossierChoices = z.object({
  title: filledText(DOSSIER_TITLE_MAX_CHARACTERS),
  /** How the person is named on the first page; empty: not at all. */
  author: text(DOSSIER_AUTHOR_MAX_CHARACTERS),
  language: z.enum(['fr', 'en']),
  /** A sensitive incident goes in because it is named here; the preview then needs a proof, as making a dossier always does. */
  incident_ids: ids,
  /** Entries that are 'Partageable'; any other is refused. */
  entry_ids: ids,
  synthesis_id: z.nullable(id),
  /** With what the synthesis leaves open: questions to the person, which stay with them where they choose nothing. */
  with_questions: z.optional(z.boolean()),
  /** Exhibits of these incidents that stay out. */
  left_out_evidence: ids,
  persons_shown: personsShown,
  /** Needed where names are replaced: without an answer nobody knows whether one name is one person. */
  like_named: z.optional(z.array(likeNamedAnswer).check(z.maxLength(DOSSIER_RECORDS_MAX_COUNT))),
  covered: z.array(coveredPassage).check(z.maxLength(DOSSIER_COVERED_MAX_COUNT)),
  /** With the words of the conversation that a description was made of. */
  with_account: z.boolean(),
  /** With every entry of the ledger, and not only those of what is inside (`DossierLedger.entries_are`). */
  whole_ledger: z.boolean(),
});
export type DossierChoices = z.infer<typeof dossierChoices>;

/** Whether these keys are one person, as far as the person has said it of all of them. */
export const answerFor = (
  answers: readonly LikeNamedAnswer[] | undefined,
  keys: readonly string[],
): boolean | null =>
  answers?.find(({ person_keys }) => keys.every((key) => person_keys.includes(key)))?.are_one ?? null;

/** `POST /api/dossiers`. The client chooses the id (UUIDv7), so that a repeated request begins nothing twice. */
export const dossierInput = z.object({
  id,
  choices: dossierChoices,
  /** Of the preview that the person saw: where the dossier would show anything else, it is not made. */
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type DossierInput = z.infer<typeof dossierInput>;

/**
 * What does not let a dossier be made as it was chosen. `gone`: it is not there any more; `private`: an entry that is 'Privé'; `moved`: a
 * covered passage is of another version, or is none; `outside`: the synthesis tells of a record that is not in it and could be;
 * `empty`: nothing is in it; `alike`: names are replaced, and the person has not said of a name whether it is of one person;
 * `changed`: something in it is no more as the preview showed it.
 */
export const dossierObstacle = z.object({
  is: z.enum(['gone', 'private', 'moved', 'outside', 'empty', 'alike', 'changed']),
  entity: z.nullable(z.string()),
  id: z.nullable(id),
});
export type DossierObstacle = z.infer<typeof dossierObstacle>;

/** `POST /api/dossiers/preview` with `dossierChoices`: what would stand in it, without the bytes of files. */
export const dossierPreview = z.object({
  obstacles: z.array(dossierObstacle),
  /** `DossierDocument` of verifier/dossier/format.ts, whose texts the screen shows as they are. */
  document: z.unknown(),
  /** Persons inside who have one name and are not linked, whatever is answered, and however they appear. */
  like_named: z.array(z.object({ person_keys: z.array(id), person_ids: z.array(id) })),
  /** Of the files, in bytes. */
  size: z.number(),
  /** Of all that is shown here, to be sent with `POST /api/dossiers`. */
  fingerprint: z.string(),
});
export type DossierPreview = z.infer<typeof dossierPreview>;

export const dossierFailure = z.enum(['storage_full', 'choices', 'failed']);

/** The time-stamp over the manifest. */
export const dossierTimestamp = z.object({
  /** By the authority's clock. */
  at: z.nullable(instant),
  /** Who signs it, as its certificate says. */
  authority: z.nullable(z.string()),
  /** It says of itself that it is qualified (ETSI EN 319 422, esi4-qtstStatement-1); nobody checked that against a trusted list. */
  says_qualified: z.boolean(),
  /** `none`: no authority is configured; `failed`: it did not answer, or wrongly. */
  state: z.enum(['stamped', 'none', 'failed']),
});
export type DossierTimestamp = z.infer<typeof dossierTimestamp>;

export const dossier = z.object({
  id,
  title: z.string(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** How much of it is written, in per cent. */
  progress: z.number(),
  failure: z.nullable(dossierFailure),
  /** Where `failure` is `choices`. */
  obstacles: z.array(dossierObstacle),
  /** The moment that it shows; null until it has begun. */
  taken_at: z.nullable(instant),
  /** Of the ZIP, in bytes. */
  size: z.nullable(z.number()),
  /** SHA-256 of the ZIP, in hex. */
  sha256: z.nullable(z.string()),
  timestamp: z.nullable(dossierTimestamp),
  /** How many incidents, entries and pieces it holds; null until it is ready. */
  counts: z.nullable(z.object({ incidents: z.number(), entries: z.number(), pieces: z.number() })),
  /** Files that do not open, and so are not in it. */
  damaged_files: z.number(),
  created_at: instant,
  damaged: z.optional(z.literal(true)),
});
export type Dossier = z.infer<typeof dossier>;

/** `GET /api/dossiers`, the newest first: all of them. */
export const dossiers = z.object({
  items: z.array(dossier),
  /** False where the person has to show again who they are before a file opens. */
  opens: z.boolean(),
});
export type Dossiers = z.infer<typeof dossiers>;

/** `GET /api/dossiers/{id}`: with what it was made of. */
export const dossierWithChoices = z.extend(dossier, { choices: dossierChoices });
export type DossierWithChoices = z.infer<typeof dossierWithChoices>;
