interface QuotesProps {
  /** Passages, each exactly as it was written. */
  words: readonly string[];
  className?: string;
}

/** Words of the person, each passage in guillemets of its own: nothing of ours stands inside them. */
export const Quotes = ({ words, className }: QuotesProps) => (
  <ul className={className}>
    {[...new Set(words)].map((passage) => (
      <li key={passage} className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
        «&#8239;{passage.trim()}&#8239;»
      </li>
    ))}
  </ul>
);
