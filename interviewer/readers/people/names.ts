/** Where names stand in a sentence: after a title, by a first name that is known, or in a place where only a name can stand. */
import { fold } from '../../text/fold.ts';
import { isFrench } from '../../text/spelling.ts';
import FIRST_NAMES from './first-names.json' with { type: 'json' };
import { afterToken, isAt, isBreak, isOf, isTokenStart, type Line, plainAt, writtenAt } from './line.ts';

/** Folded parts of the names told so far: a surname alone is one of them. */
type Names = ReadonlySet<string>;

const KNOWN_FIRST_NAMES: ReadonlySet<string> = new Set(Object.values(FIRST_NAMES).join(' ').split(' '));
const LETTERS = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** "CHU", "RH", "TER". */
const ACRONYM = /^[\p{Lu}\p{N}]{2,5}$/u;

const rawAt = ({ words }: Line, at: number): string => words[at]?.raw ?? '';
const isCapital = (line: Line, at: number): boolean => /^\p{Lu}/u.test(rawAt(line, at));
const isUnknown = (line: Line, at: number): boolean => !isFrench(plainAt(line, at));

const isFirstName = (written: string): boolean =>
  KNOWN_FIRST_NAMES.has(written) || KNOWN_FIRST_NAMES.has(written.split('-', 1)[0] ?? '');

/** A capital that can be part of a name. */
const isNameWord = (line: Line, at: number): boolean => {
  const [raw, written] = [rawAt(line, at), writtenAt(line, at)];
  return isCapital(line, at) && LETTERS.test(raw) && !ACRONYM.test(raw) && !isOf('never names', written);
};

/** The last word of the surname that follows: capitals, and particles before them. */
const endOfCapitals = (line: Line, from: number): number => {
  let to = afterToken(line, from) - 1;
  for (let at = to + 1; at < line.words.length && !isBreak(line, at); at = afterToken(line, at)) {
    if (isNameWord(line, at)) to = afterToken(line, at) - 1;
    else if (!isOf('particles', writtenAt(line, at)) || at > to + 2) break;
  }
  return to;
};

/** A surname without a capital: one word that no dictionary knows, right behind the first name. */
const endOfHeard = (line: Line, from: number, known: Names): number => {
  const last = afterToken(line, from) - 1;
  const isPlain = (at: number): boolean => line.gaps[at] === ' ' && isTokenStart(line, at);
  const at = isOf('before surnames', writtenAt(line, last + 1)) ? last + 2 : last + 1;
  if (!isPlain(last + 1) || !isPlain(at)) return last;
  const raw = rawAt(line, at);
  const isSurname = LETTERS.test(raw) && raw.length > 2 && afterToken(line, at) === at + 1;
  const isWord = isOf('not surnames', raw) || !isUnknown(line, at);
  return (isSurname && !isWord) || known.has(writtenAt(line, at)) ? afterToken(line, at) - 1 : last;
};

/** "rue Gabriel", "la Mercedes". */
const isThing = (line: Line, at: number): boolean => {
  const before = writtenAt(line, at - 1);
  return at > 0 && !isBreak(line, at) && (isOf('determiners', before) || isOf('before things', before));
};
const isBehindPlace = (line: Line, at: number): boolean => isOf('before places', writtenAt(line, at - 1));

/**
 * The last word of the name that begins at a place, if one does.
 * @param isNaming the place is one where a name is told ("il s'appelle"): any capital will do
 */
export const endOfName = (line: Line, at: number, known: Names, isNaming: boolean): number | null => {
  if (!isTokenStart(line, at)) return null;
  if (isOf('titles', writtenAt(line, at)) && !/['’]$/.test(rawAt(line, at))) return titledAt(line, at, known);
  if (isThing(line, at)) return null;
  const to = isCapital(line, at) ? writtenTo(line, at, known, isNaming) : heardTo(line, at, known, isNaming);
  const isTown = at === to && isBehindPlace(line, at) && isOf('towns', writtenAt(line, at));
  return isTown ? null : to;
};

/** The last word of a name with a capital. */
const writtenTo = (line: Line, at: number, known: Names, isNaming: boolean): number | null => {
  const written = writtenAt(line, at);
  if (!isNameWord(line, at)) return null;
  const to = endOfCapitals(line, at);
  const isFirst = at === 0;
  const isLong = to >= afterToken(line, at);
  const isNew = isUnknown(line, at);
  if (known.has(written)) return to;
  const isDoubtful = isFirst && !isLong && (isFirstName(written) ? isOf('also words', written) : !isNew);
  if (!isDoubtful && (isNaming || isFirstName(written))) return to;
  // "Fanchon était à la barre", "avec Oanez".
  const isPerson = isAt(line, to + 1, 'behind names') || isAt(line, at - 1, 'before names');
  return isNew && !isBehindPlace(line, at) && (isPerson || (isLong && !isFirst)) ? to : null;
};

/** "M. Rabier", "mr rossi", "docteur Fabre". */
const titledAt = (line: Line, at: number, known: Names): number | null => {
  const next = afterToken(line, at);
  const title = writtenAt(line, at);
  if (/[,;:!?\n]/.test(line.gaps[next] ?? ',') || next >= line.words.length) return null;
  if (isNameWord(line, next) && (title !== 'me' || isCapital(line, at))) return endOfCapitals(line, next);
  if (!isOf('heard titles', title) || isCapital(line, next) || line.gaps[next] === null) return null;
  const isParticle = isOf('before surnames', writtenAt(line, next));
  const surname = isParticle ? afterToken(line, next) : next;
  const own = writtenAt(line, surname);
  const isCommon = (['never names', 'helpers', 'determiners'] as const).some((list) => isOf(list, own));
  if (own.length < 3 || isCommon || isAt(line, at - 1, 'determiners')) return null;
  return isParticle ? surname : endOfHeard(line, surname, known);
};

/** The last word of a name without a capital, as in a text message. */
const heardTo = (line: Line, at: number, known: Names, isNaming: boolean): number | null => {
  const written = writtenAt(line, at);
  if (!LETTERS.test(rawAt(line, at)) || isOf('never names', written) || written.length < 3) return null;
  const to = endOfHeard(line, at, known);
  if (known.has(written) && !isFrench(written)) return to;
  const isDoubtful =
    !isNaming && to < afterToken(line, at) && (isOf('also words', written) || written.length < 4);
  return isFirstName(written) && !isDoubtful ? to : null;
};

/** Folded words of a name, without its title. */
export const nameParts = (name: string): string[] =>
  fold(name)
    .split(/[\s.]+/)
    .filter((part) => part !== '' && !isOf('titles', part) && !(isOf('particles', part) && part.length < 4));
