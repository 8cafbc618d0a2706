import { useId } from 'react';
import type { Notice } from '#contract/account/notices.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { longCalendarDayText } from '#web/lib/dates.ts';
import { daysOf, type NoticeDay, nearDay } from './notice-days.ts';
import { NoticeRow } from './notice-row.tsx';

interface NoticeDaysListProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
  onDelete?: (notice: Notice) => void;
}

/** Notices under the days on which they came: `li`s for the list around. */
export const NoticeDaysList = ({ notices, onOpen, onDelete }: NoticeDaysListProps) =>
  daysOf(notices).map((day) => <Day key={day.day} of={day} onOpen={onOpen} onDelete={onDelete} />);

interface DayProps {
  of: NoticeDay<Notice>;
  onOpen: (notice: Notice) => void;
  onDelete: ((notice: Notice) => void) | undefined;
}

const Day = ({ of: { day, items }, onOpen, onDelete }: DayProps) => {
  const { t, language } = useTexts('notices');
  const id = useId();
  const near = nearDay(day, new Date());
  return (
    <li className="mt-6 first:mt-0">
      <h2 id={id} className="border-b border-hairline pb-2 text-lg first-letter:uppercase">
        {near === null ? longCalendarDayText(day, language) : t(`day.${near}`)}
      </h2>
      <ul aria-labelledby={id}>
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </ul>
    </li>
  );
};
