import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isArticleSlug } from '../articles/article-list.ts';
import { isShelfPage } from '../articles/shelf-pages.ts';
import { helpLanguage } from '../help-language.ts';
import { ArticlePage } from './article-page.tsx';
import { ShelfScreen } from './shelf-screen.tsx';

/** What stands under this name: an article, a list of them, or nothing. */
export const HelpPage = ({ name }: { name: string }) => (
  <ScreenLanguage value={helpLanguage(name)}>
    <PageOf name={name} />
  </ScreenLanguage>
);

const PageOf = ({ name }: { name: string }) => {
  if (isShelfPage(name)) return <ShelfScreen name={name} />;
  return isArticleSlug(name) ? <ArticlePage key={name} slug={name} /> : <MissingPage />;
};

const MissingPage = () => {
  const { t } = useTexts('help');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('article.missing')}
        action={
          <Link look="alone" to="/help">
            {t('article.back')}
          </Link>
        }
      >
        {t('article.missingText')}
      </EmptyState>
    </>
  );
};
