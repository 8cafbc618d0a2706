/**
 * What a long conversation is remembered by (spec.md, 9): beyond ten messages a model is sent the last six and a
 * summary of the earlier ones, at most 500 characters.
 *
 * [Note: a summary of her own words] The summary is made of passages of the person's own messages, in order, and of
 * nothing else: a model that retells what she said puts words into her mouth, and would read its own words as hers at
 * the next turn. What was collected travels beside it (guide/system-prompt.ts), so little is lost by cutting.
 */

/** More messages than that, and the earlier ones are summed up. */
export const REMEMBERED_WHOLE = 10;
/** These are sent as they are. */
export const RECENT_MESSAGES = 6;
export const SUMMARY_MAX_CHARACTERS = 500;

/** Kept with the conversation and extended, never made anew. */
export interface Summary {
  /** One passage of each message of hers, oldest first. */
  passages: readonly string[];
  /** How many messages of the conversation it covers. */
  through: number;
}

interface SummedUp {
  role: string;
  content: string;
}

export const EMPTY_SUMMARY: Summary = { passages: [], through: 0 };

/** How many messages of the beginning are summed up. */
export const summedUpCount = (messageCount: number): number =>
  messageCount > REMEMBERED_WHOLE ? messageCount - RECENT_MESSAGES : 0;

/** The summary with the messages that have left the window since; the same object when none has. */
export const extendSummary = (summary: Summary, messages: readonly SummedUp[]): Summary => {
  const through = summedUpCount(messages.length);
  if (through <= summary.through) return summary;
  const added = messages
    .slice(summary.through, through)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => passageOf(content, LONGEST_PASSAGE))
    .filter((passage) => passage !== '');
  return { passages: fitted([...summary.passages, ...added]), through };
};

const LONGEST_PASSAGE = 160;
/** Shorter, and a passage tells nothing. */
const SHORTEST_PASSAGE = 24;
const BETWEEN = ' | ';

/** For the model, and for whoever looks back on the conversation; empty when nothing is summed up. */
export const summaryText = ({ passages }: Summary): string => passages.join(BETWEEN);

/** All passages, as long as they may be together: long ones are cut first, then the oldest are left out. */
const fitted = (passages: readonly string[]): string[] => {
  for (let longest = LONGEST_PASSAGE; longest >= SHORTEST_PASSAGE; longest -= 8) {
    const cut = passages.map((passage) => passageOf(passage, longest));
    if (lengthOf(cut) <= SUMMARY_MAX_CHARACTERS) return cut;
  }
  const cut = passages.map((passage) => passageOf(passage, SHORTEST_PASSAGE));
  while (lengthOf(cut) > SUMMARY_MAX_CHARACTERS) cut.shift();
  return cut;
};

const lengthOf = (passages: readonly string[]): number => passages.join(BETWEEN).length;

/** The beginning of a text in whole words; « … » shows that more followed. */
const passageOf = (text: string, maxCharacters: number): string => {
  const plain = text.replace(/\s+/g, ' ').replaceAll('|', '/').trim();
  if (plain.length <= maxCharacters) return plain;
  const part = plain.slice(0, maxCharacters - 1).replace(/[\uD800-\uDBFF]$/, '');
  const wordEnd = part.lastIndexOf(' ');
  return `${(wordEnd > maxCharacters / 2 ? part.slice(0, wordEnd) : part).trimEnd()}…`;
};
