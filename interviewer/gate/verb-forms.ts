/** The forms of French words, so that a list of data names each word once. Rather too many forms than too few. */
import IRREGULAR_VERBS from '../text/irregular-verbs.json' with { type: 'json' };
import ENDINGS from './lists/verb-endings.json' with { type: 'json' };

const IRREGULAR = Object.entries(IRREGULAR_VERBS)
  .map(([infinitive, forms]) => ({
    infinitive,
    forms: forms.split(' ').flatMap((form) => withPersons(form)),
  }))
  // "écrire" is met before "rire".
  .toSorted((one, other) => other.infinitive.length - one.infinitive.length);

/** "prenait" has "preniez" beside it, "sache" has "sachiez". */
function withPersons(form: string): string[] {
  if (form.endsWith('ait')) return [form, ...ENDINGS.ait.map((end) => form.slice(0, -3) + end)];
  if (form.endsWith('ra')) return [form, ...ENDINGS.ra.map((end) => form.slice(0, -2) + end)];
  if (form.endsWith('e')) return [form, `${form.slice(0, -1)}iez`, `${form}s`];
  return /[iut]$/.test(form) ? [form, `${form}e`, `${form}es`, `${form}s`] : [form];
}

const irregularForms = (word: string): string[] => {
  const verb = IRREGULAR.find(({ infinitive }) => word.endsWith(infinitive));
  if (verb === undefined) return [];
  const before = word.slice(0, word.length - verb.infinitive.length);
  // "surprendre" and "reprendre", but no "amener" of "mener" with a root of its own.
  return before.length > 4 ? [] : verb.forms.map((form) => before + form);
};

const firstGroup = (root: string): string[] => {
  const roots = [
    root,
    root.replace(/[eé](?=[^aeiouyé]{1,2}$)/, 'è'),
    root.replace(/c$/, 'ç'),
    root.replace(/y$/, 'i'),
  ];
  return [...new Set(roots)].flatMap((one) => ENDINGS.er.map((ending) => one + ending));
};

/** All forms that a word may have, spelled with accents, itself among them. */
export const formsOf = (word: string): string[] => {
  const forms = [word, `${word}s`, `${word}x`, `${word}e`, `${word}es`, word.replace(/al$/, 'aux')];
  forms.push(...irregularForms(word));
  const root = word.slice(0, -2);
  if (word.endsWith('er')) forms.push(...firstGroup(root));
  if (word.endsWith('ir')) forms.push(...ENDINGS.ir.map((ending) => root + ending));
  if (word.endsWith('re')) forms.push(root, ...ENDINGS.re.map((ending) => root + ending));
  return forms;
};
