import { use } from 'react';
import type { Language } from '#web/i18n/languages.ts';
import { productName } from '#web/i18n/texts.ts';
import type { Articles } from './article-list.ts';
import { withProductName } from './with-product-name.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: Articles }>>> = {
  fr: () => import('./fr/index.ts'),
  en: () => import('./en/index.ts'),
};

const loads = new Map<Language, Promise<Articles>>();

/** The articles of a language, fetched once, with the product's name in them; a failed load is tried again by the next reader. */
export const loadArticles = (language: Language): Promise<Articles> => {
  const known = loads.get(language);
  if (known !== undefined) return known;
  const load = loaders[language]().then(
    ({ default: articles }) => withProductName(articles, productName()),
    (error: unknown) => {
      loads.delete(language);
      throw error;
    },
  );
  loads.set(language, load);
  return load;
};

/** The same while rendering; suspends until they are there. */
export const useArticles = (language: Language): Articles => use(loadArticles(language));
