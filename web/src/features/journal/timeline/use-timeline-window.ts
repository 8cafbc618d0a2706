import {
  defaultRangeExtractor,
  type Range,
  type ReactVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TimelineRow } from './timeline-rows.ts';

/** What stays free above a row that is scrolled to: `scroll-padding` of base.css, for the header. */
const HEADER_PX = 80;
/** What a card and the name of a day take, about: the scrollbar goes by it until they are measured. */
const CARD_PX = 200;
const DAY_PX = 64;
/** Rows beyond the window that are there already, for the keyboard and for screen readers. */
const OVERSCAN = 5;
const TWO_COLUMNS = '(min-width: 64rem)';

export interface TimelineWindow {
  virtualizer: ReactVirtualizer<Window, HTMLElement>;
  /** True while the list fills the window: what stands above it is scrolled out. */
  isInList: boolean;
  /** For the box of the list: rows in use stay, however far one scrolls. */
  holding: {
    onFocusCapture: (event: { target: EventTarget }) => void;
    onBlurCapture: () => void;
    onPlayCapture: (event: { target: EventTarget }) => void;
    onPauseCapture: () => void;
  };
}

/**
 * Shows of the rows only those near the window.
 * @param box the element of the list; a row says its key in `data-row`
 * @param keepsPlace whether what comes in above must not move what is looked at, also where the list does not fill the
 * window: then the person has asked for it
 */
export const useTimelineWindow = (
  rows: readonly TimelineRow[],
  box: RefObject<HTMLElement | null>,
  keepsPlace: RefObject<boolean>,
): TimelineWindow => {
  const [margin, setMargin] = useState(0);
  /** The same before it is rendered; null until it is known. */
  const marginNow = useRef<number | null>(null);
  const isInList = useRef(false);
  /** Keys of the rows that are in use: with the keyboard in it, or with a sound that plays. */
  const focused = useRef<string | null>(null);
  const playing = useRef<string | null>(null);

  const withHeld = useCallback(
    (range: Range): number[] => {
      const held = [focused.current, playing.current].filter((key) => key !== null);
      const indexes = new Set(defaultRangeExtractor(range));
      for (const key of held) {
        const index = rows.findIndex((row) => row.key === key);
        // With its neighbours: Tab goes on from where the keyboard is.
        if (index >= 0) for (const each of [index - 1, index, index + 1]) if (rows[each]) indexes.add(each);
      }
      return [...indexes].sort((one, other) => one - other);
    },
    [rows],
  );
  const [twoColumns] = useState(() => window.matchMedia(TWO_COLUMNS));
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => {
      const row = rows[index];
      if (row === undefined) return CARD_PX;
      return (twoColumns.matches ? 1 : row.cards.length) * CARD_PX + (row.opensDay ? DAY_PX : 0);
    },
    overscan: OVERSCAN,
    rangeExtractor: withHeld,
    scrollMargin: margin,
    scrollPaddingStart: HEADER_PX,
    // What comes in above, or goes there, moves nothing that is looked at. At the end of the list 'end' would also follow what
    // is added below; without a threshold no place counts as the end.
    anchorTo: isInList.current || keepsPlace.current ? 'end' : 'start',
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    onChange: ({ scrollOffset }) => {
      isInList.current = marginNow.current !== null && (scrollOffset ?? 0) > marginNow.current - HEADER_PX;
    },
  });

  const lostName = useRowThatLostItsName(rows);
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, end }, delta, instance) => {
      const offset = instance.scrollOffset ?? 0;
      if (key === lostName.current && delta < 0) return isInList.current || keepsPlace.current;
      if (!instance.itemSizeCache.has(key)) return start < offset;
      return end <= offset && instance.scrollDirection !== 'backward';
    };
  }, [virtualizer, lostName, keepsPlace]);

  useLayoutEffect(() => {
    const measure = () => {
      if (box.current === null) return;
      const top = Math.round(box.current.getBoundingClientRect().top + window.scrollY);
      const change = top - (marginNow.current ?? top);
      // What stands above the list has grown while it is out of sight: nothing that is looked at moves.
      if (change !== 0 && isInList.current) window.scrollBy({ top: change, behavior: 'instant' });
      marginNow.current = top;
      setMargin(top);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);

  return {
    virtualizer,
    isInList: isInList.current,
    holding: {
      onFocusCapture: ({ target }) => {
        focused.current = rowOf(target);
      },
      onBlurCapture: () => {
        focused.current = null;
      },
      onPlayCapture: ({ target }) => {
        playing.current = rowOf(target);
      },
      onPauseCapture: () => {
        playing.current = null;
      },
    },
  };
};

const rowOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null;

/** The row that was the first and bore the name of its day, until more of the same day came in above it. */
const useRowThatLostItsName = (rows: readonly TimelineRow[]): RefObject<string | null> => {
  const lost = useRef<string | null>(null);
  const firstBefore = useRef<string | null>(null);
  useLayoutEffect(() => {
    const key = firstBefore.current;
    const row = rows.find((each) => each.key === key);
    if (row !== undefined && row !== rows[0] && !row.opensDay) lost.current = key;
    firstBefore.current = rows[0]?.key ?? null;
  }, [rows]);
  return lost;
};
