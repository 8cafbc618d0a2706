import type { TimelineItem } from '#contract/timeline.ts';
import { dayOf } from './timeline-days.ts';

/** A thing and the side of the line on which its card stands where there is room for two. */
export interface PlacedCard {
  item: TimelineItem;
  side: 'left' | 'right';
}

/** What stands beside each other: one card, or a left and a right one of the same day. */
export interface TimelineRow {
  /** The id of its first thing. */
  key: string;
  day: string;
  /** It is the first of its day, and bears its name. */
  opensDay: boolean;
  cards: PlacedCard[];
}

/**
 * The rows of the pages, in their order. Sides alternate within a page, so that pages which come or go leave the cards of
 * the others where they stand. What moved between two requests stands once.
 */
export const rowsFrom = (pages: readonly { items: readonly TimelineItem[] }[]): TimelineRow[] => {
  const rows: TimelineRow[] = [];
  const seen = new Set<string>();
  for (const { items } of pages) {
    for (const [place, item] of items.entries()) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      const card: PlacedCard = { item, side: place % 2 === 0 ? 'left' : 'right' };
      const day = dayOf(item);
      const last = rows.at(-1);
      const isBeside = last?.day === day && last.cards.length === 1 && last.cards[0]?.side === 'left';
      if (isBeside && card.side === 'right') last.cards.push(card);
      else rows.push({ key: item.id, day, opensDay: last?.day !== day, cards: [card] });
    }
  }
  return rows;
};

/** True where nothing of a row has changed. */
export const isSameRow = (one: TimelineRow, other: TimelineRow): boolean =>
  one.day === other.day &&
  one.opensDay === other.opensDay &&
  one.cards.length === other.cards.length &&
  one.cards.every(({ item, side }, index) => {
    const beside = other.cards[index];
    return beside?.item === item && beside.side === side;
  });
