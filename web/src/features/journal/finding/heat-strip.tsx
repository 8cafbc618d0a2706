import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dateInProse } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayCounts } from './day-counts.ts';
import { DaysOfMonth } from './days-of-month.tsx';
import { type Month, monthsOf, warmth } from './months.ts';
import { TINTS } from './tints.ts';

/** The last twelve months, each with its days tinted by what they hold; a month unfolds the days that one can go to. */
export const HeatStrip = ({ onJump }: { onJump: (day: string) => void }) => {
  const { t } = useTexts('journal');
  const { data, error } = useQuery(dayCounts);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  if (data === undefined) {
    return error === null ? null : <p className="mb-6 text-sm text-ink-soft">{t('heat.failure')}</p>;
  }
  if (data.days.length === 0) return null;
  const months = monthsOf(data.days, new Date());
  const shown = months.find(({ key }) => key === open);
  const step = (by: -1 | 1) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at >= 0) buttons[at + by]?.focus();
  };
  return (
    <div className="mb-8 print:hidden">
      <ul
        ref={list}
        aria-label={t('heat.label')}
        className="grid grid-cols-6 gap-1 sm:grid-cols-12"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1);
          if (key === 'ArrowLeft') step(-1);
        }}
      >
        {months.map((month) => (
          <li key={month.key}>
            <MonthButton
              month={month}
              isOpen={month === shown}
              controls={id}
              onPress={() => setOpen(month === shown ? null : month.key)}
            />
          </li>
        ))}
      </ul>
      <div id={id}>
        {shown !== undefined && (
          <DaysOfMonth
            month={shown}
            days={data.days}
            onMonth={setOpen}
            onJump={(day) => {
              setOpen(null);
              onJump(day);
            }}
          />
        )}
      </div>
    </div>
  );
};

interface MonthButtonProps {
  month: Month;
  isOpen: boolean;
  /** The id of what it unfolds. */
  controls: string;
  onPress: () => void;
}

const MonthButton = ({ month: { key, counts, total }, isOpen, controls, onPress }: MonthButtonProps) => {
  const { t, language } = useTexts('journal');
  const shortName = dateInProse(new Date(`${key}-01T00:00:00Z`), language, {
    month: 'short',
    timeZone: 'UTC',
  });
  // What is read on the button begins its name: that is what one says to a machine that listens.
  const name = `${shortName} ${key.slice(0, 4)}`;
  return (
    <button
      type="button"
      disabled={total === 0}
      aria-label={
        total === 0 ? t('heat.none', { month: name }) : t('heat.month', { month: name, count: total })
      }
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={classNames(
        'flex h-full min-h-(--target) w-full flex-col items-center justify-between gap-1.5 rounded-box border px-1 py-2',
        'not-disabled:cursor-pointer not-disabled:hover:bg-sunk',
        isOpen ? 'border-teal bg-sunk' : 'border-transparent',
      )}
    >
      <span aria-hidden="true" className="grid grid-cols-7 gap-0.5">
        {counts.map((count, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of a month has its place and nothing else
            key={place}
            className={classNames('size-1.25 rounded-[1px] sm:size-1.75', TINTS[warmth(count)])}
          />
        ))}
      </span>
      <span
        aria-hidden="true"
        className={classNames('text-xs', total === 0 ? 'text-ink-soft' : 'font-semibold text-ink')}
      >
        {shortName}
      </span>
    </button>
  );
};
