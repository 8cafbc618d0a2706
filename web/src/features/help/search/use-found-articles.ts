import { useEffect, useMemo, useState } from 'react';
import type { Language } from '#web/i18n/languages.ts';
import { useLanguage } from '#web/i18n/use-texts.ts';
import type { ArticleSlug, Articles } from '../articles/article-list.ts';
import { loadArticles, useArticles } from '../articles/load-articles.ts';
import { type Found, indexArticles, searchArticles } from './search-articles.ts';

const OTHER: Readonly<Record<Language, Language>> = { fr: 'en', en: 'fr' };

/**
 * The articles that have these words, in the language that is shown; where they stand only in the other language, the
 * same articles too, without words of it.
 */
export const useFoundArticles = (query: string): Found<ArticleSlug> => {
  const language = useLanguage();
  const shown = useArticles(language);
  const [others, setOthers] = useState<Articles>();
  useEffect(() => {
    // Without it the search still finds what is shown.
    void loadArticles(OTHER[language]).then(setOthers, () => undefined);
  }, [language]);
  const index = useMemo(() => indexArticles(shown), [shown]);
  const otherIndex = useMemo(() => (others === undefined ? [] : indexArticles(others)), [others]);
  return useMemo(() => {
    const found = searchArticles(index, query);
    if (found.items.length > 0 && !found.isPartial) return found;
    const elsewhere = searchArticles(otherIndex, query);
    if (elsewhere.items.length === 0 || elsewhere.isPartial) return found;
    return {
      items: elsewhere.items.map(({ slug }) => ({ slug, section: null, excerpt: null })),
      isPartial: false,
    };
  }, [index, otherIndex, query]);
};
