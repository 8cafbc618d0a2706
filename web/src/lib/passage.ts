/** A passage of a record as it stands in an URL: which field, from where to where, and of which version. Never its words. */
export const PASSAGE_FIELDS = ['title', 'description', 'location', 'content'] as const;
export type PassageField = (typeof PASSAGE_FIELDS)[number];

export interface RecordPassage {
  field: PassageField;
  /** UTF-16 offsets, the end exclusive. */
  start: number;
  end: number;
  version: number;
}

const SHAPE = /^(title|description|location|content)\.(\d{1,7})\.(\d{1,7})\.(\d{1,7})$/;

/** `description.120.145.3`, or undefined for what is none. */
export const passageOf = (value: unknown): RecordPassage | undefined => {
  const [, field, start, end, version] = SHAPE.exec(typeof value === 'string' ? value : '') ?? [];
  const passage = { start: Number(start), end: Number(end), version: Number(version) };
  return field !== undefined && passage.start < passage.end
    ? { ...passage, field: field as PassageField }
    : undefined;
};

/** As it stands in an URL. */
export const passageName = ({ field, start, end, version }: RecordPassage): string =>
  [field, start, end, version].join('.');

/** The same string where it names a passage: for the search of a route. */
export const passageIn = (value: unknown): string | undefined => {
  const passage = passageOf(value);
  return passage && passageName(passage);
};

/** Where a passage stands in a text of today. */
export type FoundPassage =
  /** Its words stand there. */
  | { state: 'there'; start: number; end: number }
  /** The words that it had stand nowhere in the text any more. */
  | { state: 'gone'; words: string };

/**
 * @param then the text of the version that the passage is of
 * @param now the text of today
 */
export const findPassage = (
  { start, end }: Pick<RecordPassage, 'start' | 'end'>,
  then: string,
  now: string,
): FoundPassage => {
  const words = then.slice(start, end);
  if (words !== '' && now.slice(start, end) === words) return { state: 'there', start, end };
  const at = words === '' ? -1 : now.indexOf(words);
  return at === -1 ? { state: 'gone', words } : { state: 'there', start: at, end: at + words.length };
};
