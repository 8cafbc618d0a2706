/** The search of /help: in the browser, without accents and case, several words, each also as the beginning of one. */
import { foldText } from '#contract/common/folded-text.ts';
import type { Article } from '../articles/article.ts';
import { paragraphsOf } from '../articles/article-texts.ts';

export interface FoundArticle<Slug extends string> {
  slug: Slug;
  /** The section with the words; null where the title, the summary or another word for it has them. */
  section: { id: string; title: string } | null;
  /** Words around what was found, with the ranges to mark (UTF-16, end exclusive); null where there are none to show. */
  excerpt: { text: string; marks: [number, number][] } | null;
}

export interface Found<Slug extends string> {
  items: FoundArticle<Slug>[];
  /** True where no article has all of the words: these have some. */
  isPartial: boolean;
}

interface Word {
  folded: string;
  start: number;
  end: number;
}

interface Passage {
  text: string;
  words: Word[];
  section: { id: string; title: string } | null;
  weight: number;
  /** False for a title: it is shown anyway. */
  isExcerpt: boolean;
}

export interface IndexedArticle<Slug extends string> {
  slug: Slug;
  passages: Passage[];
}

const WEIGHTS = { title: 12, words: 8, summary: 5, heading: 5, body: 1 } as const;
const EXCERPT_CHARACTERS = 170;

/** Words that say nothing of what is sought; they count where there are no others. */
const SMALL = new Set(
  (
    'a ai as au aux avec avons avez ont c ca ce cela ces cette comment d dans de des dessus du elle elles en es est et ete etre ' +
    'eu eux fait faire il ils j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne nos notre nous on ou par pas peut ' +
    'peux plus pour qu quand que quel quelle qui quoi s sa se ses si son sont suis sur t ta te tes toi ton tous tout toute toutes ' +
    'tres trop un une vos votre vous y ' +
    'am an and are at be been can did do does for from had has have he her him his how i in is it its m me my not of on or our s she ' +
    'so t that the their them they this to us was we were what when who why with you your'
  ).split(' '),
);

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** What is typed, folded; a plural and a feminine find the shorter word too. */
export const termsOf = (query: string): string[] => {
  const all = wordsIn(query).map(({ folded }) => folded);
  const telling = all.filter((word) => !SMALL.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(withoutEnding))];
};

/** Without its plural, and without the second e of "touchée". */
const withoutEnding = (word: string): string =>
  word.length > 4 ? word.replace(/[sx]$/, '').replace(/ee$/, 'e') : word;

export const indexArticles = <Slug extends string>(
  articles: Readonly<Record<Slug, Article>>,
): IndexedArticle<Slug>[] =>
  (Object.keys(articles) as Slug[]).map((slug) => {
    const { title, summary, words, sections } = articles[slug];
    const passage = (text: string, weight: number, rest: Partial<Passage> = {}): Passage => ({
      text,
      words: wordsIn(text),
      section: null,
      weight,
      isExcerpt: false,
      ...rest,
    });
    return {
      slug,
      passages: [
        passage(title, WEIGHTS.title),
        passage(words, WEIGHTS.words),
        passage(summary, WEIGHTS.summary, { isExcerpt: true }),
        ...sections.flatMap((section) => {
          const place = { id: section.id, title: section.title };
          return [
            passage(section.title, WEIGHTS.heading, { section: place }),
            ...section.body
              .flatMap(paragraphsOf)
              .map((text) => passage(text, WEIGHTS.body, { section: place, isExcerpt: true })),
          ];
        }),
      ],
    };
  });

/** What weighs less than this part of the best is left out where no article has all of the words. */
const LEAST_OF_BEST = 1 / 3;

/**
 * The articles that have all of the words, best first; where none has, those with some of them that come near the best. A
 * word that few articles have tells more than one that most of them have.
 */
export const searchArticles = <Slug extends string>(
  index: readonly IndexedArticle<Slug>[],
  query: string,
): Found<Slug> => {
  const terms = termsOf(query);
  if (terms.length === 0) return { items: [], isPartial: false };
  const weights = index.map((article) => terms.map((term) => weightIn(article, term)));
  const rarity = terms.map((_, at) => {
    const having = weights.filter((weightOf) => (weightOf[at] ?? 0) > 0).length;
    return Math.log(1 + index.length / Math.max(having, 1));
  });
  const scored = index
    .map((article, at) => {
      const weightOf = weights[at] ?? [];
      return {
        article,
        isWhole: weightOf.every((weight) => weight > 0),
        score: weightOf.reduce((sum, weight, term) => sum + weight * (rarity[term] ?? 0), 0),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const whole = scored.filter(({ isWhole }) => isWhole);
  const least = (scored[0]?.score ?? 0) * LEAST_OF_BEST;
  const shown = whole.length > 0 ? whole : scored.filter(({ score }) => score >= least);
  return {
    items: shown.map(({ article }) => foundIn(article, terms)),
    isPartial: whole.length === 0 && scored.length > 0,
  };
};

/** A term of one or two letters ("rh", "ia") is no beginning of another word. */
const SHORT_TERM = 2;

const isHit = ({ folded }: Word, term: string): boolean =>
  term.length <= SHORT_TERM ? folded === term : folded.startsWith(term);

const hits = (word: Word, terms: readonly string[]): boolean => terms.some((term) => isHit(word, term));

/** How much a term weighs in an article, where it weighs most: a whole word counts for more than its beginning. */
const weightIn = ({ passages }: IndexedArticle<string>, term: string): number => {
  let best = 0;
  for (const { words, weight } of passages) {
    for (const word of words) {
      if (!isHit(word, term)) continue;
      best = Math.max(best, weight * (withoutEnding(word.folded) === term ? 2 : 1));
    }
  }
  return best;
};

const foundIn = <Slug extends string>(
  { slug, passages }: IndexedArticle<Slug>,
  terms: readonly string[],
): FoundArticle<Slug> => {
  const different = ({ words }: Passage) =>
    terms.filter((term) => words.some((word) => hits(word, [term]))).length;
  const best = passages
    .filter((passage) => passage.isExcerpt && different(passage) > 0)
    .toSorted((one, other) => different(other) - different(one))[0];
  const heading = passages.find(({ section, isExcerpt, words }) => {
    const isHeading = section !== null && !isExcerpt;
    return isHeading && words.some((word) => hits(word, terms));
  });
  return {
    slug,
    section: best?.section ?? heading?.section ?? null,
    excerpt: best === undefined ? null : excerptOf(best, terms),
  };
};

/** Some words around the first that was found, cut between words. */
const excerptOf = ({ text, words }: Passage, terms: readonly string[]) => {
  const marked = words.filter((word) => hits(word, terms));
  const first = marked[0]?.start ?? 0;
  const from =
    text.length <= EXCERPT_CHARACTERS ? 0 : (words.find(({ start }) => start >= first - 60)?.start ?? 0);
  const until = words.findLast(({ end }) => end <= from + EXCERPT_CHARACTERS)?.end ?? text.length;
  const isWhole = text.length - until <= 2;
  const before = from === 0 ? '' : '… ';
  const shift = before.length - from;
  return {
    text: before + (isWhole ? text.slice(from) : `${text.slice(from, until)}…`),
    marks: marked
      .filter(({ start, end }) => start >= from && (isWhole || end <= until))
      .map(({ start, end }): [number, number] => [start + shift, end + shift]),
  };
};
