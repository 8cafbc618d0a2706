import { Phone } from 'lucide-react';
import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { articlesOn } from './articles/article-list.ts';
import { useArticles } from './articles/load-articles.ts';
import { SupportCards } from './contact/support-cards.tsx';
import { InFrench } from './in-french.tsx';
import { ArticleLinks } from './reading/article-links.tsx';
import { ResourceLinks } from './resource-links.tsx';
import { HelpResults } from './search/help-results.tsx';
import { HelpSearch } from './search/help-search.tsx';
import { soughtHelp } from './search/sought-help.ts';

/** /help: a search over the articles, whom to call, the four links of the spec, and the support. */
export const HelpScreen = () => {
  const { t } = useTexts('help');
  // As the page that it leads to (help-language.ts): also for whoever reads no English.
  const shell = useTexts('help', { screen: 'fr' });
  const articles = useArticles(useLanguage());
  const isSearching = useStore(soughtHelp).trim() !== '';
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      <InFrench />
      <p lang={shell.language} className="mb-6 flex items-baseline gap-3">
        <Phone aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 self-center text-teal" />
        <span className="flex flex-wrap items-baseline gap-x-3">
          {shell.t('danger')}
          <Link look="alone" to="/help/$article" params={{ article: 'qui-appeler' }}>
            {shell.t('dangerLink')}
          </Link>
        </span>
      </p>
      <HelpSearch />
      {isSearching ? (
        <HelpResults />
      ) : (
        <div className="mt-8 flex flex-col gap-10">
          <ResourceLinks />
          <section aria-labelledby="help-rights">
            <h2 id="help-rights" className="text-xl">
              {t('shelf.rights')}
            </h2>
            <p className="mt-1 mb-2 max-w-[65ch] text-ink-soft">{t('shelf.rightsIntro')}</p>
            <ArticleLinks slugs={articlesOn('rights')} articles={articles} />
          </section>
          <SupportCards />
        </div>
      )}
    </>
  );
};
