import type { CollectedDetail, DetailKind, Episode, JoinedEdit } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';

/** How far a detail is: nothing yet, a first idea, known, the person's own 'je ne sais pas', or kept to themselves. */
export type DetailState = 'empty' | CollectedDetail['certainty'] | 'reserved';

export interface ShownDetail {
  kind: DetailKind;
  state: DetailState;
  detail: CollectedDetail | null;
  /** The person has taken out what was collected. */
  isErased: boolean;
  /** The joined incident in which the edit was made that counts; null where it is the shown one's, or none. */
  editedIn: string | null;
  /** Other edits of this detail in incidents that are now joined. */
  aside: readonly JoinedEdit[];
}

/** All eight details in the order in which the screen lists them. */
export const shownDetails = (collected: Episode): ShownDetail[] =>
  DETAIL_KINDS.map((kind) => {
    const detail = collected.details.find((entry) => entry.kind === kind) ?? null;
    const isErased = collected.erased?.includes(kind) ?? false;
    const edits = collected.joined_edits?.filter((edit) => edit.kind === kind) ?? [];
    return {
      kind,
      state: detail?.reserved ? 'reserved' : (detail?.certainty ?? 'empty'),
      detail,
      isErased,
      editedIn: edits.find(({ counts }) => counts)?.episode ?? null,
      aside: edits.filter(({ counts }) => !counts),
    };
  });

/** The person's words on one detail, passage by passage; none when nothing was said, or when they do not know. */
export const detailWords = (collected: Episode, kind: DetailKind): string[] => {
  const detail = collected.details.find((entry) => entry.kind === kind);
  return detail && detail.certainty !== 'unknown' ? detail.sources.map(({ words }) => words) : [];
};

/** Whether something was told of this kind. False where the person does not know, or keeps it to themselves. */
export const isToldOf = ({ details }: Episode, kind: DetailKind): boolean =>
  details.some((detail) => detail.kind === kind && detail.certainty !== 'unknown');

/** It was told, and the person is not sure of it. */
export const isApproximate = ({ details }: Episode, kind: DetailKind): boolean =>
  details.some((detail) => detail.kind === kind && detail.certainty === 'approximate');
