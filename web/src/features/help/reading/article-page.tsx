import { Printer } from 'lucide-react';
import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Section } from '../articles/article.ts';
import { ARTICLES, type ArticleSlug } from '../articles/article-list.ts';
import { useArticles } from '../articles/load-articles.ts';
import { BackToHelp } from '../back-to-help.tsx';
import { InFrench } from '../in-french.tsx';
import { ArticleLinks } from './article-links.tsx';
import { BlockView } from './block-view.tsx';

/** An article needs so many sections before a list of them helps; above the numbers for help it would only be in the way. */
const CONTENTS_FROM = 4;

/** One article: its sections, when it was verified, and what to read next. */
export const ArticlePage = ({ slug }: { slug: ArticleSlug }) => {
  const { t, language } = useTexts('help');
  const articles = useArticles(useLanguage());
  const { title, summary, sections } = articles[slug];
  const { shelf, status, verified, next } = ARTICLES[slug];
  return (
    <article lang={language}>
      <PageHeader title={title} intro={summary} back={<BackToHelp />} />
      <InFrench />
      {shelf !== 'calling' && sections.length >= CONTENTS_FROM && (
        <Contents slug={slug} sections={sections} />
      )}
      <div className="flex flex-col gap-8">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="mb-2 scroll-mt-6 text-xl">
              {section.title}
            </h2>
            <div className="flex max-w-[65ch] flex-col gap-3">
              {section.body.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change places.
                <BlockView key={index} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <footer className="mt-10 flex flex-col gap-2 border-t border-hairline pt-4 text-sm text-ink-soft">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {status === 'checked' ? (
            <Badge tone="green">{t('article.checked')}</Badge>
          ) : (
            <Badge>{t('article.toConfirm')}</Badge>
          )}
          {t('article.verified', { day: calendarDayText(verified, language) })}
        </p>
        {shelf === 'rights' && <p className="max-w-[65ch]">{t('article.counsel')}</p>}
        <Button variant="secondary" className="mt-2 self-start print:hidden" onPress={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('article.print')}
        </Button>
      </footer>
      <nav aria-labelledby="help-next" className="mt-8 print:hidden">
        <h2 id="help-next" className="mb-2 text-lg">
          {t('article.next')}
        </h2>
        <ArticleLinks slugs={next} articles={articles} />
      </nav>
    </article>
  );
};

const Contents = ({ slug, sections }: { slug: ArticleSlug; sections: readonly Section[] }) => {
  const { t } = useTexts('help');
  return (
    <nav aria-labelledby="help-contents" className="mb-8 print:hidden">
      <h2 id="help-contents" className="text-base text-ink-soft">
        {t('article.contents')}
      </h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link look="alone" to="/help/$article" params={{ article: slug }} hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
