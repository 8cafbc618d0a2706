import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';

/** One month, weeks starting on Monday, inside a date picker. */
export const CalendarMonth = () => {
  const { t } = useTexts('common');
  return (
    <Calendar firstDayOfWeek="mon">
      <div className="mb-2 flex items-center justify-between">
        <IconButton slot="previous" icon={ChevronLeft} label={t('field.previousMonth')} />
        <CalendarHeading className="font-text text-base font-semibold first-letter:uppercase" />
        <IconButton slot="next" icon={ChevronRight} label={t('field.nextMonth')} />
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className="tabular-nums [&_th]:pb-1 [&_th]:text-xs [&_th]:font-normal [&_th]:text-ink-soft"
      >
        {(date) => (
          <CalendarCell
            date={date}
            className="flex size-10 min-[380px]:size-11 cursor-pointer items-center justify-center rounded-full text-sm outline-none hover:bg-teal-tint data-today:font-semibold data-today:underline data-selected:bg-teal data-selected:text-on-teal data-disabled:cursor-default data-disabled:opacity-45 data-outside-month:hidden data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
          />
        )}
      </CalendarGrid>
    </Calendar>
  );
};
