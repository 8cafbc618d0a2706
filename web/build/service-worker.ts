import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ensureNamedByContent } from './name-scripts.ts';

const ENTRY = join(import.meta.dirname, '../src/service-worker/service-worker.ts');
const NAME = 'service-worker.js';
/** Not the app's: what a search engine, a system that installs it, or a tool of ours reads. */
const LEFT_OUT = /\.(?:br|gz|map|html|webmanifest|png|json)$|^\.vite\//;

/**
 * Builds the service worker (`web/src/service-worker`) into one script beside the page, with the list of the build's own
 * files in it. A module of its own: it starts before the app, and must not depend on one of its chunks.
 */
export const serviceWorker = (): Plugin => ({
  name: 'recueil:service-worker',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return;
      const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
      // The gallery is nobody's app.
      if (page === null) return;
      const files = (await filesOf(dir)).sort();
      ensureNamedByContent(files);
      const digest = createHash('sha256').update(page);
      // The names of the icons hold no hash of what is in them.
      for (const file of files) digest.update(file).update(await readFile(join(dir, file)));
      await writeFile(join(dir, NAME), await scriptOf(files, digest.digest('hex').slice(0, 16)));
    },
  },
});

const filesOf = async (dir: string): Promise<string[]> => {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .filter((file) => file !== NAME && !LEFT_OUT.test(file));
};

const scriptOf = async (files: readonly string[], buildName: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD_FILES: JSON.stringify(files.map((file) => `/${file}`)),
      BUILD_NAME: JSON.stringify(buildName),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  return script.code;
};
