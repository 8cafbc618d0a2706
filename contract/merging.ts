/** A copy of an incident, and two incidents that become one. */
import * as z from 'zod/mini';
import { INCIDENT_TITLE_MAX_CHARACTERS } from './common/limits.ts';
import { filledText, id } from './common/shapes.ts';

/** `POST /api/incidents/{id}/duplicate`: the id and the title of the copy, which is a draft. */
export const duplicateInput = z.object({ id, title: filledText(INCIDENT_TITLE_MAX_CHARACTERS) });
export type DuplicateInput = z.infer<typeof duplicateInput>;

/** Fields of which one incident has one value: where both say something, the person chooses. */
export const CHOSEN_FIELDS = ['incident_date', 'location', 'type', 'priority'] as const;
const chosenField = z.enum(CHOSEN_FIELDS);
export type ChosenField = z.infer<typeof chosenField>;

/** Why two incidents cannot become one as they are. */
export const mergeObstacle = z.enum([
  /** One of them is anonymized: their pseudonyms may stand for different persons. */
  'anonymized',
  'description_too_long',
  'too_many_persons',
  'notes_too_long',
  'too_many_tags',
  'too_many_places',
  /** Something of theirs does not open any more. */
  'damaged',
]);
export type MergeObstacle = z.infer<typeof mergeObstacle>;

/** `GET /api/incidents/{id}/merges/{otherId}`: what the incident would become with what the other says. */
export const mergePreview = z.object({
  /** Of the incident that stays. */
  version: z.number(),
  /** Names both as they are now: whoever sends it back is answered only while it is still so. */
  plan: z.string(),
  obstacle: z.nullable(mergeObstacle),
  other: z.object({ id, reference_number: z.string(), title: z.string() }),
  /** Both say something, and not the same. */
  choices: z.array(chosenField),
  /** Only the other says something. */
  taken: z.array(chosenField),
  description: z.string(),
  /** Those that are new. */
  tags: z.array(z.string()),
  /** Places other than the one where it happened, that are new: the other's own among them where it is not taken. */
  other_places: z.array(z.string()),
  persons: z.object({
    /** The names of persons who are in both, as the incident that stays has them. */
    same: z.array(z.string()),
    added: z.array(z.string()),
  }),
  exhibits: z.array(z.object({ number: z.number(), title: z.string(), new_number: z.number() })),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** `POST /api/incidents/{id}/merges/{otherId}`, with `If-Match` of the incident that stays. */
export const mergeInput = z.object({
  /** Of the preview. Absent: whatever they are now. */
  plan: z.optional(z.string()),
  /** The fields in which the other's value stands, where both say something. */
  theirs: z.optional(z.array(chosenField)),
});
export type MergeInput = z.infer<typeof mergeInput>;

/** The incident in which one that was merged is now: `current` of the problem `taken_in`. */
export const takenIn = z.object({ id, reference_number: z.string() });
export type TakenIn = z.infer<typeof takenIn>;
