import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { articlesOn } from '../articles/article-list.ts';
import { useArticles } from '../articles/load-articles.ts';
import { SHELF_PAGES, type ShelfPage } from '../articles/shelf-pages.ts';
import { BackToHelp } from '../back-to-help.tsx';
import { InFrench } from '../in-french.tsx';
import { ArticleLinks } from './article-links.tsx';

/** All articles of a shelf. */
export const ShelfScreen = ({ name }: { name: ShelfPage }) => {
  const { t } = useTexts('help');
  const articles = useArticles(useLanguage());
  const shelf = SHELF_PAGES[name];
  return (
    <>
      <PageHeader
        title={t(shelf === 'steps' ? 'shelf.stepsTitle' : `shelf.${shelf}`)}
        intro={t(`shelf.${shelf}Intro`)}
        back={<BackToHelp />}
      />
      <InFrench />
      <ArticleLinks slugs={articlesOn(shelf)} articles={articles} />
    </>
  );
};
