/** The gallery, built as the app is and served as the app is (server/src/http/web-app.ts, its content security policy with it). */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';
import type { PublicConfig } from '../../contract/config.ts';
import { createWebRoutes, pageCsp } from '../../server/src/http/web-app.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface GalleryServer {
  url: string;
  stop(): Promise<void>;
}

/** Builds the gallery and serves it; the build goes with the server. */
export const startGalleryServer = async (): Promise<GalleryServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-gallery-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'gallery',
    logLevel: 'error',
    build: { outDir: folder, minify: false, rolldownOptions: { input: join(ROOT, 'web/gallery.html') } },
  });
  await rename(join(folder, 'gallery.html'), join(folder, 'index.html'));
  const app = new Hono()
    .get('/api/config', (c) => c.json(CONFIG))
    .route('/', createWebRoutes(folder, { csp: pageCsp({ kind: 'off' }), config: CONFIG }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const CONFIG: PublicConfig = {
  productName: 'Recueil',
  productSlug: 'recueil',
  captcha: 'off',
  captchaWidget: null,
  signup: true,
  providers: [],
  companySignIn: false,
  supportEmail: null,
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};
