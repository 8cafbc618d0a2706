import { Link } from '#web/ui/link.tsx';
import type { ArticleSlug } from '../articles/article-list.ts';
import type { Articles } from '../articles/load-articles.ts';

interface ArticleLinksProps {
  slugs: readonly ArticleSlug[];
  articles: Articles;
}

/** Articles by their titles, each with its one sentence. */
export const ArticleLinks = ({ slugs, articles }: ArticleLinksProps) => (
  <ul className="divide-y divide-hairline border-y border-hairline">
    {slugs.map((slug) => (
      <li key={slug} className="py-2">
        <Link look="alone" to="/help/$article" params={{ article: slug }}>
          {articles[slug].title}
        </Link>
        <p className="max-w-[65ch] text-sm text-ink-soft">{articles[slug].summary}</p>
      </li>
    ))}
  </ul>
);
