/** Numbers in words, as far as dates and hours need them. */
const SMALL = [
  'zero',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
  'vingt',
] as const;

const VALUES = new Map<string, number>(SMALL.map((word, value) => [word, value]));
for (const [tens, value] of [
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
] as const) {
  VALUES.set(tens, value);
  VALUES.set(`${tens}-et-un`, value + 1);
  for (let unit = 2; unit <= 9; unit++) VALUES.set(`${tens}-${SMALL[unit]}`, value + unit);
}
VALUES.set('une', 1);
VALUES.set('vingt-et-une', 21);
VALUES.set('premier', 1);
VALUES.set('1er', 1);

/** As alternatives of a pattern: the longest first, hyphens or spaces inside. */
export const NUMBER_WORDS = [...VALUES.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll('-', '[- ]'))
  .join('|');

/** '12', 'douze', '1er' → 12, 12, 1; NaN for what is no number. */
export const numberFrom = (words: string): number =>
  VALUES.get(words.trim().replaceAll(' ', '-')) ?? (/^\d+$/.test(words) ? Number(words) : Number.NaN);
