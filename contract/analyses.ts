/** Analyses of an incident (`ai_analyses`): made by rules on request, without a model, and kept as they were made. */
import * as z from 'zod/mini';
import { detailKind } from './common/details.ts';
import { dateCertainty } from './common/incident-when.ts';
import { day, id, instant } from './common/shapes.ts';
import { incidentType } from './incidents.ts';

/** When something happened, as far as it was said. */
const moment = z.object({
  /** `exact` also where a day is noted and nobody said how sure it is. */
  certainty: dateCertainty,
  /** Null where it is unknown. */
  from: z.nullable(day),
  /** The same as `from`, but for a period; null also for a period without a last day: it still goes on. */
  to: z.nullable(day),
});
export type Moment = z.infer<typeof moment>;

/** A period whose last day was left empty: the form asks for that where it still goes on. */
export const isOngoing = ({ certainty, to }: Moment): boolean => certainty === 'period' && to === null;

/** What an incident can leave open, in the order in which it is asked. */
export const OPEN_SUBJECTS = [
  'when',
  'where',
  'who',
  'witnesses',
  'effects',
  'actions',
  'evidence',
  'type',
] as const;

const openQuestion = z.object({
  about: z.enum(OPEN_SUBJECTS),
  /** `nowhere`: neither a field nor the description tells it. `told`: the description seems to, and the field for it is empty. */
  state: z.enum(['nowhere', 'told']),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** Under so many dated incidents, nothing is said of how often they happen. */
export const TREND_MIN_DATED = 4;

/** More and less often between the first dated incident and the last; `unclear` where nothing can be said of that. */
export const trend = z.enum(['more', 'less', 'unclear']);
export type Trend = z.infer<typeof trend>;

/** Incidents that have something in common with this one, which is among them; those that happened first come first. */
const repetition = z.object({
  by: z.discriminatedUnion('what', [
    /** A person of this incident, who is in the others too because whoever wrote them said so. */
    z.object({ what: z.literal('person'), person_id: id, person_key: id }),
    z.object({ what: z.literal('type'), type: incidentType }),
  ]),
  incident_ids: z.array(id),
  /** How many of them have a day, exact or approximate. */
  dated: z.number(),
  trend,
});
export type Repetition = z.infer<typeof repetition>;

/** Persons of other incidents who have a similar name. That is a question: two persons can have one name. */
const lookAlike = z.object({
  person_id: id,
  others: z.array(z.object({ incident_id: id, person_id: id })),
});
export type LookAlike = z.infer<typeof lookAlike>;

const bilingual = z.object({ fr: z.string(), en: z.string() });

/** A text of law as it stood in the curated list (`law/`) when the analysis was made. */
export const lawText = z.object({
  id: z.string(),
  reference: bilingual,
  summary: bilingual,
  /** Where it can be read. */
  source: z.string(),
  /** `to_confirm`: nobody has checked it in a source yet. */
  status: z.enum(['checked', 'to_confirm']),
  /** The month in which it was checked, '2026-11'; null where it was not. */
  verified: z.nullable(z.string()),
});
export type LawText = z.infer<typeof lawText>;

/** Why a text may concern the incident. */
const lawReason = z.discriminatedUnion('what', [
  z.object({ what: z.literal('type'), type: incidentType }),
  z.object({ what: z.literal('exhibit'), evidence_id: id, number: z.number() }),
  z.object({ what: z.literal('person'), person_id: id }),
]);
export type LawReason = z.infer<typeof lawReason>;

const relevantText = z.object({ text: lawText, because: lawReason });
export type RelevantText = z.infer<typeof relevantText>;

/** From when a limitation period runs. */
export const LIMITATION_STARTS = ['last_act', 'revelation', 'knowledge', 'termination'] as const;

const limitation = z.object({
  rule: z.string(),
  title: bilingual,
  months: z.number(),
  start: z.enum(LIMITATION_STARTS),
  /** Of the length; where it starts is to be confirmed in any case. */
  status: z.enum(['checked', 'to_confirm']),
  verified: z.nullable(z.string()),
  text: lawText,
  /** The incident that it is counted from, which may still go on; null where no day is known. */
  from: z.nullable(z.object({ incident_id: id, moment })),
  /** Its last day, as certain as the day that it is counted from; null where no day is known, or where `from` still goes on. */
  end: z.nullable(z.object({ day, is_approximate: z.boolean() })),
  /** True when that day was over when the analysis was made. */
  is_over: z.boolean(),
  /** Incidents of the same series that have no day: one that happened later would make it end later. */
  undated: z.number(),
});
export type Limitation = z.infer<typeof limitation>;

/** What is kept of an analysis: no words of the person, so that none stay behind in it when a name is hidden or taken out. */
export const analysisContent = z.object({
  /** The day on which it was made, in Paris. */
  made_on: day,
  /** The versions of the persons and exhibits that it saw, by their ids. */
  seen: z.array(z.object({ id, version: z.number() })),
  /** False where the description could not be read for what it tells. */
  is_read: z.boolean(),
  questions: z.array(openQuestion),
  /** What the person said in the conversation that they do not know, or prefer not to tell: it is not asked again. */
  said_unknown: z.array(detailKind),
  /** All incidents that are named below, as they stood then. */
  incidents: z.array(
    z.object({ incident_id: id, reference_number: z.string(), type: z.nullable(incidentType), moment }),
  ),
  repetitions: z.array(repetition),
  look_alikes: z.array(lookAlike),
  /** There were more incidents than were looked through. */
  is_partial: z.boolean(),
  texts: z.array(relevantText),
  limitations: z.array(limitation),
});
export type AnalysisContent = z.infer<typeof analysisContent>;

/** `POST /api/incidents/{id}/analyses`. The client chooses the id (UUIDv7), so that a repeated request makes one analysis. */
export const analysisInput = z.object({ id });
export type AnalysisInput = z.infer<typeof analysisInput>;

/** Of which incident, and of which of its versions. */
const recorded = { id, incident_id: id, incident_version: z.number(), created_at: instant };

/** `GET /api/incidents/{id}/analyses`: the newest first. */
export const analysisList = z.object({ items: z.array(z.object(recorded)) });
export type AnalysisList = z.infer<typeof analysisList>;

/** `GET /api/incidents/{id}/analyses/{analysisId}`: with what it refers to as that is called today. */
export const analysis = z.object({
  ...recorded,
  version: z.number(),
  updated_at: instant,
  ...analysisContent.shape,
  /** The titles of the incidents. Empty for one that is sensitive, does not open, or is not there any more. */
  titles: z.array(
    z.object({ incident_id: id, title: z.string(), is_sensitive: z.boolean(), is_there: z.boolean() }),
  ),
  /** The names of the persons. Empty where it is hidden or does not open; who was removed is not among them. */
  names: z.array(z.object({ person_id: id, full_name: z.string(), is_anonymized: z.boolean() })),
  /** The incident, its persons or its exhibits are not as they were. */
  has_changed: z.boolean(),
  /** Another incident was created, changed or deleted since. */
  have_others_changed: z.boolean(),
});
export type Analysis = z.infer<typeof analysis>;
