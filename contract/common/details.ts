/** The eight details that an interview collects, and how sure each of them is. */
import * as z from 'zod/mini';

/** The eight precise details of spec.md, 5, in the order in which the screen lists them. */
export const DETAIL_KINDS = [
  'incident_type',
  'when',
  'where',
  'people',
  'description',
  'witnesses',
  'impact',
  'actions',
] as const;
export const detailKind = z.enum(DETAIL_KINDS);
export type DetailKind = z.infer<typeof detailKind>;

/**
 * How sure the detail is. `exact` fills it; `approximate` is shown as such ("la semaine dernière", "le chef") and
 * does not yet count as precise; `unknown` is the person's own "je ne sais pas", an answer that closes the question.
 */
export const CERTAINTIES = ['exact', 'approximate', 'unknown'] as const;
export const certainty = z.enum(CERTAINTIES);
export type Certainty = z.infer<typeof certainty>;
