import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Link } from '#web/ui/link.tsx';
import { MarkedRanges } from '#web/ui/marked-text.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { ArticleSlug } from '../articles/article-list.ts';
import { useArticles } from '../articles/load-articles.ts';
import { helpInfoQuery } from '../help-queries.ts';
import type { FoundArticle } from './search-articles.ts';
import { soughtHelp } from './sought-help.ts';
import { useFoundArticles } from './use-found-articles.ts';

/** The articles with the words that are sought, and how many there are, which is also said. */
export const HelpResults = () => {
  const { t } = useTexts('help');
  const { items, isPartial } = useFoundArticles(useDeferredValue(useStore(soughtHelp)));
  return (
    <div className="mt-6">
      <p role="status" className="mb-3 text-ink-soft">
        {items.length === 0 ? t('search.none') : t('search.results', { count: items.length })}
        {isPartial && ` ${t('search.partial')}`}
      </p>
      {items.length === 0 ? (
        <NothingFound />
      ) : (
        <ol aria-label={t('search.list')} className="divide-y divide-hairline border-y border-hairline">
          {items.map((found) => (
            <FoundItem key={found.slug} found={found} />
          ))}
        </ol>
      )}
    </div>
  );
};

/** What else there is to do: to write to the support, where there is one. */
const NothingFound = () => {
  const { t } = useTexts('help');
  const { data } = useQuery(helpInfoQuery);
  if (data === undefined || data.support.email === null)
    return <EmptyState title={t('search.noneHintAlone')} />;
  return (
    <EmptyState
      title={t('search.noneHint')}
      action={
        <Link look="alone" to="/help/contact">
          {t('form.title')}
        </Link>
      }
    />
  );
};

const FoundItem = ({ found: { slug, section, excerpt } }: { found: FoundArticle<ArticleSlug> }) => {
  const { t } = useTexts('help');
  const { title, summary } = useArticles(useLanguage())[slug];
  return (
    <li className="py-3">
      <Link
        look="alone"
        to="/help/$article"
        params={{ article: slug }}
        {...(section !== null && { hash: section.id })}
      >
        {title}
      </Link>
      {section !== null && <p className="text-sm">{t('search.in', { section: section.title })}</p>}
      <p className="max-w-[65ch] text-sm text-ink-soft">
        {excerpt === null ? summary : <MarkedRanges text={excerpt.text} marks={excerpt.marks} />}
      </p>
    </li>
  );
};
