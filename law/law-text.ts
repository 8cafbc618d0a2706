/** The shape of the curated texts. */
import type { LawText } from '#contract/analyses.ts';
import type { EvidenceType } from '#contract/evidence.ts';
import type { IncidentType } from '#contract/incidents.ts';
import type { PlayedPart } from '#contract/persons.ts';

export interface CuratedText extends LawText {
  /** What it may concern; one of these is enough. */
  concerns: {
    types?: readonly IncidentType[];
    exhibits?: readonly EvidenceType[];
    parts?: readonly PlayedPart[];
  };
}

/** The types that may be harassment. */
export const HARASSMENT = [
  'harassment',
  'bullying',
  'sexual_harassment',
] as const satisfies readonly IncidentType[];

/** What was checked in a source, and the month in which. */
export const CHECKED = { status: 'checked', verified: '2026-11' } as const;
/** What is recalled, and to be confirmed. */
export const TO_CONFIRM = { status: 'to_confirm', verified: null } as const;
