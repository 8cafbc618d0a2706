/** A text as a dossier shows it: with passages covered, and with persons called otherwise. Pure. */
import { COVERED } from '#verifier/dossier/format.ts';
import type { NamePlace } from '../../incidents/index.ts';

/** A part of a text, in UTF-16 code units, `end` behind the last. */
export interface Passage {
  start: number;
  end: number;
}

export interface ShownText {
  text: string;
  isCovered: boolean;
  isRenamed: boolean;
}

/** A name of which a letter is covered is covered whole: the rest of it would tell who it is. */
export const showText = (
  text: string,
  covered: readonly Passage[],
  names: readonly NamePlace[],
): ShownText => {
  const isTouched = ({ start, end }: Passage) =>
    covered.some((passage) => passage.start < end && start < passage.end);
  const hidden = joined([...covered, ...names.filter(isTouched)]);
  const places = [
    ...hidden.map((passage) => ({ ...passage, becomes: COVERED })),
    ...names.filter((name) => !isTouched(name)),
  ].sort((one, other) => one.start - other.start);
  let written = '';
  let from = 0;
  for (const { start, end, becomes } of places) {
    written += text.slice(from, start) + becomes;
    // 'A. M.' at the end of a sentence has one point.
    from = becomes.endsWith('.') && text[end] === '.' ? end + 1 : end;
  }
  return {
    // A cover may have cut a letter in two.
    text: places.length === 0 ? text : (written + text.slice(from)).toWellFormed(),
    isCovered: hidden.length > 0,
    isRenamed: names.some((name) => !isTouched(name) && name.becomes !== text.slice(name.start, name.end)),
  };
};

const joined = (passages: readonly Passage[]): Passage[] => {
  const apart: Passage[] = [];
  for (const { start, end } of passages.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
};

/** Shorter ones stand in other words too. */
const FOUND_MIN_CHARACTERS = 3;

/** Where words of one text stand in another one too, whatever the case of their letters and the spaces between them. */
export const placesOf = (words: string, text: string): Passage[] => {
  const wanted = words.trim();
  if (wanted.length < FOUND_MIN_CHARACTERS) return [];
  const pattern = wanted.split(/\s+/).map(escaped).join('\\s+');
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
};

const escaped = (word: string): string => word.toWellFormed().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
