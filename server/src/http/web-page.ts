/** The page that the app runs in: `index.html` of the build with what it begins with before any script runs. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicConfig } from '#contract/config.ts';
import { escapeHtml } from '../platform/requests/escape-html.ts';

/** As it is sent: plain, and compressed. */
export interface WebPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What the build says of its pages (web/build/pages.ts). */
interface BuiltPages {
  doors: Record<string, string>;
  waits: Record<string, string>;
  scripts: Record<string, string[]>;
  frame: string;
}

interface Build {
  html: string;
  pages: BuiltPages;
  /** When it was written: a page of an older build names files that are gone. */
  builtAtMs: number;
}

const NO_PAGES: BuiltPages = { doors: {}, waits: {}, scripts: {}, frame: '/frame.js' };

/** The product's placeholder name in `index.html` and in the frames. */
export const NAME_IN_PAGE = 'Recueil';
/** Behind the styles and the faces of the text, with which the frame is drawn. */
const PRELOAD = 'rel="modulepreload" crossorigin fetchpriority="low"';
const FRAME_IN_PAGE = '<!--frame-->';
const ENTRY_IN_PAGE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** Where visitors arrive who come to sign in. */
const SAME_DOOR: Record<string, string> = { '/': '/login', '/auth/sign-in': '/login' };
/** The languages that the spec gives to screens (design.md, 8). */
const DOOR_LANGUAGE: Record<string, string> = { '/signup': 'en' };
const SIGN_IN = /^\/(login|auth\/sign-in)$/;
const PUBLIC = /^\/($|signup|forgot-password|reset-password|verify-email|auth\/(?!oauth-callback))/;

/**
 * The pages of a build, each made and compressed when it is first asked for.
 * @param webDir the folder of `vite build`'s output
 * @returns the page of a path; null while there is no build
 */
export const createPages = (
  webDir: string,
  config: PublicConfig,
): ((path: string) => Promise<WebPage | null>) => {
  let build: Build | undefined;
  let made = new Map<string, Promise<WebPage>>();

  return async (path) => {
    const found = await stat(join(webDir, 'index.html')).catch(() => null);
    if (found === null) return null;
    if (build?.builtAtMs !== found.mtimeMs) {
      build = { ...(await readBuild(webDir)), builtAtMs: found.mtimeMs };
      made = new Map();
    }
    const { html, pages } = build;
    // Any other path has the page that knows nothing of it.
    const known = path in pages.scripts || path in pages.waits ? path : waitOf(path);
    const page = made.get(known) ?? compressed(pageOf(html, pages, known, config));
    made.set(known, page);
    return await page;
  };
};

const readBuild = async (webDir: string): Promise<Omit<Build, 'builtAtMs'>> => ({
  html: await readFile(join(webDir, 'index.html'), 'utf8'),
  pages: JSON.parse(
    await readFile(join(webDir, 'pages.json'), 'utf8').catch(() => JSON.stringify(NO_PAGES)),
  ) as BuiltPages,
});

const pageOf = (html: string, pages: BuiltPages, path: string, config: PublicConfig): string => {
  const door = pages.doors[doorOf(SAME_DOOR[path] ?? path, config)] ?? '';
  const wait = pages.waits[path] ?? pages.waits[waitOf(path)] ?? '';
  const [, ...ground] = pages.scripts['*'] ?? [];
  const own = pages.scripts[SAME_DOOR[path] ?? path] ?? [];
  // The door is of use only with the app. A wait is read meanwhile, and has the line to itself until it is drawn.
  const early = door === '' ? [] : [...ground, ...own];
  const preloads = early.map((file) => `<link ${PRELOAD} href="/${file}">`).join('');
  // Data, which the content security policy does not concern: no script runs from it.
  const data = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  const frame = `<div id="frame">${door}${wait}</div><script src="${pages.frame}"></script>`;
  return (
    html
      .replaceAll(/<!--(?!frame-->).*?-->\s*/gs, '')
      // Run by frame.js, which asks for whatever is not there yet, once the frame is drawn; the gallery has no frame.
      .replace(ENTRY_IN_PAGE, html.includes(FRAME_IN_PAGE) ? entryOf(ground.reverse(), own) : '$&')
      .replace('<html lang="fr">', `<html lang="${DOOR_LANGUAGE[path] ?? 'fr'}">`)
      .replace(FRAME_IN_PAGE, () => frame)
      .replaceAll(NAME_IN_PAGE, () => escapeHtml(config.productName))
      .replace('</head>', () => `${preloads}${data}</head>`)
  );
};

/** The entry, what is run before it, and what is wanted after it. */
const entryOf = (before: readonly string[], after: readonly string[]): string =>
  `<link id="app" rel="app" crossorigin href="$1" data-before="${pathsOf(before)}" data-after="${pathsOf(after)}">`;

const pathsOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/** The name of a door in the build: the parts of the configuration that change how it looks. */
const doorOf = (path: string, { captcha, signup, assistant }: PublicConfig): string => {
  const kind = captcha === 'hcaptcha' ? 'turnstile' : captcha;
  return `${path} ${kind} ${signup ? 'open' : 'closed'} ${assistant.external ? 'away' : 'here'}`;
};

/** The path whose wait has the words that the spec gives to this one (spec.md, 2, Guards). */
const waitOf = (path: string): string => {
  if (SIGN_IN.test(path)) return '/login';
  return PUBLIC.test(path) ? '/' : '/*';
};

/** A page as it is sent. */
export const compressed = async (html: string): Promise<WebPage> => {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gz };
};
