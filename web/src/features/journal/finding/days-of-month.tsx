import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dateInProse, twoDigits } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayByKey } from './day-by-key.ts';
import { type Month, warmth, weekdayOf } from './months.ts';
import { TINTS } from './tints.ts';

interface DaysOfMonthProps {
  month: Month;
  /** Of all months, those that hold something, in order. */
  days: readonly { day: string; count: number }[];
  /** An arrow key has gone on into another month. */
  onMonth: (key: string) => void;
  onJump: (day: string) => void;
}

/**
 * The days of one month as in a calendar. Those that hold something are buttons, one tab stop together: the arrow keys go
 * from one to the next, also into other months. The others cannot be pressed.
 */
export const DaysOfMonth = ({ month: { key, counts, lastDay }, days, onMonth, onJump }: DaysOfMonthProps) => {
  const { t, language } = useTexts('journal');
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  /** An arrow key moved: the keyboard follows once the month is there. */
  const moved = useRef(false);
  const inMonth = current?.startsWith(key) ? current : lastDay;
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = inMonth && dayByKey(days, inMonth, event.key);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setCurrent(next);
    if (!next.startsWith(key)) onMonth(next.slice(0, 7));
  };
  const name = dateInProse(new Date(`${key}-01T00:00:00Z`), language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className="mt-4 w-fit">
      <p aria-hidden="true" className="mb-2 font-title text-lg first-letter:uppercase">
        {name}
      </p>
      <ul
        ref={list}
        aria-label={t('heat.days', { month: name })}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[repeat(7,var(--target))] gap-1"
      >
        {counts.map((count, place) => {
          const day = `${key}-${twoDigits(place + 1)}`;
          const shape = 'flex size-(--target) items-center justify-center rounded-box text-sm tabular-nums';
          return (
            <li
              key={day}
              aria-hidden={count === 0 || undefined}
              style={place === 0 ? { gridColumnStart: weekdayOf(day) } : {}}
            >
              {count === 0 ? (
                <span className={classNames(shape, 'text-ink-soft')}>{place + 1}</span>
              ) : (
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === inMonth ? 0 : -1}
                  aria-label={t('heat.day', { day: calendarDayText(day, language), count })}
                  onClick={() => onJump(day)}
                  onFocus={() => setCurrent(day)}
                  className={classNames(
                    shape,
                    'relative cursor-pointer overflow-hidden border border-edge font-semibold text-ink hover:border-teal',
                  )}
                >
                  {place + 1}
                  <span
                    aria-hidden="true"
                    className={classNames('absolute inset-x-0 bottom-0 h-1.5', TINTS[warmth(count)])}
                  />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
