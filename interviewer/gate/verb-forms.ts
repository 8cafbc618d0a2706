/** The forms of French words, so that a list of data names each word once. Rather too many forms than too few. */
import IRREGULAR_VERBS from '../text/irregular-verbs.json' with { type: 'json' };

const FIRST_GROUP =
  'e es ent ons ez ais ait aient ions iez er erai erez era eront erons erais erait eriez eraient é ée és ées ant eons eais eait eaient';
const SECOND_GROUP =
  'is it issons issez issent issais issait issaient issiez isse ira iront irons irez irai irait iriez i ie ies issant';
const AS_FIRST = FIRST_GROUP.split(' ');
const AS_SECOND = SECOND_GROUP.split(' ');

const IRREGULAR = Object.entries(IRREGULAR_VERBS)
  .map(([infinitive, forms]) => ({
    infinitive,
    forms: forms.split(' ').flatMap((form) => withPersons(form)),
  }))
  // "écrire" is met before "rire".
  .toSorted((one, other) => other.infinitive.length - one.infinitive.length);

/** "prenait" has "preniez" beside it, "sache" has "sachiez". */
function withPersons(form: string): string[] {
  if (form.endsWith('ait'))
    return [form, ...['iez', 'ions', 'ais', 'aient'].map((end) => form.slice(0, -3) + end)];
  if (form.endsWith('ra'))
    return [form, ...['ront', 'rez', 'rons', 'rai', 'rait', 'riez'].map((end) => form.slice(0, -2) + end)];
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
  return [...new Set(roots)].flatMap((one) => AS_FIRST.map((ending) => one + ending));
};

/** All forms that a word may have, spelled with accents, itself among them. */
export const formsOf = (word: string): string[] => {
  const forms = [word, `${word}s`, `${word}x`, `${word}e`, `${word}es`, word.replace(/al$/, 'aux')];
  forms.push(...irregularForms(word));
  if (word.endsWith('er')) forms.push(...firstGroup(word.slice(0, -2)));
  if (word.endsWith('ir')) forms.push(...AS_SECOND.map((ending) => word.slice(0, -2) + ending));
  if (word.endsWith('re'))
    forms.push(
      ...['s', '', 'ez', 'ent', 'ait', 'aient', 'iez', 'u', 'ue', 'us', 'ues', 'a', 'ait', 'ons'].map(
        (ending) => word.slice(0, -2) + ending,
      ),
    );
  return forms;
};
