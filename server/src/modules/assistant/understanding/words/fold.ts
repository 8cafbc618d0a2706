import { missingApostrophes } from './elisions.ts';

/**
 * Folding: French as people type it (capitals, accents or none, curly apostrophes, œ, double spaces) becomes plain
 * lower-case ASCII to match patterns against.
 *
 * [Note: offsets] Folding may shorten (a combining accent, a run of spaces) or lengthen (œ, [Note: elisions]) a text. `offsets[i]` is
 * where folded character i begins in the original, so that every span can be led back to the words as typed.
 */
export interface Folded {
  text: string;
  /** One more than there are characters: the last is the length of the original. */
  offsets: readonly number[];
}

const PLAIN = /^[a-z0-9.,;:!?()/+"-]$/;
const SPECIAL: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '.',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  '\r': '\n',
};

const foldCharacter = (character: string): string => {
  if (PLAIN.test(character)) return character;
  const special = SPECIAL[character];
  if (special !== undefined) return special;
  if (character === '\n') return '\n';
  if (/\s/u.test(character)) return ' ';
  return character
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '');
};

/** The folded text with the way back. See [Note: offsets]. */
export const foldWithOffsets = (original: string): Folded => {
  const pieces: string[] = [];
  const offsets: number[] = [];
  let last = '';
  let position = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    if (folded !== '' && !(folded === ' ' && last === ' ')) {
      pieces.push(folded);
      for (let index = 0; index < folded.length; index++) offsets.push(position);
      last = folded;
    }
    position += character.length;
  }
  offsets.push(position);
  return withApostrophes({ text: pieces.join(''), offsets });
};

/** What is put in begins where the letter after it does. See [Note: elisions]. */
const withApostrophes = ({ text, offsets }: Folded): Folded => {
  const places = missingApostrophes(text);
  if (places.length === 0) return { text, offsets };
  const edges = [0, ...places, text.length];
  const parts = edges.slice(1).map((end, at) => ({ start: edges[at] ?? 0, end }));
  return {
    text: parts.map(({ start, end }) => text.slice(start, end)).join("'"),
    offsets: [
      ...parts.flatMap(({ start, end }) => [...offsets.slice(start, end), offsets[end] ?? 0]).slice(0, -1),
      offsets[text.length] ?? 0,
    ],
  };
};
