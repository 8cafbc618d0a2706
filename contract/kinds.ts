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
