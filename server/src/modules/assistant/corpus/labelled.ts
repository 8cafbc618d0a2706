/**
 * How a labelled conversation is written down: what was said, and what a careful reader finds in it. The labels say
 * which words tell a detail, not how an extractor words it.
 */
import type { DetailKind } from '#contract/details.ts';
import type { IncidentType } from '#contract/incidents.ts';

/** What the person said, alone or in answer to a question about a detail. */
export type Line = string | readonly [asked: DetailKind, said: string];

/** One detail as a careful reader sees it after the last line. */
export interface Label {
  /** `precise`: as the rule of six wants it; `vague`: something is known; `unknown`: the person said that she does not know. */
  as: 'precise' | 'vague' | 'unknown';
  /** Words of the conversation, as typed, each of which tells this detail; an extractor has to cite one of them. */
  in: readonly string[];
  /** Words that must not be cited for it: taken back since, or told of something else. */
  notIn?: readonly string[];
}

export interface LabelledConversation {
  /** What makes it worth having, in a few words. */
  about: string;
  /** Never looked at while rules were tuned. */
  held: boolean;
  lines: readonly Line[];
  /** The kinds that are told; a kind that is missing here was not told at all. */
  details: Partial<Record<DetailKind, Label>>;
  /** The type, where words of the person name or plainly describe it; null where they do not. */
  type: IncidentType | null;
  /** The calendar day of the (first) facts, if the words resolve to one; all conversations are of Saturday 2026-11-21, 11:00 in Paris. */
  day: string | null;
  /** Local time 'HH:MM' if said. */
  time: string | null;
  /** Names (or 'mon chef', 'ma collègue', where no name was said) of persons of the facts and of witnesses. */
  people: readonly string[];
  witnesses: readonly string[];
}
