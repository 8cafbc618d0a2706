/** The texts in the content of a record, wherever they stand in it, and the content with other texts in their places. */

/** Keys of what is no text of the person: ids, days, kinds. A new field counts as a text until it is named here. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  'id',
  'conversation_id',
  'message_id',
  'entry_id',
  'files',
  'kind',
  'certainty',
  'part',
  'recorded_at',
  'said_at',
  'happened_on',
  'happened_at',
  'incident_time',
  'time_until',
  'time_certainty',
  'unstated',
]);

/** `description`, `tags.2`, `origin.details.0.words.1` → the text. */
export const textsOf = (content: object): Map<string, string> => {
  const texts = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!NO_TEXTS.has(key)) visit(inner, path === '' ? key : `${path}.${key}`);
      }
    }
  };
  visit(content, '');
  return texts;
};

/** The fields of a content that have another text, whole. Of equal texts in a list the first is left. */
export const withTexts = <Content extends object>(
  content: Content,
  texts: ReadonlyMap<string, string>,
): Partial<Content> => {
  const rewrite = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return texts.get(path) ?? value;
    if (Array.isArray(value)) {
      const list = value.map((inner, at) => rewrite(inner, `${path}.${at}`));
      return value.every((inner) => typeof inner === 'string') ? [...new Set(list)] : list;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, rewrite(inner, `${path}.${key}`)]),
    );
  };
  const changed = new Set([...texts.keys()].map((path) => path.split('.', 1)[0] ?? ''));
  return Object.fromEntries(
    Object.entries(content)
      .filter(([field]) => changed.has(field))
      .map(([field, value]) => [field, rewrite(value, field)]),
  ) as Partial<Content>;
};
