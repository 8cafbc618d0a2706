interface QuotesProps {
  /** Passages, each exactly as it was written. */
  words: readonly string[];
}

/** Words of the person, each passage in guillemets of its own: nothing of ours stands inside them. */
export const Quotes = ({ words }: QuotesProps) => (
  <ul className="flex flex-col gap-1">
    {[...new Set(words)].map((passage) => (
      <li key={passage} className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
        «&#8239;{passage.trim()}&#8239;»
      </li>
    ))}
  </ul>
);
