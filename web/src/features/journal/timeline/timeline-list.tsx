import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { longCalendarDayText } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { arrive } from './arrive.ts';
import { TimelineCard } from './timeline-card.tsx';
import { isSameRow, type PlacedCard, type TimelineRow } from './timeline-rows.ts';
import { useTimelineWindow } from './use-timeline-window.ts';

/** So many rows before an end it is told that the end comes near. */
const NEAR_ROWS = 8;

interface TimelineListProps {
  rows: readonly TimelineRow[];
  /** The day at which the list begins: it is brought to the head of the window. */
  startsAt?: string | undefined;
  /** The keyboard goes to that day. */
  takesFocus?: boolean;
  /** More of what is newer was asked for: what is looked at stays where it is, wherever the window is. */
  keepsPlace: React.RefObject<boolean>;
  /** Told after each change while the end of the list is near the window. */
  onNearOlder: () => void;
  /** The same for its beginning, while what stands above the list is out of sight. */
  onNearNewer: () => void;
}

/**
 * The rows of the timeline along their line. Only those near the window are on the page, so a heading for each day and the
 * articles below it are what screen readers go by: the roles of a feed would not allow for the days.
 */
export const TimelineList = ({ rows, startsAt, takesFocus = false, ...told }: TimelineListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { virtualizer, isInList, holding } = useTimelineWindow(rows, box, told.keepsPlace);

  /** The window is on its way to the day at which the list begins. */
  const [isArriving, setArriving] = useState(startsAt !== undefined);
  const start = useEffectEvent(() => {
    if (startsAt === undefined) return;
    const found = rows.findIndex(({ day }) => day <= startsAt);
    const index = found < 0 ? rows.length - 1 : found;
    return arrive({
      go: () => virtualizer.scrollToIndex(index, { align: 'start' }),
      isThere: () => {
        const [offset] = virtualizer.getOffsetForIndex(index, 'start') ?? [];
        return offset !== undefined && Math.abs(offset - window.scrollY) <= 1;
      },
      arrived: (isLeft) => {
        setArriving(false);
        // Whoever does something else has the focus where they want it.
        if (isLeft || !takesFocus || found < 0) return;
        const row = box.current?.querySelector(`[data-row="${rows[index]?.key}"]`);
        row?.querySelector('h2')?.focus({ preventScroll: true });
      },
    });
  });
  useLayoutEffect(() => start(), []);

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const tell = useEffectEvent(() => {
    if (endIndex >= rows.length - NEAR_ROWS) told.onNearOlder();
    // The way there leads to the row of a number: what came in above it would take its place.
    if (startIndex <= NEAR_ROWS && isInList && !isArriving) told.onNearNewer();
  });
  // After every change, also of what is being read: a request that ended may be followed by the next.
  useEffect(() => tell());

  return (
    <div
      ref={box}
      {...holding}
      style={{ height: virtualizer.getTotalSize() }}
      className={classNames(
        'relative border-l border-hairline pl-4 [overflow-anchor:none] lg:border-none lg:pl-0 print:hidden',
        // The line, in the middle where there is room on both sides.
        "before:absolute before:inset-y-0 before:left-1/2 before:hidden before:w-px before:bg-hairline before:content-[''] lg:before:block",
      )}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start: top }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-row={row.key}
            style={{ transform: `translateY(${top - virtualizer.options.scrollMargin}px)` }}
            className="absolute inset-x-0 top-0 pl-4 lg:pl-0"
          >
            <Row row={row} />
          </div>
        );
      })}
    </div>
  );
};

const RowContent = ({ row: { day, opensDay, cards } }: { row: TimelineRow }) => (
  <>
    {opensDay && <DayName day={day} />}
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-4 lg:grid-cols-2 lg:gap-x-14 lg:pb-6">
      {cards.map((card) => (
        <Place key={card.item.id} {...card} />
      ))}
    </div>
  </>
);

/** Rows are made anew with every page that comes; those that stayed as they were are not drawn again. */
const Row = memo(RowContent, ({ row: before }, { row: now }) => isSameRow(before, now));

const Place = ({ item, side }: PlacedCard) => (
  <div className={side === 'left' ? 'lg:col-start-1' : 'lg:col-start-2'}>
    <TimelineCard item={item} />
  </div>
);

/** A day as a chapter mark on the line. */
const DayName = ({ day }: { day: string }) => {
  const { language } = useTexts('journal');
  const id = useId();
  return (
    <div className="pt-2 pb-4 lg:flex lg:justify-center">
      <h2
        id={id}
        tabIndex={-1}
        className={classNames(
          'relative -ml-5.5 flex w-fit items-center gap-3 bg-paper py-1 text-lg lg:ml-0 lg:px-4',
          "before:size-2.5 before:shrink-0 before:rounded-full before:bg-teal before:content-[''] lg:before:hidden",
        )}
      >
        <span className="first-letter:uppercase">{longCalendarDayText(day, language)}</span>
      </h2>
    </div>
  );
};
