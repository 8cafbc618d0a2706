/** A part of a paragraph: words, or words that lead to a page of the app. */
export interface InlinePart {
  words: string;
  /** Null for plain words. */
  link: { path: string; hash: string | null } | null;
}

const LINK = /\[([^\]]+)\]\((\/[^)#\s]*)(?:#([^)\s]+))?\)/g;

/** `Lisez [les délais](/help/delais#calcul).` → its parts, in their order. */
export const inlineParts = (paragraph: string): InlinePart[] => {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, words = '', path = '', hash] = match;
    if (match.index > end) parts.push({ words: paragraph.slice(end, match.index), link: null });
    parts.push({ words, link: { path, hash: hash ?? null } });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ words: paragraph.slice(end), link: null });
  return parts;
};

/** The paragraph as it is read. */
export const plainWords = (paragraph: string): string =>
  inlineParts(paragraph)
    .map(({ words }) => words)
    .join('');
