/** The places of words that are said by name: not the text itself, which needs none. */
const NAMED = ['title', 'location', 'tags', 'file', 'transcription', 'person', 'evidence'] as const;

export const isNamedField = (field: string): field is (typeof NAMED)[number] =>
  NAMED.some((named) => named === field);
