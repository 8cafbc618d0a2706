import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { enter } from '../e2e/support/steps.ts';
import { ensureBuilt, ensureChromium } from '../scripts/environment.mjs';
import { giveEntries, giveRows, openStage, signUp } from './support/stage.ts';

const paths = process.argv.slice(2);
await ensureBuilt();
const stage = await openStage();
const profile = await mkdtemp(join(tmpdir(), 'recueil-lighthouse-'));
const s = createServer();
await new Promise<void>((r) => s.listen(0, '127.0.0.1', r));
const port = (s.address() as { port: number }).port;
await new Promise((r) => s.close(r));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  locale: 'fr-FR',
});
try {
  const person = await signUp(stage);
  await giveRows(stage, person, 30);
  await giveEntries(stage, person, 30, () =>
    'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien. '.repeat(2),
  );
  const page = await context.newPage();
  await enter(page, stage.server.url, { ...person, firstName: 'Banc', lastName: '' }, { remember: true });
  await page.close();
  for (const path of paths) {
    const p = await context.newPage();
    const devtools = await context.newCDPSession(p);
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', {
      origin: stage.server.url,
      storageTypes: 'cache_storage,service_workers',
    });
    await p.close();
    const result = await lighthouse(stage.server.url + path, {
      port,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      maxWaitForLoad: 12_000,
      logLevel: 'error',
    });
    const { audits, categories } = result!.lhr;
    await writeFile(`/tmp/lh${path.replaceAll('/', '_')}.json`, JSON.stringify(result!.lhr));
    const v = (k: string) => Math.round(audits[k]?.numericValue ?? -1);
    console.log(
      `\n${path}: ${Math.round(100 * (categories.performance?.score ?? 0))} fcp ${v('first-contentful-paint')} lcp ${v('largest-contentful-paint')} tbt ${v('total-blocking-time')} si ${v('speed-index')} cls ${audits['cumulative-layout-shift']?.numericValue}`,
    );
    const insight = audits['lcp-breakdown-insight'] ?? audits['largest-contentful-paint-element'];
    const walk = (o: any): void => {
      if (o?.type === 'node')
        console.log('  LCP node', o.nodeLabel?.slice(0, 80), o.selector, JSON.stringify(o.boundingRect));
      else if (o && typeof o === 'object') Object.values(o).forEach(walk);
    };
    walk(insight?.details);
    for (const t of (audits['long-tasks']?.details as any)?.items ?? [])
      console.log('  task', Math.round(t.startTime), Math.round(t.duration), t.url.split('/').pop());
    const items = ((audits['network-requests']?.details as any)?.items ?? []) as any[];
    const total = items.reduce((sum, i) => sum + i.transferSize, 0);
    console.log('  requests', items.length, 'bytes', total);
    for (const i of items)
      console.log(
        '   ',
        Math.round(i.networkRequestTime),
        Math.round(i.networkEndTime),
        i.transferSize,
        i.priority,
        i.url.replace(stage.server.url, '').slice(0, 70),
      );
    const o: any = (audits.metrics?.details as any)?.items?.[0];
    console.log(
      '  observed fcp',
      o?.observedFirstContentfulPaint,
      'lcp',
      o?.observedLargestContentfulPaint,
      'load',
      o?.observedLoad,
    );
  }
} finally {
  await context.close();
  await stage.stop();
  await rm(profile, { recursive: true, force: true });
}
