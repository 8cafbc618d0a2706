import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const WEB = resolve(import.meta.dirname, '..');
const PAGE = 'lecture.html';
const PATH = /^\/lecture\/[^/.]+$/;

/**
 * Builds the page of whoever reads a shared dossier, beside the app's and without anything of it: they have no session here, and what
 * they read must not lie in a storage or a cache. It comes behind the service worker, whose list of files it is not in.
 */
export const readingPage = (): Plugin => ({
  name: 'recueil:reading-page',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (PATH.test(request.url?.replace(/[?#].*/, '') ?? '')) request.url = `/${PAGE}`;
      next();
    });
  },
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return;
      // The gallery is read by nobody.
      if ((await readFile(join(dir, 'index.html'), 'utf8').catch(() => null)) === null) return;
      await build({
        configFile: false,
        root: WEB,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react(), tailwindcss()],
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          // As in vite.config.ts.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(WEB, PAGE) },
        },
      });
    },
  },
});
