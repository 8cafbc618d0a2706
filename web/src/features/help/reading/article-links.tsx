import { Link } from '#web/ui/link.tsx';
import type { ArticleSlug, Articles } from '../articles/article-list.ts';

interface ArticleLinksProps {
  slugs: readonly ArticleSlug[];
  articles: Articles;
}

/** Articles by their titles, each with its one sentence. */
export const ArticleLinks = ({ slugs, articles }: ArticleLinksProps) => (
  <ul className="grid gap-x-8 border-t border-hairline lg:grid-cols-2">
    {slugs.map((slug) => (
      <li key={slug} className="border-b border-hairline py-2">
        <Link look="alone" to="/help/$article" params={{ article: slug }}>
          {articles[slug].title}
        </Link>
        <p className="max-w-[65ch] text-sm text-ink-soft">{articles[slug].summary}</p>
      </li>
    ))}
  </ul>
);
