/** The first and last day of a stream; an open end is undefined. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** What is older than the day that was jumped to, with that day; everything where none was. ISO days compare as text. */
export const olderRange = ({ from, to }: DayRange, at: string | undefined): DayRange => ({
  from,
  to: [to, at].filter((day) => day !== undefined).sort()[0],
});

/** What is newer than the day that was jumped to; null where nothing can be. */
export const newerRange = ({ from, to }: DayRange, at: string | undefined): DayRange | null => {
  if (at === undefined) return null;
  const next = dayAfter(at);
  const first = from !== undefined && from > next ? from : next;
  return to !== undefined && first > to ? null : { from: first, to };
};

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
