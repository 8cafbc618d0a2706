import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createWebRoutes } from './web-app.ts';

it('the page says the name of the product from the first byte on, and no markup of it', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'recueil-page-'));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await writeFile(
    join(webDir, 'index.html'),
    '<meta name="application-name" content="Recueil" /><title>Recueil</title><noscript>Recueil a besoin</noscript>',
  );
  const pageOf = async (productName: string): Promise<string> =>
    await (await createWebRoutes(webDir, { csp: '', productName }).request('/incidents')).text();
  const appui = await pageOf('Appui $& moi');
  expect(appui.replaceAll('&amp;', '&').split('Appui $& moi')).toHaveLength(4);
  expect(appui).not.toContain('Recueil');
  expect(await pageOf('"><script>')).not.toContain('"><script>');
});
