/** The whole phrase around the noun of a place: "dans la salle de réunion du 3e étage". */
import type { PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import { setOf } from './sets.ts';

/** How a place stands: which words go before it. */
export type PlaceSense = 'inside' | 'near' | 'behind' | 'on' | 'in' | 'bare';

interface PlacePhrase {
  /** The places of its first and last word among the words of the clause. */
  from: number;
  to: number;
  /** "pas au bac 2". */
  isDenied: boolean;
}

const IN = setOf('dans au aux a dan chez');
const BY = setOf('devant derriere derier deriere pres cote autour au aux a face vers niveau dvt pied bord');
const AGAINST = setOf('contre contr');
const ON = setOf('sur sr');
const UNDER = setOf('sous sou');
const FROM = setOf('depuis');
const CONTRACTED = setOf('au aux');
const ARTICLES = setOf(`
  le la les un une des du de mon ma mes ton son sa ses notre nos votre leur leurs ce cet cette ces
  petit petite grand grande nouveau nouvelle vieux vieille dernier derniere premier premiere deuxieme
  troisieme quatrieme cinquieme ancien ancienne autre meme propre gros grosse
`);
const COMPOUND = setOf('bout fond cote milieu pied bord niveau arriere avant entree sortie haut bas face');
const PREPOSITIONS: Readonly<Record<PlaceSense, readonly ReadonlySet<string>[]>> = {
  inside: [IN, BY],
  near: [BY, AGAINST],
  behind: [setOf('devant derriere derier deriere pres cote dvt devan'), AGAINST],
  on: [ON],
  in: [setOf('en')],
  bare: [],
};
/** A thing ends there; nothing happened there: "elle a fini dans", "jeté sur". */
/** Behind a verb that takes "à", nobody is anywhere: "elle reprochait à l'école". */
const TAKES_A = setOf('reproch demand appart ressembl repond');
const THROWN = setOf('fin tomb atterr jet lanc balanc rang gliss met mettr vid post cach envoy pend');
const TO_COME = setOf('va vont vais iront ira');
const DEFINITE = setOf('le la les mon ma mes son sa ses ce cette ces un une des notre nos leur leurs de du');
const TAIL = setOf('de du des d en numero n');
const NOT_IN_TAIL = setOf('je tu il elle on nous vous ils elles ce que qui et ou mais a est sont');
const MAX_TAIL_WORDS = 7;
const MAX_ARTICLES = 4;

/**
 * The phrase around a place of the lexicon, or null where it is only a thing, or where something landed.
 * @param isOfAct the clause tells an act, so that "depuis la passerelle" is where it came from
 */
export const phraseOf = (
  text: string,
  words: readonly Word[],
  match: PhraseMatch<PlaceSense>,
  isOfAct: boolean,
): PlacePhrase | null => {
  const to = endOf(text, words, match.to);
  const from = startOf(words, match, isOfAct) ?? startOfBare(words, match, to);
  if (from === null) return null;
  const before = words[from - 1];
  // "il va me muter aux cimetières": where nothing has happened yet.
  const isToCome = words.slice(0, from).some(({ plain }) => TO_COME.has(plain));
  if (isToCome || THROWN.has(before?.stem ?? '') || TAKES_A.has(before?.stem ?? '')) return null;
  return { from, to, isDenied: before?.plain === 'pas' };
};

/** A place that begins its clause: "salle B12", "grande salle du théâtre", "11e étage". */
const startOfBare = (
  words: readonly Word[],
  { sense, from, to }: PhraseMatch<PlaceSense>,
  end: number,
): number | null => {
  const isPlace =
    sense === 'bare' || (sense === 'inside' && end > to && TAIL.has(words[to + 1]?.plain ?? ''));
  const isFirst = words.slice(0, from).every(({ plain }) => isArticle(plain) && !DEFINITE.has(plain));
  return isPlace && isFirst ? 0 : null;
};

const startOf = (
  words: readonly Word[],
  { sense, from }: PhraseMatch<PlaceSense>,
  isOfAct: boolean,
): number | null => {
  if (sense === 'bare') return null;
  let at = from - 1;
  for (let count = 0; count < MAX_ARTICLES; count += 1) {
    const { plain = '' } = words[at] ?? {};
    if (!isArticle(plain) || isPreposition(sense, plain, isOfAct)) break;
    at -= 1;
  }
  const { plain = '' } = words[at] ?? {};
  // "au bout de la parcelle", "à côté du four": the noun between is part of the preposition.
  const isCompound = COMPOUND.has(plain) && CONTRACTED.has(words[at - 1]?.plain ?? '');
  if (isCompound) return at - 1;
  // "a" without its accent is mostly the verb: "a fermé", "a la base".
  if (plain === 'a' && words[at]?.raw.toLowerCase() === 'a' && at === from - 1) return null;
  return isPreposition(sense, plain, isOfAct) ? at : null;
};

const isArticle = (plain: string): boolean => ARTICLES.has(plain) || /^\d/.test(plain);

const isPreposition = (sense: PlaceSense, plain: string, isOfAct: boolean): boolean =>
  PREPOSITIONS[sense].some((ones) => ones.has(plain)) ||
  (sense === 'inside' && isOfAct && FROM.has(plain)) ||
  (sense === 'inside' && UNDER.has(plain));

/** Numbers, names and what belongs to the noun: "loge 4", "salle Écrins", "du 3e étage", "à Nice". */
const endOf = (text: string, words: readonly Word[], last: number): number => {
  let to = last;
  while (to - last < MAX_TAIL_WORDS) {
    const next = words[to + 1];
    if (next === undefined || /[,;:.!?()«»]/.test(text.slice(words[to]?.end ?? 0, next.start))) return to;
    if (/^[\p{Lu}\d]/u.test(next.raw) && !NOT_IN_TAIL.has(next.plain)) {
      to += 1;
      continue;
    }
    const skipped = isArticle(words[to + 2]?.plain ?? '') && words[to + 3] !== undefined ? 3 : 2;
    const noun = words[to + skipped];
    const isTown = (next.plain === 'a' || next.plain === 'pres') && /^\p{Lu}/u.test(noun?.raw ?? '');
    if (noun === undefined || NOT_IN_TAIL.has(noun.plain) || !(TAIL.has(next.plain) || isTown)) return to;
    to += skipped;
  }
  return to;
};
