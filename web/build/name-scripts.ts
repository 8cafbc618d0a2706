import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** The scripts of web/public: the page names them itself, so they come without the bundler's names. */
const SCRIPTS = ['theme.js', 'way-out.js', 'frame.js'];
const PAGE = 'index.html';
/** What the server makes the page of (build/pages.ts). */
const PAGES = 'pages.json';
const HASH_CHARACTERS = 8;
const NAMED_BY_CONTENT = /^assets\/.+-[\w-]{8}\.js$/;

/**
 * Gives the scripts of web/public names that change with what is in them, as all other scripts have. Under the same name in
 * every build, the service worker of the old build would answer a page of the new one with the old script.
 */
export const nameScripts = (): Plugin => ({
  name: 'recueil:name-scripts',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined || !existsSync(join(dir, PAGE))) return;
      await withoutComments(dir);
      await nameByContent(dir);
    },
  },
});

/** What explains them weighs as much as they do. */
const withoutComments = async (dir: string): Promise<void> => {
  for (const script of SCRIPTS) {
    const file = join(dir, script);
    const { code, errors } = await minify(script, await readFile(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${script} cannot be made smaller: ${errors[0]?.message}`);
    await writeFile(file, code);
  }
};

/** Renames them in a build, and in what names them. A build without the page (the gallery) is left as it is. */
export const nameByContent = async (dir: string): Promise<void> => {
  const page = await readFile(join(dir, PAGE), 'utf8').catch(() => null);
  if (page === null) return;
  const renamed = await Promise.all(SCRIPTS.map((script) => renameByContent(dir, script)));
  const withNames = (text: string) =>
    renamed.reduce((done, { from, to }) => done.replaceAll(`"/${from}"`, `"/${to}"`), text);
  await writeFile(join(dir, PAGES), withNames(await readFile(join(dir, PAGES), 'utf8')));
  // Last: a server that runs reads both anew when this one changes.
  await writeFile(join(dir, PAGE), withNames(page));
};

const renameByContent = async (dir: string, from: string): Promise<{ from: string; to: string }> => {
  const digest = createHash('sha256')
    .update(await readFile(join(dir, from)))
    .digest('base64url');
  const to = `assets/${from.replace('.js', `-${digest.slice(0, HASH_CHARACTERS)}.js`)}`;
  await rename(join(dir, from), join(dir, to));
  return { from, to };
};

/**
 * A page of a new build asks the worker of the old one for its scripts: under the name of an old one it would get that.
 * @throws Error for a script that has the same name in every build
 */
export const ensureNamedByContent = (files: readonly string[]): void => {
  const others = files.filter((file) => file.endsWith('.js') && !NAMED_BY_CONTENT.test(file));
  if (others.length > 0) throw new Error(`Not named by what is in them: ${others.join(', ')}`);
};
