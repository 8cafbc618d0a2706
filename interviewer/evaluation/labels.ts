/** The labels of a conversation with the places of their words, looked up once. */
import { DETAIL_KINDS, type DetailKind } from '#contract/details.ts';
import type { Conversation, ItemsByDetail, MustNot } from './corpus.ts';
import { type Place, placesOf } from './places.ts';

export interface LabelledItem {
  /** Its wordings, of which any will do. */
  wordings: readonly string[];
  places: readonly Place[];
}

export interface LabelledMustNot extends MustNot {
  /** Of its words; empty where it names a value. */
  places: readonly Place[];
}

type ByDetail = Readonly<Record<DetailKind, readonly LabelledItem[]>>;

export interface Labels {
  conversation: Conversation;
  expected: ByDetail;
  tolerated: ByDetail;
  denials: ByDetail;
  asides: readonly LabelledItem[];
  mustNot: readonly LabelledMustNot[];
}

export const labelsOf = (conversation: Conversation): Labels => {
  const { turns } = conversation;
  const itemOf = (wordings: readonly string[]): LabelledItem => ({
    wordings,
    places: wordings.flatMap((words) => placesOf(turns, words)),
  });
  const byDetail = (lists: ItemsByDetail): ByDetail => {
    const items = (detail: DetailKind) => (lists[detail] ?? []).map(itemOf);
    return Object.fromEntries(DETAIL_KINDS.map((detail) => [detail, items(detail)])) as Record<
      DetailKind,
      LabelledItem[]
    >;
  };
  return {
    conversation,
    expected: byDetail(conversation.proposals_expected),
    tolerated: byDetail(conversation.proposals_tolerated),
    denials: byDetail(conversation.denials),
    asides: conversation.asides.map((words) => itemOf([words])),
    mustNot: conversation.must_not.map((one) => ({
      ...one,
      places: one.words === undefined ? [] : placesOf(turns, one.words),
    })),
  };
};

export const placesIn = (items: readonly LabelledItem[]): Place[] => items.flatMap(({ places }) => places);
