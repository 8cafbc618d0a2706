import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Article, Block } from './article.ts';
import { ARTICLES, type ArticleSlug, articlesOn } from './article-list.ts';
import { textsOf } from './article-texts.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';
import { inlineParts } from './inline-parts.ts';
import { SHELF_PAGES } from './shelf-pages.ts';

const slugs = Object.keys(ARTICLES) as ArticleSlug[];
const kindOf = (block: Block) => (typeof block === 'string' ? 'text' : Object.keys(block)[0]);
const shapeOf = ({ sections }: Article) =>
  sections.map(({ id, body }) => [id, ...body.map(kindOf), ...body.flatMap(referenced)]);
/** What a block shows that is not its own words. */
const referenced = (block: Block): string[] => {
  if (typeof block === 'string') return [];
  if ('law' in block) return [...block.law];
  return 'show' in block ? [block.show] : [];
};
const linksIn = (article: Article) =>
  textsOf(article)
    .flatMap(inlineParts)
    .flatMap(({ link }) => (link === null ? [] : [link]));

it('there are at least twenty articles, each on a shelf that is shown', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(20);
  for (const shelf of Object.values(SHELF_PAGES)) expect(articlesOn(shelf).length).toBeGreaterThan(2);
});

it.each(slugs)('%s has the same sections, sources and links in both languages', (slug) => {
  expect(shapeOf(en[slug])).toEqual(shapeOf(fr[slug]));
  expect(linksIn(en[slug])).toEqual(linksIn(fr[slug]));
});

const routes = [
  // What is open to everybody.
  'verifier.tsx',
  ...readdirSync('web/src/routes/_app', { recursive: true, encoding: 'utf8' }),
].map(
  (file) =>
    `/${file
      .replace(/\.tsx$/, '')
      .replace(/\/index$/, '')
      .replace('_.', '/')}`,
);

it.each(slugs)('every link in %s leads to a page, an article or a section that there is', (slug) => {
  for (const { path, hash } of linksIn(fr[slug])) {
    const [, article] = /^\/help\/(.+)$/.exec(path) ?? [];
    if (article === undefined) expect(routes).toContain(path);
    else {
      expect(slugs).toContain(article);
      if (hash !== null) expect(fr[article as ArticleSlug].sections.map(({ id }) => id)).toContain(hash);
    }
  }
});

it.each(slugs)('%s leads on to others, never to itself', (slug) => {
  for (const next of ARTICLES[slug].next) {
    expect(slugs).toContain(next);
    expect(next).not.toBe(slug);
  }
});

it.each(slugs)('%s has the narrow no-break spaces and the apostrophes of French', (slug) => {
  const wrong = textsOf(fr[slug])
    .map((text) => text.replace(/\]\([^)]*\)/g, ']'))
    .filter((text) => /[^\u202f][;?!»]|[^\u202f\d]:|«[^\u202f]|'/.test(text));
  expect(wrong).toEqual([]);
});

it.each(slugs)('%s says that it is to be confirmed where something in it is', (slug) => {
  const marked = JSON.stringify(fr[slug]).includes('○');
  if (marked) expect(ARTICLES[slug].status).toBe('to_confirm');
});

it('nothing promises what the product does not keep', () => {
  const said = JSON.stringify([fr, en]);
  expect(said).not.toMatch(/zéro connaissance|militaire|100\s?%|inviolable|garantit|unbreakable|guarantee/i);
  expect(fr['ce-que-recueil-ne-fait-pas'].sections.map(({ title }) => title)).toContain(
    'Ce n’est pas du chiffrement de bout en bout',
  );
});
