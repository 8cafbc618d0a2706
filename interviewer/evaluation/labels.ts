/** The labels of a conversation with the places of their words, looked up once. */
import { DETAIL_KINDS, type DetailKind } from '#contract/common/details.ts';
import type { Conversation, Items, MustNot } from './corpus.ts';
import { type Place, placesOf } from './places.ts';

export interface LabelledItem {
  detail: DetailKind;
  /** Its wordings, of which any will do. */
  wordings: readonly string[];
  places: readonly Place[];
}

export interface LabelledMustNot extends Omit<MustNot, 'detail'> {
  detail: DetailKind;
  /** Of its words; none where it names a value. */
  places: readonly Place[];
}

export interface Labels {
  conversation: Conversation;
  expected: readonly LabelledItem[];
  tolerated: readonly LabelledItem[];
  denials: readonly LabelledItem[];
  asides: readonly Place[];
  mustNot: readonly LabelledMustNot[];
}

export const labelsOf = (conversation: Conversation): Labels => {
  const { turns, proposals_expected, proposals_tolerated, denials, asides, must_not } = conversation;
  const itemsOf = (items: Items): LabelledItem[] =>
    DETAIL_KINDS.flatMap((detail) =>
      (items[detail === 'incident_type' ? 'type' : detail] ?? []).map((item) => {
        const wordings = [item].flat();
        return { detail, wordings, places: wordings.flatMap((words) => placesOf(turns, words)) };
      }),
    );
  return {
    conversation,
    expected: itemsOf(proposals_expected),
    tolerated: itemsOf(proposals_tolerated),
    denials: itemsOf(denials),
    asides: asides.flatMap((words) => placesOf(turns, words)),
    mustNot: must_not.map((one) => ({
      ...one,
      detail: one.detail === 'type' ? 'incident_type' : one.detail,
      places: one.words === undefined ? [] : placesOf(turns, one.words),
    })),
  };
};

export const placesFor = (detail: DetailKind, items: readonly LabelledItem[]): Place[] =>
  items.filter((one) => one.detail === detail).flatMap(({ places }) => [...places]);
