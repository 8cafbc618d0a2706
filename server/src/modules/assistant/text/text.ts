/** Reading French without being stopped by accents, capitals, or the kind of apostrophe. */

/** Stands for 'où' in folded text, which would otherwise be lost in 'ou'. */
export const FOLDED_WHERE = 'wou';

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
};

/**
 * Lower case, no accents, straight apostrophes, ligatures opened, single spaces, nothing
 * invisible and no look-alikes from other scripts. For recognition only: offsets do
 * not survive. 'où' becomes {@link FOLDED_WHERE}.
 */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower.replace(/ {2,}/g, ' ').trim() : withoutMarks(lower);
};

/** Nothing in it is folded but its spaces: what was folded before, mostly, which is looked at again piece by piece. */
const PLAIN = /^[ a-z0-9.,;:!?'"()-]*$/;

const withoutMarks = (lower: string): string =>
  lower
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[а-яёіј\u03B1-\u03C9ı]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/(?<!\p{L})où(?!\p{L})/gu, FOLDED_WHERE)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();

/** The text without what it quotes: quoted words are the person's own, the speaker does not assert them. */
export const withoutQuotes = (text: string): string =>
  text.replace(/«[^»]*(?:»|$)/g, '« »').replace(/[“"][^”"]*(?:[”"]|$)/g, '« »');

/** Sentences with their closing punctuation, trimmed, none empty. Abbreviated titles do not end a sentence. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const end = sentenceEnd(rest);
    const sentence = (end === -1 ? rest : rest.slice(0, end)).trim();
    if (sentence !== '') sentences.push(sentence);
    rest = end === -1 ? '' : rest.slice(end).trimStart();
  }
  return sentences;
};

/**
 * Where the first sentence of the text ends, exclusive; -1 as long as it may go on. Only what is followed by a space
 * or by a line break is an end, so that a text which is still being written is not cut too early.
 * @param from where an earlier search over the beginning of the same text stopped
 */
export const sentenceEnd = (text: string, from = 0): number => {
  const ends = new RegExp(SENTENCE_ENDS);
  ends.lastIndex = from;
  const firstWord = text.search(/\S/);
  // A quotation may be long: each stretch of it is looked through once.
  let quoted = false;
  let seen = 0;
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const stretch = text.slice(seen, found.index);
    const [opened, closed] = [stretch.lastIndexOf('«'), stretch.lastIndexOf('»')];
    if (opened !== closed) quoted = opened > closed;
    seen = found.index;
    if (firstWord === -1 || firstWord >= found.index) continue;
    const before = text.slice(Math.max(0, found.index - 8), found.index);
    if (found[0] === '.' && /(?:^|\s)(?:M|MM|Mme|Mlle|Dr|Me|St|Ste|p|art|[A-Z])$/.test(before)) continue;
    // The punctuation in quoted words belongs to them.
    if (quoted) continue;
    return found.index + found[0].length;
  }
  return -1;
};

/** No end begins in the middle of a run of closing signs: a long run is looked at once. */
const SENTENCE_ENDS = /(?<![.!?…])[.!?…]+[»”")\]*_]{0,8}(?:[\s\u00A0\u202F]{0,4}»)?(?=\s)|\n/g;

/** True when the sentence asks: its closing punctuation holds a question mark. */
export const isQuestion = (sentence: string): boolean => /\?[\s!?…»”")\]*_]*$/.test(sentence);

/** What hides words from a reader of words: wide letters, letters spelled out one by one ("h-a-r-c-è-l-e"). */
export const unmask = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\p{L})\p{L}(?:[-–._·* ]{1,3}\p{L}(?!\p{L})){3,}/gu, (spelled) =>
      spelled.replace(/[^\p{L}]/gu, ''),
    );

/** Deterministic choice: the item of a rotating list, the same for the same turn. */
export const rotate = <T>(items: readonly [T, ...T[]], turn: number): T =>
  items[Math.abs(turn) % items.length] ?? items[0];

/** French typography: the narrow no-break space before « ? ! ; : » and inside quotation marks. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[?!;:»])/g, '\u202F').replace(/(?<=«) /g, '\u202F');
