/** Long patterns, written over several lines: a line break and the spaces that indent the next line are no part of them. */
const joined = (strings: TemplateStringsArray, fragments: readonly string[]): string =>
  String.raw(strings, ...fragments).replace(/\n */g, '');

/** A piece of a pattern, for use in others. */
export const fragment = (strings: TemplateStringsArray, ...fragments: readonly string[]): string =>
  joined(strings, fragments);

export const pattern = (strings: TemplateStringsArray, ...fragments: readonly string[]): RegExp =>
  new RegExp(joined(strings, fragments));

/** To replace each of its matches, or to walk through them. */
export const everyPattern = (strings: TemplateStringsArray, ...fragments: readonly string[]): RegExp =>
  new RegExp(joined(strings, fragments), 'g');
