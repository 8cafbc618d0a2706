/** The search of /help: in the browser, without accents and case, several words, each also as the beginning of one. */
import { foldText } from '#contract/folded-text.ts';
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
    'a au aux avec ce ces comment d dans de des du elle en est et il ils j je l la le les leur ma mes mon n ne nous on ou par pas ' +
    'pour qu que quel quelle qui quoi s sa se ses si son sur ta tes ton un une vos votre vous y ' +
    'an and are can do does for how i in is it my of on or that the this to what who with you your'
  ).split(' '),
);

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** What is typed, folded; a plural finds the singular too. */
export const termsOf = (query: string): string[] => {
  const all = wordsIn(query).map(({ folded }) => folded);
  const telling = all.filter((word) => !SMALL.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(withoutPlural))];
};

const withoutPlural = (word: string): string => (word.length > 4 ? word.replace(/[sx]$/, '') : word);

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

/** The articles that have all of the words, best first; where none has, those with some of them. */
export const searchArticles = <Slug extends string>(
  index: readonly IndexedArticle<Slug>[],
  query: string,
): Found<Slug> => {
  const terms = termsOf(query);
  if (terms.length === 0) return { items: [], isPartial: false };
  const scored = index
    .map((article) => ({ article, ...scoreOf(article, terms) }))
    .filter(({ count }) => count > 0);
  const whole = scored.filter(({ count }) => count === terms.length);
  const shown = whole.length > 0 ? whole : scored;
  return {
    items: shown
      .toSorted((one, other) => other.count - one.count || other.score - one.score)
      .map(({ article }) => foundIn(article, terms)),
    isPartial: whole.length === 0 && scored.length > 0,
  };
};

const hits = (word: Word, terms: readonly string[]): boolean =>
  terms.some((term) => word.folded.startsWith(term));

/** How many of the terms it has, and how much they weigh where they stand: a whole word counts for more than its beginning. */
const scoreOf = ({ passages }: IndexedArticle<string>, terms: readonly string[]) => {
  let count = 0;
  let score = 0;
  for (const term of terms) {
    let best = 0;
    for (const { words, weight } of passages) {
      for (const { folded } of words) {
        if (!folded.startsWith(term)) continue;
        best = Math.max(best, weight * (withoutPlural(folded) === term ? 2 : 1));
      }
    }
    if (best > 0) count += 1;
    score += best;
  }
  return { count, score };
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
