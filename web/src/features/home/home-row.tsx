import type { ReactNode } from 'react';
import type { Language } from '#web/i18n/languages.ts';
import { useLanguage } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayHere, instantHourText, shortCalendarDayText } from '#web/lib/dates.ts';

/** On the title of a row: its area is the whole row. */
export const ROW_TITLE =
  "flex min-h-(--target) w-full cursor-pointer items-end rounded-box pt-2 text-left font-semibold text-ink no-underline after:absolute after:-inset-x-3 after:inset-y-0 after:content-['']";

interface HomeRowProps {
  /** ISO 8601. */
  at: string;
  /** A link or a button in the look of `ROW_TITLE`. */
  title: ReactNode;
  /** The one thing that is said beside the title. */
  beside: string;
}

/** One thing of a short list: when, its title, and what it is. */
export const HomeRow = ({ at, title, beside }: HomeRowProps) => {
  const language = useLanguage();
  return (
    <li className="relative border-b border-hairline">
      <div className="-mx-3 grid grid-cols-[4.75rem_minmax(0,1fr)] items-baseline gap-x-3 px-3 pb-3 hover:bg-sunk">
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={at}>{whenText(at, language)}</time>
        </p>
        <div className="min-w-0">
          {title}
          <p className="text-sm text-ink-soft">{beside}</p>
        </div>
      </div>
    </li>
  );
};

/** The hour for what is of today; the day otherwise, with the year where it is another one. */
export const whenText = (at: string, language: Language, now = new Date()): string => {
  const [day, today] = [dayHere(new Date(at)), dayHere(now)];
  if (day === today) return instantHourText(at, language);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear
    ? shortCalendarDayText(day, language, { withYear: false })
    : calendarDayText(day, language);
};
