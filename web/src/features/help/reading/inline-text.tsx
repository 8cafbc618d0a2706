import { Fragment } from 'react';
import { Link } from '#web/ui/link.tsx';
import { inlineParts } from '../articles/inline-parts.ts';

/** A paragraph of an article with its links, which a test holds to the routes that there are (article-links.test.ts). */
export const InlineText = ({ text }: { text: string }) => (
  <>
    {inlineParts(text).map(({ words, link }, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph never change places.
      if (link === null) return <Fragment key={index}>{words}</Fragment>;
      return (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise.
          key={index}
          to={link.path as '/help'}
          {...(link.hash !== null && { hash: link.hash })}
        >
          {words}
        </Link>
      );
    })}
  </>
);
