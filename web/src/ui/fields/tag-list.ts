import { isFilled } from '#contract/common/shapes.ts';

/** The words of a typed text, split at commas, trimmed, blanks left out. */
const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(isFilled);

/** The tags with what was typed added: each stands once, and never more than `maxCount` (spec.md, 5). */
export const addTags = (
  tags: readonly string[],
  typed: string,
  maxCount = Number.POSITIVE_INFINITY,
): string[] => [...new Set([...tags, ...words(typed)])].slice(0, Math.max(maxCount, tags.length));
