/** What filters in an URL name, apart from the records: the pages read URLs before anybody has signed in, and need no more of them. */
import * as z from 'zod/mini';

/** The types of an entry of the journal (spec.md, 3). */
export const ENTRY_TYPES = ['note', 'voice_memo', 'document', 'reflection', 'follow_up'] as const;
export const entryType = z.enum(ENTRY_TYPES);
export type EntryType = z.infer<typeof entryType>;

export const MOODS = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;
export const mood = z.enum(MOODS);

/** The priorities of an incident. */
export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export const priority = z.enum(PRIORITIES);
export type IncidentPriority = z.infer<typeof priority>;

export const TIMELINE_KINDS = ['journal', 'conversation', 'incident'] as const;
export const timelineKind = z.enum(TIMELINE_KINDS);
export type TimelineKind = z.infer<typeof timelineKind>;

/** The five types that the form offers (spec.md, 3). */
export const FORM_INCIDENT_TYPES = ['security', 'harassment', 'fraud', 'identity_theft', 'other'] as const;
/** All types: those of the form, and those that a conversation can suggest. */
export const INCIDENT_TYPES = [
  ...FORM_INCIDENT_TYPES,
  'discrimination',
  'violence',
  'verbal_abuse',
  'sexual_harassment',
  'bullying',
] as const;
export const incidentType = z.enum(INCIDENT_TYPES);
export type IncidentType = z.infer<typeof incidentType>;

/** One enum for the spec's two lists (design.md, 9). */
export const INCIDENT_STATUSES = [
  'draft',
  'open',
  'submitted',
  'in_progress',
  'under_review',
  'resolved',
  'closed',
  'archived',
] as const;
export const incidentStatus = z.enum(INCIDENT_STATUSES);
export type IncidentStatus = z.infer<typeof incidentStatus>;

/** `newest`: what was recorded last at the top; `date`: by the day of the facts, what has none at the end; `priority`. */
export const INCIDENT_ORDERS = ['newest', 'date', 'priority'] as const;
export const incidentOrder = z.enum(INCIDENT_ORDERS);
export type IncidentOrder = z.infer<typeof incidentOrder>;
