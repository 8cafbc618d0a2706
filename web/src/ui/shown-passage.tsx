import { createContext, use, useEffect, useRef } from 'react';

/** The passage that a link led to: a field of the record, and where in it. Null where none did. */
export const ShownPassage = createContext<{ field: string; start: number; end: number } | null>(null);

interface PassageTextProps {
  field: string;
  /** The field, or a part of it. */
  text: string;
  /** Where in the field the part begins. */
  offset?: number;
}

/** A text of a record, in which the passage that a link led to is marked: it comes into view, and has the focus. */
export const PassageText = ({ field, text, offset = 0 }: PassageTextProps) => {
  const shown = use(ShownPassage);
  if (shown === null || shown.field !== field) return text;
  const from = Math.max(0, shown.start - offset);
  const to = Math.min(text.length, shown.end - offset);
  if (from >= to) return text;
  return (
    <>
      {text.slice(0, from)}
      <PassageMark isFirst={shown.start >= offset}>{text.slice(from, to)}</PassageMark>
      {text.slice(to)}
    </>
  );
};

const PassageMark = ({ isFirst, children }: { isFirst: boolean; children: string }) => {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    mark.current?.scrollIntoView({ block: 'center' });
    mark.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <mark
      ref={mark}
      tabIndex={isFirst ? -1 : undefined}
      className="rounded-sm bg-yellow-tint px-0.5 text-ink underline decoration-yellow-text decoration-2 underline-offset-4"
    >
      {children}
    </mark>
  );
};
