import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import type { ArticleSlug } from './articles/article-list.ts';
import type { ShelfPage } from './articles/shelf-pages.ts';

const RESOURCES = [
  { key: 'documentation', article: 'documentation' },
  { key: 'community', article: 'communaute' },
  { key: 'tutorials', article: 'pas-a-pas' },
  { key: 'faqs', article: 'questions' },
] as const satisfies readonly { key: string; article: ArticleSlug | ShelfPage }[];

/** The four links of the spec, each with what is really behind it. */
export const ResourceLinks = () => {
  const { t } = useTexts('help');
  return (
    <section aria-labelledby="help-resources">
      <h2 id="help-resources" className="mb-3 text-xl">
        {t('resources.title')}
      </h2>
      <ul className="grid gap-x-8 border-t border-hairline sm:grid-cols-2">
        {RESOURCES.map(({ key, article }) => (
          <li key={key} className="border-b border-hairline py-3">
            <Link look="alone" to="/help/$article" params={{ article }}>
              {t(`resources.${key}`)}
            </Link>
            <p className="text-sm text-ink-soft">{t(`resources.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
