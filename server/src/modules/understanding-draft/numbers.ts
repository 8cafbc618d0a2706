/** Numbers as people write them. */
const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const WORDS = new Map<string, number>(UNITS.map((word, value) => [word, value]));
for (const [word, value] of [
  ['une', 1],
  ['dix-sept', 17],
  ['dix-huit', 18],
  ['dix-neuf', 19],
  ['vingt', 20],
  ['vingt et une', 21],
  ['vingt-deux', 22],
  ['vingt-trois', 23],
  ['vingt-cinq', 25],
  ['trente', 30],
  ['trente-cinq', 35],
  ['quarante', 40],
  ['quarante-cinq', 45],
  ['cinquante', 50],
  ['cinquante-cinq', 55],
] as const)
  WORDS.set(word, value);

/** Longest first, so that "dix-huit" is not read as "dix". */
export const NUMBER_WORDS = [...WORDS.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replace('-', '[- ]'))
  .join('|');

/** The value of digits or of a word; NaN when it is neither. */
export const numberFrom = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : (WORDS.get(text) ?? WORDS.get(text.replace(' ', '-')) ?? Number.NaN);
