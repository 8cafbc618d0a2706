import { escapeHtml } from '../requests/escape-html.ts';
import type { Letter } from './letter.ts';

export interface Paragraph {
  text: string;
  /** Set when the paragraph is a link; `label` is its text in HTML. */
  link?: { href: string; label: string };
}

/** What a mail says in one language. */
export interface LetterVersion {
  language: 'fr' | 'en';
  subject: string;
  paragraphs: Paragraph[];
}

/** A mail as text and as simple HTML, with its versions one below the other. */
export const layOut = (to: string, productName: string, versions: readonly LetterVersion[]): Letter => {
  const text = versions.map(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text).join('\n\n'));
  const html = versions.map(
    ({ language, paragraphs }) =>
      `<div lang="${language}">\n${paragraphs.map((paragraph) => `<p>${htmlOf(paragraph)}</p>`).join('\n')}\n</div>`,
  );
  return {
    to,
    subject: `${versions.map(({ subject }) => subject).join(' / ')} – ${productName}`,
    text: `${[...text, productName].join('\n\n— — —\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${versions[0]?.language ?? 'fr'}">\n<meta charset="utf-8">\n<body>\n${html.join('\n<hr>\n')}\n<hr>\n<p>${escapeHtml(productName)}</p>\n</body>\n</html>\n`,
  };
};

const htmlOf = ({ text, link }: Paragraph): string =>
  link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : escapeHtml(text);
