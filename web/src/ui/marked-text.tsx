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
  return (
    <>
      {text.slice(0, span.start)}
      <mark className="rounded-sm bg-yellow-tint px-0.5 text-ink underline decoration-yellow-text decoration-2 underline-offset-4">
        {text.slice(span.start, span.end)}
      </mark>
      {text.slice(span.end)}
    </>
  );
};
