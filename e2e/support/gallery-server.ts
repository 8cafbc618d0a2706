/**
 * The gallery, built as the app is and served as the app is (server/src/http/web-app.ts, its content security policy
 * with it), beside a place that takes uploads.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';
import type { PublicConfig } from '../../contract/config.ts';
import type { StoredFile } from '../../contract/files.ts';
import { createWebRoutes, pageCsp } from '../../server/src/http/web-app.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A file as it arrived. */
export interface ArrivedFile {
  name: string;
  duration: string | undefined;
  bytes: Buffer;
}

export interface GalleryServer {
  url: string;
  /** What was uploaded, in order. */
  arrived: ArrivedFile[];
  stop(): Promise<void>;
}

const BUILT_MS = 90_000;

/**
 * The built gallery in the folder of this run: whichever worker comes first builds it, the others wait for it.
 * @throws Error when the one that builds has not ended within a minute and a half.
 */
const builtGallery = async (): Promise<string> => {
  const run = process.env.RECUEIL_E2E_GALLERY as string;
  const folder = join(run, 'built');
  const isFirst = await mkdir(join(run, 'begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const draft = join(run, 'draft');
    await build({
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'gallery',
      logLevel: 'error',
      build: { outDir: draft, minify: false, rolldownOptions: { input: join(ROOT, 'web/gallery.html') } },
    });
    await rename(join(draft, 'gallery.html'), join(draft, 'index.html'));
    await rename(draft, folder);
  }
  for (let waited = 0; !existsSync(folder); waited += 100) {
    if (waited > BUILT_MS) throw new Error('The gallery was not built');
    await sleep(100);
  }
  return folder;
};

export const startGalleryServer = async (): Promise<GalleryServer> => {
  const folder = await builtGallery();
  const arrived: ArrivedFile[] = [];
  const gallery: GalleryServer = {
    url: '',
    arrived,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const app = new Hono()
    .get('/api/config', (c) => c.json(CONFIG))
    .put('/api/files/:id', async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const name = decodeURIComponent(c.req.header('x-file-name') ?? '');
      const duration = c.req.header('x-file-duration');
      arrived.push({ name, duration, bytes });
      return c.json(storedFrom(c.req.param('id'), name, duration, bytes), 201);
    })
    .route('/', createWebRoutes(folder, { csp: pageCsp({ kind: 'off' }), config: CONFIG }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  gallery.url = `http://127.0.0.1:${port}/`;
  return gallery;
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

const storedFrom = (id: string, name: string, duration: string | undefined, bytes: Buffer): StoredFile => {
  const isSound = bytes.toString('latin1', 0, 4) === 'RIFF';
  return {
    id,
    name,
    type: isSound ? 'audio/wav' : 'text/plain',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    duration: duration === undefined ? null : Number(duration),
    has_thumbnail: false,
    transcription: isSound ? { status: 'none', text: '', source: null } : null,
    created_at: new Date().toISOString(),
  };
};
