import type { TimelineItem } from '#contract/timeline.ts';
import type { Language } from '#web/i18n/languages.ts';
import { dayHere, hourText, instantHourText } from '#web/lib/dates.ts';

/** The day that a thing stands under: the one that the person gave, or the one it is recorded on, by their own clock. */
export const dayOf = ({ happened_on, date }: Pick<TimelineItem, 'happened_on' | 'date'>): string =>
  happened_on ?? dayHere(new Date(date));

/** The hour that the person gave; of what has no day of its own, the hour at which it was recorded. Null where there is none. */
export const hourOf = (
  { happened_on, happened_at, date }: Pick<TimelineItem, 'happened_on' | 'happened_at' | 'date'>,
  language: Language,
): string | null => {
  if (happened_at !== null) return hourText(happened_at, language);
  return happened_on === null ? instantHourText(date, language) : null;
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
