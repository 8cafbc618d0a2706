import { dayHere } from '#web/lib/dates.ts';

/** What came on one day, by the clock of this device. */
export interface NoticeDay<Item> {
  /** '2026-11-21' */
  day: string;
  items: Item[];
}

/** Items in their order, newest first, by the day on which they came. */
export const daysOf = <Item extends { created_at: string }>(items: readonly Item[]): NoticeDay<Item>[] => {
  const days: NoticeDay<Item>[] = [];
  for (const item of items) {
    const day = dayHere(new Date(item.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};

/** Whether a day is the one of `now`, or the one before it. */
export const nearDay = (day: string, now: Date): 'today' | 'yesterday' | null => {
  if (day === dayHere(now)) return 'today';
  return day === dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)) ? 'yesterday' : null;
};
