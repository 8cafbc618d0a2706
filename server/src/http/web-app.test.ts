import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import { createWebRoutes } from './web-app.ts';

const CONFIG: PublicConfig = {
  productName: 'Recueil',
  productSlug: 'recueil',
  captcha: 'altcha',
  captchaWidget: null,
  signup: true,
  providers: [],
  companySignIn: false,
  supportEmail: null,
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};

const PAGES = {
  doors: { '/login altcha open here': '<h1>Connexion</h1>', '/login altcha closed here': '<h1>Fermé</h1>' },
  waits: {
    '/login': '<p>Chargement</p>',
    '/': '<p>Chargement de Recueil</p>',
    '/*': '<p>En cours</p>',
    '/app-home': '<p>Tableau de bord</p>',
  },
  scripts: {
    '*': ['assets/start.js', 'assets/later.js', 'assets/ground.js'],
    '/login': ['assets/login.js'],
    '/incidents': ['assets/list.js'],
  },
  frame: '/assets/frame-1a2b3c4d.js',
};

const HTML =
  '<html lang="fr"><head><script type="module" crossorigin src="/assets/index.js"></script></head><!--frame-->';

/** The routes over a build of a page that says only its name. */
const routesFor = async (
  config: Partial<PublicConfig>,
  html = HTML,
  files: Readonly<Record<string, string>> = {},
) => {
  const webDir = await mkdtemp(join(tmpdir(), 'recueil-page-'));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await writeFile(join(webDir, 'index.html'), html);
  await writeFile(join(webDir, 'pages.json'), JSON.stringify(PAGES));
  for (const [name, content] of Object.entries(files)) await writeFile(join(webDir, name), content);
  return createWebRoutes(webDir, { csp: "default-src 'none'", config: { ...CONFIG, ...config } });
};

it('the page says the name of the product from the first byte on, and no markup of it', async () => {
  const html =
    '<meta name="application-name" content="Recueil" /><title>Recueil</title><noscript>Recueil a besoin</noscript>';
  const pageOf = async (productName: string): Promise<string> =>
    await (await (await routesFor({ productName }, html)).request('/incidents')).text();
  const appui = await pageOf('Appui $& moi');
  expect(appui.replaceAll('&amp;', '&').split('Appui $& moi')).toHaveLength(4);
  expect(appui).not.toContain('Recueil');
  expect(await pageOf('"><script>')).not.toContain('"><script>');
});

it('a page begins with its door or its wait, its scripts and the configuration, whatever stands in it', async () => {
  const routes = await routesFor({ productName: 'Écoute </script>' });
  const login = await (await routes.request('/login')).text();
  expect(login).toContain(
    '<div id="frame"><h1>Connexion</h1><p>Chargement</p></div><script src="/assets/frame-1a2b3c4d.js"></script>',
  );
  expect(login).toContain(
    '<link id="app" rel="app" crossorigin href="/assets/index.js" data-before="/assets/ground.js /assets/later.js" data-after="/assets/login.js">',
  );
  const preload = (name: string) =>
    `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${name}.js">`;
  expect(login).toContain(['later', 'ground', 'login'].map(preload).join(''));
  const data = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(login)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ ...CONFIG, productName: 'Écoute </script>' });
  expect(await (await routes.request('/')).text()).toContain('Connexion');
  const list = await (await routes.request('/incidents')).text();
  expect(list).toContain('<div id="frame"><p>En cours</p></div>');
  expect(list).toContain('/assets/list.js');
  expect(list).not.toContain('/assets/login.js');
  expect(list, 'the line is kept free for the wait').not.toContain('preload');
  expect(await (await routes.request('/app-home')).text()).toContain('<p>Tableau de bord</p>');
  expect(await (await routes.request('/incidents/une-fiche')).text()).toContain('<p>En cours</p>');
});

it('the door is the one of this configuration', async () => {
  expect(await (await (await routesFor({ signup: false })).request('/login')).text()).toContain('Fermé');
});

it('the installed app has the name of the product, whatever stands in it; the neutral one has its own', async () => {
  const manifest = { id: '/', name: 'Recueil', short_name: 'Recueil', lang: 'fr' };
  const routes = await routesFor({ productName: 'Écoute "& moi"' }, HTML, {
    'app.webmanifest': JSON.stringify(manifest),
    'notes.webmanifest': JSON.stringify({ name: 'Notes' }),
  });
  const answer = await routes.request('/app.webmanifest');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache',
  });
  expect(await answer.json()).toEqual({ ...manifest, name: 'Écoute "& moi"', short_name: 'Écoute "& moi"' });
  expect(await (await routes.request('/notes.webmanifest')).json()).toEqual({ name: 'Notes' });
  expect((await (await routesFor({})).request('/app.webmanifest')).status).toBe(404);
});

it('what another app shares without a service worker leads to the page that says so, and is not read', async () => {
  let wasRead = false;
  const body = new ReadableStream(
    {
      pull: () => {
        wasRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  const request = { method: 'POST', body, duplex: 'half' } as const;
  const answer = await (await routesFor({})).request('/partage', request);
  expect([answer.status, answer.headers.get('location'), wasRead]).toEqual([303, '/partage', false]);
  expect((await (await routesFor({})).request('/ailleurs', { method: 'POST' })).status).toBe(404);
});

it('the page is sent compressed to who takes it so, and asked for again each time; the list of pages is no file', async () => {
  const routes = await routesFor({});
  const answer = await routes.request('/login', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('Connexion');
  expect((await routes.request('/login')).headers.get('content-encoding')).toBeNull();
  expect((await routes.request('/pages.json')).status).toBe(404);
});

it('a shared dossier is read on a page of its own: its own policy, no configuration, listed nowhere, kept nowhere', async () => {
  const page = '<!-- why --><meta name="application-name" content="Recueil" /><p>Lecture</p>';
  const routes = await routesFor({ productName: 'Écoute "& moi"' }, HTML, { 'lecture.html': page });
  const answer = await routes.request('/lecture/0198f0a1-0000-7000-8000-000000000001');
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|https:|worker-src/);
  expect(await answer.text()).toBe(
    '<meta name="application-name" content="Écoute &quot;&amp; moi&quot;" /><p>Lecture</p>',
  );
  expect(await (await routes.request('/lecture')).text()).not.toContain('Lecture');
  expect((await routes.request('/lecture.html')).status).toBe(404);
});
