import type { CollectedDetail, DetailKind, Episode } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';

/** How far a detail is: nothing yet, a first idea of it, known, or the person's own 'je ne sais pas'. */
export type DetailState = 'empty' | CollectedDetail['certainty'];

export interface ShownDetail {
  kind: DetailKind;
  state: DetailState;
  detail: CollectedDetail | null;
  /** The person has taken out what was collected. */
  isErased: boolean;
}

/** All eight details in the order in which the screen lists them. */
export const shownDetails = (collected: Episode): ShownDetail[] =>
  DETAIL_KINDS.map((kind) => {
    const detail = collected.details.find((entry) => entry.kind === kind) ?? null;
    const isErased = collected.erased?.includes(kind) ?? false;
    return { kind, state: detail?.certainty ?? 'empty', detail, isErased };
  });

/** The person's words on one detail, passage by passage; none when nothing was said, or when they do not know. */
export const detailWords = (collected: Episode, kind: DetailKind): string[] => {
  const detail = collected.details.find((entry) => entry.kind === kind);
  return detail && detail.certainty !== 'unknown' ? detail.sources.map(({ words }) => words) : [];
};
