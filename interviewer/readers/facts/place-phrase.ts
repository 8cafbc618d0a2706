/** The whole phrase around the noun of a place: "dans la salle de réunion du 3e étage". */
import type { PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import { setOf } from './sets.ts';
import WORDS from './words.json' with { type: 'json' };

/** How a place stands: which words go before it. */
export type PlaceSense = 'inside' | 'near' | 'behind' | 'on' | 'in' | 'bare';

interface PlacePhrase {
  /** The places of its first and last word among the words of the clause. */
  from: number;
  to: number;
  /** "pas au bac 2". */
  isDenied: boolean;
}

const ARTICLES = setOf(WORDS.articles);
const COMPOUND = setOf('bout fond cote milieu pied bord niveau arriere avant entree sortie haut bas face');
const CONTRACTED = setOf('au aux');
const PREPOSITIONS: Readonly<Record<PlaceSense, ReadonlySet<string>>> = {
  inside: setOf(`dans dan chez ${WORDS.by} au aux a`),
  near: setOf(`${WORDS.by} au aux a contre contr`),
  behind: setOf('devant dvt devan derriere derier deriere pres cote contre contr'),
  on: setOf('sur sr'),
  in: setOf('en'),
  bare: new Set(),
};
/** A thing ends there, and nothing happened there ("elle a fini dans", "jeté sur"), or a verb takes "à" ("demandait à l'école"). */
const NOT_BEFORE = setOf(WORDS.notBeforePlaces);
const DEFINITE = setOf('le la les mon ma mes son sa ses ce cette ces un une des notre nos leur leurs de du');
const TAIL = setOf('de du des d en numero n');
const NOT_IN_TAIL = setOf('je tu il elle on nous vous ils elles ce que qui et ou mais a est sont');
const MAX_TAIL_WORDS = 7;
const MAX_ARTICLES = 4;

/** The phrase around a place of the lexicon, or null where it is only a thing, or where something landed. */
export const phraseOf = (
  text: string,
  words: readonly Word[],
  match: PhraseMatch<PlaceSense>,
): PlacePhrase | null => {
  const to = endOf(text, words, match.to);
  const from = startOf(words, match) ?? startOfBare(words, match, to);
  const before = words[(from ?? 0) - 1];
  if (from === null || NOT_BEFORE.has(before?.stem ?? '')) return null;
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

const startOf = (words: readonly Word[], { sense, from }: PhraseMatch<PlaceSense>): number | null => {
  const prepositions = PREPOSITIONS[sense];
  let at = from - 1;
  const isBefore = (plain = ''): boolean => isArticle(plain) && !prepositions.has(plain);
  while (from - at <= MAX_ARTICLES && isBefore(words[at]?.plain)) at -= 1;
  const { plain = '', raw = '' } = words[at] ?? {};
  // "au bout de la parcelle", "à côté du four": the noun between is part of the preposition.
  if (sense !== 'bare' && COMPOUND.has(plain) && CONTRACTED.has(words[at - 1]?.plain ?? '')) return at - 1;
  // "a" without its accent is mostly the verb: "a fermé", "a la base".
  const isVerb = /^a$/i.test(raw) && at === from - 1;
  return prepositions.has(plain) && !isVerb ? at : null;
};

const isArticle = (plain: string): boolean => ARTICLES.has(plain) || /^\d/.test(plain);

/** Numbers, names and what belongs to the noun: "loge 4", "salle Écrins", "du 3e étage", "à Nice". */
const endOf = (text: string, words: readonly Word[], last: number): number => {
  let to = last;
  while (to - last < MAX_TAIL_WORDS) {
    const next = words[to + 1];
    if (next === undefined || /[,;:.!?()«»]/.test(text.slice(words[to]?.end ?? 0, next.start))) return to;
    const isName = /^[\p{Lu}\d]/u.test(next.raw) && !NOT_IN_TAIL.has(next.plain);
    const skipped = isArticle(words[to + 2]?.plain ?? '') && words[to + 3] !== undefined ? 3 : 2;
    const noun = words[to + skipped];
    const isTown = next.plain === 'a' && /^\p{Lu}/u.test(noun?.raw ?? '');
    const isPart = (isTown || TAIL.has(next.plain)) && noun !== undefined && !NOT_IN_TAIL.has(noun.plain);
    if (!isName && !isPart) return to;
    to += isName ? 1 : skipped;
  }
  return to;
};
