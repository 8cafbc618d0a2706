/** What of a person's name is looked for in a text. */
import { isTitle } from '../persons/name-titles.ts';
import { type Atom, atomsOf, isCapital, isInCapitals } from './atoms.ts';
import { isCommonWord } from './common-words.ts';
import { DETERMINERS, FRENCH_PARTICLES, FUNCTION_WORDS, PARTICLES, ROLES } from './word-lists.ts';

/** One word of a name: 'Aline', 'Jean-Pierre', "N'Diaye". */
export interface NameWord {
  /** Folded, between hyphens and apostrophes. */
  parts: readonly string[];
  /** The small words before it: 'de', 'La'. */
  particles: readonly string[];
  /** A word of French as well: 'Rose'. */
  isCommon: boolean;
  /** A name only behind a title or beside another word of the name. */
  isOnlyBeside: boolean;
}

/** The words of a name in their order; none where somebody is called by what they are: 'la responsable RH'. */
export const wordsOfName = (name: string): NameWord[] => {
  // 'Aline Morel (RH)', 'Aline Morel, comptable': what follows is not the name.
  const written = name.replace(/\([^)]*\)?/g, ' ').split(/[,;/]/, 1)[0] ?? '';
  const tokens = withoutTitles(tokensOf(written));
  const words: NameWord[] = [];
  let particles: string[] = [];
  for (const [at, token] of nameTokens(tokens).entries()) {
    const folded = token.map((atom) => atom.folded);
    const [first = ''] = folded;
    const isParticle = folded.length === 1 && PARTICLES.has(first);
    if (isParticle && at < tokens.length - 1) {
      particles.push(first);
      continue;
    }
    words.push(wordOf(folded, particles));
    particles = [];
  }
  // An initial alone is looked for beside another word only.
  return words.some(({ parts }) => parts.join('').length > 1) ? words : [];
};

/** True for a particle that without a capital is only a small word of French. */
export const isFrenchParticle = (folded: string): boolean => FRENCH_PARTICLES.has(folded);

const wordOf = (parts: readonly string[], particles: readonly string[]): NameWord => {
  const joined = parts.join('');
  return {
    parts,
    particles,
    isCommon: joined.length < 3 || isCommonWord(joined) || isCommonWord(parts.join('-')),
    isOnlyBeside: joined.length < 2 || FUNCTION_WORDS.has(joined) || PARTICLES.has(joined),
  };
};

/** The words between spaces, each with what hyphens and apostrophes divide. "d'Artagnan" is a particle and a name. */
const tokensOf = (written: string): Atom[][] =>
  written.split(/\s+/).flatMap((token) => {
    const atoms = atomsOf(token);
    if (atoms.length === 0) return [];
    // A point divides: 'J.Morel'.
    return token.includes('.') ? atoms.map((atom) => [atom]) : [atoms];
  });

const withoutTitles = (tokens: Atom[][]): Atom[][] => {
  const from = tokens.findIndex(([first, ...more]) => more.length > 0 || !isTitle(first?.folded ?? ''));
  return from === -1 ? [] : tokens.slice(from);
};

/**
 * Without what is no name. A description begins with an article or a role: of 'ma cheffe Martine' the name is left, of
 * 'la responsable RH' nothing is.
 */
const nameTokens = (tokens: Atom[][]): Atom[][] => {
  const heads = tokens.map(([first]) => first?.folded ?? '');
  const [first = '', second = ''] = heads;
  const startsLow = tokens[0]?.[0] !== undefined && !isCapital(tokens[0][0]);
  const isDescription =
    ROLES.has(first) ||
    (DETERMINERS.has(first) && (ROLES.has(second) || (startsLow && tokens.slice(1).every(isLowWord))));
  if (!isDescription) return tokens;
  return tokens.filter(
    ([atom], at) =>
      at > 0 &&
      atom &&
      isCapital(atom) &&
      !isInCapitals(atom) &&
      !ROLES.has(atom.folded) &&
      !isCommonWord(atom.folded),
  );
};

const isLowWord = ([atom]: Atom[]): boolean =>
  atom !== undefined && !isCapital(atom) && isCommonWord(atom.folded);
