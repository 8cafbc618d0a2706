/**
 * The first words of a text, cut between two of them; the text itself where it is short enough.
 * @param maxCharacters how long the outcome may be.
 */
export const cutText = (text: string, maxCharacters: number): string => {
  if (text.length <= maxCharacters) return text;
  const lastSpace = text.lastIndexOf(' ', maxCharacters);
  const kept = text.slice(0, lastSpace > 0 ? lastSpace : maxCharacters);
  // Half a character is none.
  return kept.replace(/[\uD800-\uDBFF]$/, '');
};
