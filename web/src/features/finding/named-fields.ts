/** The places of words that are said by name: not the text itself, which needs none. */
const NAMED = [
  'title',
  'location',
  'tags',
  'persons',
  'evidence',
  'origin',
  'file_name',
  'transcription',
] as const;

export const isNamedField = (field: string): field is (typeof NAMED)[number] =>
  NAMED.some((named) => named === field);
