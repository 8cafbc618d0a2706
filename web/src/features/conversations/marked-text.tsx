/** Part of a message's content: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

interface MarkedTextProps {
  text: string;
  span: Span | null;
}

/** A text with one part of it marked. Line breaks are kept by the element around. */
export const MarkedText = ({ text, span }: MarkedTextProps) => {
  if (span === null) return text;
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
