/** Serves the built web app: hashed assets for ever, everything else through index.html, all of it under a strict CSP. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { PublicConfig } from '#contract/config.ts';
import type { CaptchaConfig } from '../config/captcha.ts';
import { createReadingPage, READING_CSP, READING_HEADERS, READING_PATH } from './reading-page.ts';
import { createPages, type WebPage } from './web-page.ts';

/**
 * The one inline style that React Aria adds on iOS (it keeps the page behind a dialog from scrolling), by its hash; a test of the web app keeps it equal to the library's.
 */
const REACT_ARIA_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** What a third party's captcha requires of the page, by its documentation. */
const CAPTCHA_SOURCES = {
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
} as const;

/**
 * No inline script or other inline style, no other origin, and no HTML sink that takes a plain string (Trusted Types).
 * The policies are the app's own: `recueil` for the URLs of its workers, `default` for emptying elements. A third party's
 * captcha needs its scripts in the page, which do not support Trusted Types: one reason why our own captcha is the default.
 */
export const pageCsp = (captcha: CaptchaConfig): string => {
  const remote =
    captcha.kind === 'hcaptcha' || captcha.kind === 'turnstile'
      ? ` ${CAPTCHA_SOURCES[captcha.kind]} ${new URL(captcha.scriptUrl).origin}`
      : '';
  return [
    "default-src 'none'",
    `script-src 'self'${remote}`,
    `style-src 'self' ${REACT_ARIA_STYLE}${remote}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${remote}`,
    ...(remote ? [`frame-src${remote}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(remote ? [] : ["require-trusted-types-for 'script'", 'trusted-types recueil default']),
  ].join('; ');
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * @param webDir folder of `vite build`'s output, compressed files (`.br`, `.gz`) beside the plain ones.
 * @param page its policy (`pageCsp`), and the configuration, which stands in the page
 */
export const createWebRoutes = (webDir: string, page: { csp: string; config: PublicConfig }): Hono => {
  const routes = new Hono();
  const pageFor = createPages(webDir, page.config);
  const readingPage = createReadingPage(webDir, page.config.productName);
  routes.get('*', async (c) => {
    const path = safePath(c.req.path);
    if (path === null) return c.notFound();
    if (path === OWN_MANIFEST) return await sendManifest(c, webDir, page.config);
    if (extname(path) !== '') return (await sendFile(c, webDir, path)) ?? c.notFound();
    const isReading = READING_PATH.test(path);
    const found = await (isReading ? readingPage() : pageFor(path));
    if (found === null)
      return c.text('The web app is not built yet: run `npm start` or `npm run build`.', 503);
    return isReading ? sendPage(c, found, READING_CSP, READING_HEADERS) : sendPage(c, found, page.csp);
  });
  // What another app shares is taken by the service worker. Without it the browser sends it here: it is not read, and the
  // page says that it could not be taken.
  routes.post(SHARE_PATH, (c) => c.redirect(SHARE_PATH, SEE_OTHER));
  return routes;
};

/** What the installed app is called; the neutral one, notes.webmanifest, has the same name everywhere. */
const OWN_MANIFEST = '/app.webmanifest';
/** As in the manifests' `share_target`. */
const SHARE_PATH = '/partage';
const SEE_OTHER = 303;

/** The path below the folder, or null when it is not one. */
const safePath = (requested: string): string | null => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requested);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const path = normalize(decoded);
  return path.startsWith('/') && !path.split('/').includes('..') ? path : null;
};

/** The encodings that the client takes, the best one first. */
const encodingsOf = (c: Context): ('br' | 'gzip')[] => {
  const accepted = c.req.header('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).filter((name) => new RegExp(`\\b${name}\\b`).test(accepted));
};

const sendPage = (
  c: Context,
  page: WebPage,
  csp: string,
  headers: Readonly<Record<string, string>> = { 'Cache-Control': REVALIDATE },
): Response => {
  const [encoding] = encodingsOf(c);
  const body = page[encoding ?? 'plain'];
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(body.length),
      'Content-Security-Policy': csp,
      ...headers,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  });
};

const sendManifest = async (c: Context, webDir: string, { productName }: PublicConfig): Promise<Response> => {
  const text = await readFile(join(webDir, OWN_MANIFEST), 'utf8').catch(() => null);
  if (text === null) return c.notFound();
  const manifest = { ...JSON.parse(text), name: productName, short_name: productName };
  c.header('Cache-Control', REVALIDATE);
  return c.body(JSON.stringify(manifest), 200, { 'Content-Type': TYPES['.webmanifest'] ?? '' });
};

/** A worker lives under the policy of its own script: this one fetches the app's files, and nothing else. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'";
const WORKER = '/service-worker.js';
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

const sendFile = async (c: Context, webDir: string, path: string): Promise<Response | null> => {
  const type = TYPES[extname(path)];
  if (!type || path.endsWith('.html') || path === '/pages.json') return null;
  for (const name of [...encodingsOf(c), null]) {
    const file = join(webDir, path + (name === null ? '' : SUFFIXES[name]));
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) continue;
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(found.size),
        'Cache-Control': path.startsWith('/assets/') ? FOR_EVER : REVALIDATE,
        Vary: 'Accept-Encoding',
        ...(path === WORKER ? { 'Content-Security-Policy': WORKER_CSP } : {}),
        ...(name ? { 'Content-Encoding': name } : {}),
      },
    });
  }
  return null;
};
