import type { TimelineItem } from '#contract/timeline.ts';

/** What happened on one day, newest first. */
export interface TimelineDay {
  day: string;
  /** How many things stand before it. */
  before: number;
  items: TimelineItem[];
}

/** The day that a thing stands under: the one that the person gave, or the one it is recorded on, by their own clock. */
export const dayOf = ({ happened_on, date }: Pick<TimelineItem, 'happened_on' | 'date'>): string => {
  if (happened_on !== null) return happened_on;
  const here = new Date(date);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
};

/** The things by their day, in the order in which they come. */
export const byDay = (items: readonly TimelineItem[]): TimelineDay[] => {
  const days: TimelineDay[] = [];
  for (const [before, item] of items.entries()) {
    const day = dayOf(item);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, before, items: [item] });
  }
  return days;
};

/** One stream of what is newer (oldest first) and what is older (newest first): each thing stands once. */
export const joined = (newer: readonly TimelineItem[], older: readonly TimelineItem[]): TimelineItem[] => {
  const byId = new Map<string, TimelineItem>();
  for (const item of [...newer.toReversed(), ...older]) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
};
