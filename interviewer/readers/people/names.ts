/** Where names stand in a sentence: after a title, by a first name that is known, or in a place where only a name can stand. */
import { fold } from '../../text/fold.ts';
import { isFrench } from '../../text/spelling.ts';
import FIRST_NAMES from './first-names.json' with { type: 'json' };
import {
  ALSO_WORDS,
  afterToken,
  BEFORE_THINGS,
  DETERMINERS,
  HELPERS,
  isBreak,
  isTokenStart,
  type Line,
  NEVER_NAMES,
  NOT_SURNAMES,
  PARTICLES,
  plainAt,
  TITLES,
  TOWNS,
  writtenAt,
} from './line.ts';

/** A name from its first word to its last. */
export interface NameSpan {
  from: number;
  to: number;
  /** Where the name itself begins, behind a title that is an occupation ("docteur"). */
  nameFrom: number;
}

/** What is known of names before the sentence is read. */
export interface NameContext {
  /** Folded parts of the names told so far: a surname alone is one of them. */
  known: ReadonlySet<string>;
  /** The place is one where a name is told ("il s'appelle"): any capital will do, and an unknown word in SMS spelling. */
  isNaming: boolean;
}

const KNOWN_FIRST_NAMES: ReadonlySet<string> = new Set(Object.values(FIRST_NAMES).join(' ').split(' '));
/** Titles that belong to the name as it is written down. */
const KEPT_TITLES = /^(?:m|mr|mrs|mme|mlle|mm|monsieur|madame|mademoiselle|maitre|me|melle)$/;
const LETTERS = /^\p{L}[\p{L}\p{M}'’-]*$/u;
const CAPITAL = /^\p{Lu}/u;
/** "CHU", "RH", "TER". */
const ACRONYM = /^[\p{Lu}\p{N}]+$/u;
/** Ends of verbs in SMS spelling, which no surname is taken for: "rangeai", "disait", "crié". */
const HEARD_VERB = /(?:ai|ais|ait|aient|é|és|ée)$/;

const rawAt = ({ words }: Line, at: number): string => words[at]?.raw ?? '';
const isCapital = (line: Line, at: number): boolean => CAPITAL.test(rawAt(line, at));
const isAcronym = (line: Line, at: number): boolean => {
  const raw = rawAt(line, at);
  return raw.length > 1 && raw.length < 6 && ACRONYM.test(raw);
};

const isFirstName = (written: string): boolean =>
  KNOWN_FIRST_NAMES.has(written) || KNOWN_FIRST_NAMES.has(written.split('-', 1)[0] ?? '');

const isSaint = (written: string): boolean => /^(?:saint|sainte|st|ste|notre)-/.test(written);

/** A capital that can be part of a name. */
const isNameWord = (line: Line, at: number): boolean => {
  const written = writtenAt(line, at);
  return (
    isCapital(line, at) &&
    LETTERS.test(rawAt(line, at)) &&
    !isAcronym(line, at) &&
    !NEVER_NAMES.has(written) &&
    !isSaint(written)
  );
};

/** The last word of the surname that follows: capitals, and particles before them. */
const endOfCapitals = (line: Line, from: number): number => {
  let to = afterToken(line, from) - 1;
  for (let at = to + 1; at < line.words.length && !isBreak(line, at); at = afterToken(line, at)) {
    if (isNameWord(line, at) || (isAcronym(line, at) && rawAt(line, at).length > 3))
      to = afterToken(line, at) - 1;
    else if (!PARTICLES.has(writtenAt(line, at)) || at > to + 2) break;
  }
  return to;
};

/** A surname without a capital: one word that no dictionary knows, right behind the first name. */
const endOfHeard = (line: Line, from: number, known: ReadonlySet<string>): number => {
  const last = afterToken(line, from) - 1;
  const next = last + 1;
  const isPlain = (at: number): boolean => line.gaps[at] === ' ' && isTokenStart(line, at);
  const particle = ['le', 'la', 'el', 'ben', 'de', 'van'].includes(writtenAt(line, next)) ? next : -1;
  const at = particle === -1 ? next : next + 1;
  if (!isPlain(next) || !isPlain(at)) return last;
  const isAnswer = from === 0 && at === line.words.length - 1 && !/(?:e|es|s)$/.test(plainAt(line, at));
  if (isAnswer && !NEVER_NAMES.has(plainAt(line, at)) && !HEARD_VERB.test(rawAt(line, at))) return at;
  return isUnknownWord(line, at) || known.has(writtenAt(line, at)) ? afterToken(line, at) - 1 : last;
};

const isUnknownWord = (line: Line, at: number): boolean => {
  const raw = rawAt(line, at);
  return (
    LETTERS.test(raw) &&
    raw.length > 2 &&
    afterToken(line, at) === at + 1 &&
    !HEARD_VERB.test(raw) &&
    !NOT_SURNAMES.has(raw) &&
    !isFrench(plainAt(line, at))
  );
};

const isObject = (line: Line, at: number): boolean => {
  const before = writtenAt(line, at - 1);
  return !isBreak(line, at) && at > 0 && (DETERMINERS.has(before) || BEFORE_THINGS.has(before));
};
const isTown = (line: Line, at: number, to: number): boolean =>
  at === to &&
  ['a', 'en', 'vers', 'de', 'sur', 'pour'].includes(writtenAt(line, at - 1)) &&
  TOWNS.has(writtenAt(line, at));

const VERB_BEHIND = new Set('a avait ma la me nous lui etait est et sest a-t'.split(' '));

const WAS_OR_ME = new Set('me etait etais lui'.split(' '));

/** The name that begins at a place, if one does. */
export const nameAt = (line: Line, at: number, { known, isNaming }: NameContext): NameSpan | null => {
  if (!isTokenStart(line, at)) return null;
  const written = writtenAt(line, at);
  if (TITLES.has(written) && !/['’]$/.test(rawAt(line, at))) return titledAt(line, at, known);
  if (!isCapital(line, at)) return heardAt(line, at, { known, isNaming });
  if (!isNameWord(line, at) || isObject(line, at)) return null;
  const to = endOfCapitals(line, at);
  if (isTown(line, at, to)) return null;
  const found = { from: at, to, nameFrom: at };
  const isFirst = at === 0;
  const isLong = to >= afterToken(line, at);
  if (known.has(written)) return found;
  // "Fanchon était à la barre": only a name stands so at the beginning.
  const isPerson = isFirst && WAS_OR_ME.has(plainAt(line, to + 1)) && !isFrench(plainAt(line, at));
  if (isPerson && (line.words[at]?.sounds.length ?? 0) > 0) return found;
  if (isFirstName(written)) {
    const isAlone = isFirst && !isLong && ALSO_WORDS.has(written);
    return isAlone && !isNaming && !VERB_BEHIND.has(plainAt(line, to + 1)) ? null : found;
  }
  if (isNaming && !(isFirst && isFrench(plainAt(line, at)) && !isLong)) return found;
  const isPlace = ['a', 'en', 'de', 'au', 'vers', 'chez', 'sur', 'dans'].includes(writtenAt(line, at - 1));
  return isLong && !isFirst && !isPlace && !isFrench(plainAt(line, at)) ? found : null;
};

/** "M. Rabier", "mr rossi", "docteur Fabre". */
const titledAt = (line: Line, at: number, known: ReadonlySet<string>): NameSpan | null => {
  const next = afterToken(line, at);
  const title = writtenAt(line, at);
  const isJoined = !/[,;:!?\n]/.test(line.gaps[next] ?? ',');
  if (!isJoined || next >= line.words.length) return null;
  const nameFrom = KEPT_TITLES.test(title) ? at : next;
  if (isNameWord(line, next) && !(title === 'me' && !isCapital(line, at))) {
    return { from: at, to: endOfCapitals(line, next), nameFrom };
  }
  const isTitle = /^(?:m|mr|mme|mlle|monsieur|madame|dr|docteur|melle)$/.test(title);
  if (!isTitle || isCapital(line, next) || line.gaps[next] === null) return null;
  const isParticle = ['le', 'la', 'ben', 'de', 'el'].includes(writtenAt(line, next));
  const surname = isParticle ? afterToken(line, next) : next;
  const own = writtenAt(line, surname);
  const isCommon = own.length < 3 || NEVER_NAMES.has(own) || HELPERS.has(own) || DETERMINERS.has(own);
  const isOther =
    DETERMINERS.has(plainAt(line, at - 1)) || (isParticle && isFrench(own) && own.endsWith('e'));
  if (isCommon || isOther || !LETTERS.test(rawAt(line, surname))) return null;
  return { from: at, to: isParticle ? surname : endOfHeard(line, surname, known), nameFrom };
};

/** A first name without a capital, as in a text message. */
const heardAt = (line: Line, at: number, { known, isNaming }: NameContext): NameSpan | null => {
  const written = writtenAt(line, at);
  const raw = rawAt(line, at);
  if (!LETTERS.test(raw) || isObject(line, at) || NEVER_NAMES.has(written)) return null;
  const isKnown = known.has(written) && written.length > 2 && !isFrench(written);
  if (!isKnown && (!isFirstName(written) || written.length < 3)) return null;
  const to = endOfHeard(line, at, known);
  if (isTown(line, at, to)) return null;
  const isDoubtful = ALSO_WORDS.has(written) || written.length < 4;
  const isClear = isNaming || to >= afterToken(line, at) || startsClause(line, at);
  const isVerbBehind = VERB_BEHIND.has(plainAt(line, to + 1)) || isNaming || to >= afterToken(line, at);
  return isDoubtful && !(isClear && isVerbBehind) && !isKnown ? null : { from: at, to, nameFrom: at };
};

const startsClause = (line: Line, at: number): boolean =>
  at === 0 || isBreak(line, at) || ['et', 'mais', 'que', 'e', 'avec', 'puis'].includes(plainAt(line, at - 1));

/** Folded words of a name, without its title. */
export const nameParts = (name: string): string[] =>
  fold(name)
    .split(/[\s.]+/)
    .filter((part) => part !== '' && !TITLES.has(part) && !(PARTICLES.has(part) && part.length < 4));
