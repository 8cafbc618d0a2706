import { expect, it } from 'vitest';
import { lawText } from '#law/index.ts';
import { ARTICLES, type ArticleSlug } from './article-list.ts';
import fr from './fr/index.ts';

it.each(
  Object.entries(fr).flatMap(([slug, { sections }]) =>
    sections
      .flatMap(({ body }) => body)
      .flatMap((block) => (typeof block === 'object' && 'law' in block ? block.law : []))
      .map((id) => [slug as ArticleSlug, id] as const),
  ),
)('%s counts as verified only if %s does', (slug, id) => {
  if (lawText(id).status === 'to_confirm') expect(ARTICLES[slug].status).toBe('to_confirm');
});
