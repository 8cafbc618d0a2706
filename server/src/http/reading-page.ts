/** The page of whoever reads a shared dossier (web/lecture.html): a build of its own, under a policy of its own, the same to everybody. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../platform/requests/escape-html.ts';
import { compressed, NAME_IN_PAGE, type WebPage } from './web-page.ts';

/** `/lecture/{id}`; the key stands behind `#`, and is never sent. */
export const READING_PATH = /^\/lecture\/[^/.]+$/;

/**
 * Stricter than the app's (`pageCsp`): nothing is sent anywhere but to this site, and there is no Trusted Types policy at all. What was
 * opened is shown from `blob:` addresses; a PDF in a tab of its own, whose viewer inherits this policy.
 */
export const READING_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  'media-src blob:',
  'object-src blob:',
  'frame-src blob:',
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** No search engine lists it: the address is half of a secret. */
export const READING_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
} as const;

/**
 * The page of a build, made when it is first asked for.
 * @param webDir the folder of `vite build`'s output
 * @returns null while there is no build
 */
export const createReadingPage = (webDir: string, productName: string): (() => Promise<WebPage | null>) => {
  const path = join(webDir, 'lecture.html');
  let made: { builtAtMs: number; page: Promise<WebPage> } | undefined;
  return async () => {
    const found = await stat(path).catch(() => null);
    if (found === null) return null;
    if (made?.builtAtMs !== found.mtimeMs) {
      const html = await readFile(path, 'utf8');
      made = { builtAtMs: found.mtimeMs, page: compressed(withName(html, productName)) };
    }
    return await made.page;
  };
};

const withName = (html: string, productName: string): string =>
  html.replaceAll(/<!--.*?-->\s*/gs, '').replaceAll(NAME_IN_PAGE, () => escapeHtml(productName));
