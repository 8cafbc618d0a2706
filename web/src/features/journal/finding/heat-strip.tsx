import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dateInProse } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayCounts } from '../journal-queries.ts';
import { type Month, monthsOf, warmth } from './months.ts';

const TINTS = ['bg-grey-tint', 'bg-teal/30', 'bg-teal/55', 'bg-teal/80', 'bg-teal'] as const;

/** The last twelve months, each with its days tinted by what they hold; pressed, it leads to the last of these days. */
export const HeatStrip = ({ onJump }: { onJump: (day: string) => void }) => {
  const { t } = useTexts('journal');
  const { data, error } = useQuery(dayCounts);
  if (data === undefined) {
    return error === null ? null : <p className="mb-6 text-sm text-ink-soft">{t('heat.failure')}</p>;
  }
  if (data.days.length === 0) return null;
  return (
    <ul aria-label={t('heat.label')} className="mb-8 grid grid-cols-6 gap-1 sm:grid-cols-12">
      {monthsOf(data.days, new Date()).map((month) => (
        <li key={month.key}>
          <MonthButton month={month} onJump={onJump} />
        </li>
      ))}
    </ul>
  );
};

interface MonthButtonProps {
  month: Month;
  onJump: (day: string) => void;
}

const MonthButton = ({ month: { key, counts, total, lastDay }, onJump }: MonthButtonProps) => {
  const { t, language } = useTexts('journal');
  const shortName = dateInProse(new Date(`${key}-01T00:00:00Z`), language, {
    month: 'short',
    timeZone: 'UTC',
  });
  // What is read on the button begins its name: that is what one says to a machine that listens.
  const name = `${shortName} ${key.slice(0, 4)}`;
  return (
    <Button
      type="button"
      isDisabled={lastDay === null}
      aria-label={
        total === 0 ? t('heat.none', { month: name }) : t('heat.month', { month: name, count: total })
      }
      onPress={() => {
        if (lastDay !== null) onJump(lastDay);
      }}
      className="flex min-h-(--target) w-full cursor-pointer flex-col items-center gap-1 rounded-box p-1 hover:bg-sunk data-disabled:cursor-default"
    >
      <span aria-hidden="true" className="grid grid-cols-7 gap-px">
        {counts.map((count, place) => (
          // A day of a month has its place and nothing else.
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month do not move
          <span key={place} className={classNames('size-1.25 rounded-[1px]', TINTS[warmth(count)])} />
        ))}
      </span>
      <span aria-hidden="true" className="text-xs text-ink-soft">
        {shortName}
      </span>
    </Button>
  );
};
