/** Enough to know the conversation by in a list, the sign of omission included. */
export const TITLE_FROM_WORDS_MAX_CHARACTERS = 60;

const OMISSION = '…';

/** The first words of a message, as typed, in one line: whole words, or the beginning of one that is too long alone. */
export const titleFromWords = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_FROM_WORDS_MAX_CHARACTERS) return line;
  const room = TITLE_FROM_WORDS_MAX_CHARACTERS - OMISSION.length;
  const lastSpace = line.lastIndexOf(' ', room);
  const kept = line.slice(0, lastSpace > 0 ? lastSpace : room);
  return kept.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.…–-]+$/, '') + OMISSION;
};
