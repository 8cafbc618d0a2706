/** Reading French without being stopped by accents, capitals, or the kind of apostrophe. */

/** Stands for 'où' in folded text, which would otherwise be lost in 'ou'. */
export const FOLDED_WHERE = 'wou';

/**
 * Lower case, no accents, straight apostrophes, ligatures opened, single spaces. For recognition only: offsets do
 * not survive. 'où' becomes {@link FOLDED_WHERE}.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<!\p{L})où(?!\p{L})/gu, FOLDED_WHERE)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
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
 */
export const sentenceEnd = (text: string): number => {
  for (const found of text.matchAll(/[.!?…]+[»”")\]*_]*(?:[\s\u00A0\u202F]*»)?(?=\s)|\n/g)) {
    const before = text.slice(0, found.index);
    if (before.trim() === '') continue;
    if (found[0] === '.' && /(?:^|\s)(?:M|MM|Mme|Mlle|Dr|Me|St|Ste|p|art|[A-Z])$/.test(before)) continue;
    if (insideQuotes(before)) continue;
    return found.index + found[0].length;
  }
  return -1;
};

/** True while a « is open: the punctuation in it belongs to the quoted words. */
const insideQuotes = (text: string): boolean => text.lastIndexOf('«') > text.lastIndexOf('»');

/** True when the sentence asks: its closing punctuation holds a question mark. */
export const isQuestion = (sentence: string): boolean => /\?[\s!?…»”")\]*_]*$/.test(sentence);

/** Deterministic choice: the item of a rotating list, the same for the same turn. */
export const rotate = <T>(items: readonly [T, ...T[]], turn: number): T =>
  items[Math.abs(turn) % items.length] ?? items[0];

/** French typography: the narrow no-break space before « ? ! ; : » and inside quotation marks. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[?!;:»])/g, '\u202F').replace(/(?<=«) /g, '\u202F');
