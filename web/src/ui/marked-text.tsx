import { Fragment } from 'react';

/** Part of a text: UTF-16 offsets, end exclusive, and what stood there. */
export interface QuotedSpan {
  start: number;
  end: number;
  words: string;
}

interface MarkedTextProps {
  text: string;
  span: QuotedSpan | null;
}

/** A text with one part of it marked. Line breaks are kept by the element around. */
export const MarkedText = ({ text, span }: MarkedTextProps) => {
  // Words that have been set right since are not marked in others.
  if (span === null || text.slice(span.start, span.end) !== span.words) return text;
  return <MarkedRanges text={text} marks={[[span.start, span.end]]} />;
};

interface MarkedRangesProps {
  text: string;
  /** UTF-16 offsets, end exclusive; in order, none over another. */
  marks: readonly (readonly [number, number])[];
}

/** A text with several parts of it marked. */
export const MarkedRanges = ({ text, marks }: MarkedRangesProps) => (
  <>
    {marks.map(([start, end], index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark className="rounded-sm bg-yellow-tint px-0.5 text-ink underline decoration-yellow-text decoration-2 underline-offset-4">
          {text.slice(start, end)}
        </mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
