import type { TimelineItem } from '#contract/timeline.ts';

/** The day that a thing stands under: the one that the person gave, or the one it is recorded on, by their own clock. */
export const dayOf = ({ happened_on, date }: Pick<TimelineItem, 'happened_on' | 'date'>): string => {
  if (happened_on !== null) return happened_on;
  const here = new Date(date);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
};

/** What happened on one day, newest first. */
export interface TimelineDay {
  day: string;
  items: TimelineItem[];
}

/** The things by their day, in the order in which they come. */
export const byDay = (items: readonly TimelineItem[]): TimelineDay[] => {
  const days: TimelineDay[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};
