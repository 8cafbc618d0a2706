import type { Language } from './languages.ts';
import { numberText } from './numbers.ts';

/** Texts by their keys, nested as a catalogue nests them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What a text names in braces. `count` also chooses between `key_one`, `key_other` and `key_zero`. */
export type TextValues = Readonly<Record<string, unknown>>;

const plurals = new Map<Language, Intl.PluralRules>();

const pluralOf = (count: number, language: Language): Intl.LDMLPluralRule => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
};

const textAt = (texts: TextTree, key: string): string | undefined => {
  let found: string | TextTree | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/** The endings to look for, the first that exists counts. French has a form for millions, which `other` stands for. */
const endingsFor = (count: unknown, language: Language): string[] => {
  if (typeof count !== 'number') return [''];
  return [...(count === 0 ? ['_zero'] : []), `_${pluralOf(count, language)}`, '_other', ''];
};

const shown = (value: unknown, language: Language): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'number' ? numberText(value, language) : String(value);
};

/**
 * The text of a dotted key with its `{names}` filled in, in the catalogues' format: i18next's, of which this is the part that
 * they use (decision 062). What a value contains is never read as a name.
 * @returns the key itself where no text has it, so that a page with a missing text still shows
 */
export const translate = (texts: TextTree, key: string, values: TextValues, language: Language): string => {
  for (const ending of endingsFor(values.count, language)) {
    const text = textAt(texts, key + ending);
    if (text !== undefined)
      return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name], language));
  }
  return key;
};
