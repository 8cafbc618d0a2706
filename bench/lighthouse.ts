/**
 * Lighthouse on the pages that matter most, as a mid-range phone on a slow network opens them for the first time. The
 * throttling is Lighthouse's simulation: it computes from one unthrottled load what the slow one would have taken, so that
 * what else this machine does weighs less. Of three runs a page the median.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { enter } from '../e2e/support/steps.ts';
import { ensureBuilt, ensureChromium } from '../scripts/environment.mjs';
import { type Figure, median } from './support/report.ts';
import { giveEntries, giveRows, openStage, type Stage, signUp } from './support/stage.ts';

const RUNS = 3;
const WAIT_MS = 15_000;
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof CATEGORIES;
/** All but the first are opened by somebody who is signed in and has written for a while. */
const PAGES = ['/login', '/app-home', '/journal-de-bord', '/incidents', '/ia-call'];
const ROWS = 30;
const WORDS = 'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien. ';

export const lighthouseScores = async (): Promise<Figure[]> => {
  await ensureBuilt();
  const stage = await openStage();
  const profile = await mkdtemp(join(tmpdir(), 'recueil-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    locale: 'fr-FR',
  });
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      if (path !== '/login') await signInOnce(stage, context);
      figures.push(...(await scoresOf(path, { context, server: stage.server.url, port })));
    }
    return figures;
  } finally {
    await context.close();
    await stage.stop();
    await rm(profile, { recursive: true, force: true });
  }
};

const entered = new WeakSet<BrowserContext>();

/** A session that lies where new tabs find it, and something to show. */
const signInOnce = async (stage: Stage, context: BrowserContext): Promise<void> => {
  if (entered.has(context)) return;
  entered.add(context);
  const person = await signUp(stage);
  await giveRows(stage, person, ROWS);
  await giveEntries(stage, person, ROWS, () => WORDS.repeat(2));
  const page = await context.newPage();
  await enter(page, stage.server.url, { ...person, firstName: 'Banc', lastName: '' }, { remember: true });
  await page.close();
};

interface Place {
  context: BrowserContext;
  server: string;
  port: number;
}

const scoresOf = async (path: string, { context, server, port }: Place): Promise<Figure[]> => {
  const url = `${server}${path}`;
  // Lighthouse would take the session away with everything else.
  const flags: Flags = {
    port,
    onlyCategories: Object.keys(CATEGORIES),
    disableStorageReset: true,
    // The stream of live changes never ends: without this a page counts as loading for 45 s.
    maxWaitForLoad: WAIT_MS,
    logLevel: 'error',
  };
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await forgetFiles(context, server);
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}`);
    if (result.lhr.finalDisplayedUrl !== url)
      throw new Error(`${path} led to ${result.lhr.finalDisplayedUrl}`);
    results.push(result.lhr);
  }
  return (Object.keys(CATEGORIES) as Category[]).map((category) => ({
    name: `${path}: ${category}`,
    value: median(results.map((result) => 100 * (result.categories[category]?.score ?? 0))),
    unit: 'of 100',
    bound: { kind: 'min', value: CATEGORIES[category] },
    detail: category === 'performance' ? timesOf(results) : missedOf(results, category),
  }));
};

/** The app's files go from the browser, not the session: it is a first visit each time. */
const forgetFiles = async (context: BrowserContext, server: string): Promise<void> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const storageTypes = 'cache_storage,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin: server, storageTypes });
  await page.close();
};

const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'speed-index': 'speed index',
  'cumulative-layout-shift': 'shift',
} as const;

const timesOf = (results: Result[]): string => {
  const times = Object.entries(TIMES).map(([audit, name]) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return audit === 'cumulative-layout-shift'
      ? `${name} ${value.toFixed(3)}`
      : `${name} ${value.toFixed(0)} ms`;
  });
  return `${times.join(', ')}; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`;
};

/** What Lighthouse found wanting, so that a missed bound says why. */
const missedOf = (results: Result[], category: Category): string => {
  const missed = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return missed.length === 0 ? 'nothing wanting' : [...new Set(missed)].join(', ');
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
};
