import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dateInProse } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TimelineCard } from './timeline-card.tsx';
import type { TimelineDay } from './timeline-days.ts';

/**
 * A day as a chapter mark on the line, and its cards left and right of it, in turn through the whole timeline; on narrow
 * screens they stand in one column.
 */
export const DaySection = ({ day, items, before }: TimelineDay) => {
  const { language } = useTexts('journal');
  const id = useId();
  const name = dateInProse(new Date(`${day}T00:00:00Z`), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-4 lg:gap-6">
      <h2
        id={id}
        className="relative -ml-5 flex items-center gap-3 bg-paper py-1 text-lg first-letter:uppercase before:size-2.5 before:shrink-0 before:rounded-full before:bg-teal before:content-[''] lg:mx-auto lg:px-4 lg:before:hidden"
      >
        <span className="first-letter:uppercase">{name}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-x-14">
        {items.map((item, index) => (
          <li
            key={item.id}
            className={classNames(
              // Cards that are far away are neither laid out nor painted; the room around lets their focus ring be seen.
              '-m-1 p-1 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
              (before + index) % 2 === 0 ? 'lg:col-start-1' : 'lg:col-start-2',
            )}
          >
            <TimelineCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
};
