/** A dossier is checked without us: on the public page, and by the file that is in every ZIP, from a disk. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { allFiles, dossierFiles, zipOf } from '../../verifier/dossier/dossier.fixture.ts';
import { receiptOf } from '../../verifier/receipt.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/test.ts';

const OFFLINE = pathToFileURL(fileURLToPath(new URL('../../web/dist/verifier.html', import.meta.url))).href;

/** A dossier's ZIP, the same with one bit turned, and the receipt of its ledger. */
const written = async (folder: (name: string) => string) => {
  const dossier = await dossierFiles(3);
  const zip = await zipOf(await allFiles(dossier));
  const changed = zip.slice();
  const place = Buffer.from(zip).indexOf('Tu n’as rien à faire');
  changed[place] = (changed[place] as number) ^ 1;
  const paths = { whole: folder('dossier.zip'), changed: folder('change.zip') };
  await Promise.all([writeFile(paths.whole, zip), writeFile(paths.changed, changed)]);
  return { ...paths, receipt: receiptOf(dossier.ledger.head as { sequence: number; hash: string }) };
};

const requestsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
};

test('Somebody without an account checks a dossier on /verifier, from which nothing leaves the browser, and with the file in the ZIP, from a disk and in both languages', async ({
  page,
  context,
}, info) => {
  const { whole, changed, receipt } = await written((name) => info.outputPath(name));

  await test.step('on the public page, with a receipt', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Vérifier un dossier' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifier un dossier' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    const requests = requestsOf(page);
    const choose = page.getByLabel(/^Choisir/);

    await choose.setInputFiles(whole);
    await expect(page.getByRole('status').filter({ hasText: 'Tout concorde' })).toBeVisible();
    const proven = page.getByRole('region', { name: 'Ce qui est prouvé' });
    const open = page.getByRole('region', { name: 'Ce qui n’est pas prouvé' });
    await expect(proven).toContainText('Pour 12 fiches sur 12');
    await expect(open).toContainText('Depuis quand');
    await expect(open).toContainText('Que ce qui est écrit est exact');

    await page.getByLabel('Code du reçu ou empreinte SHA-256').fill(receipt.toLowerCase());
    await page.getByRole('button', { name: 'Comparer' }).click();
    await expect(proven).toContainText('quand ce reçu a été donné');
    await expect(open).toContainText('Depuis quand pour le reste');
    await expectAccessible(page);

    await choose.setInputFiles(changed);
    await expect(page.getByRole('alert')).toContainText('différence');
    const differences = page.getByRole('region', { name: 'Ce qui diffère' });
    await expect(differences).toContainText('pieces/piece-1.eml');
    await expectAccessibleInBothThemes(page);
    expect(requests).toEqual([]);
  });

  await test.step('with the file in the ZIP, from a disk, without a connection, in both languages', async () => {
    // The app has gone before anything is counted.
    await page.goto('about:blank');
    await context.setOffline(true);
    const requests = requestsOf(page);
    await page.goto(OFFLINE);
    await page.getByLabel(/^Choisir|^Choose/).setInputFiles(whole);
    await page.getByLabel('Français').check();
    await expect(page.getByRole('status').filter({ hasText: 'Tout concorde' })).toBeVisible();
    await page.getByLabel('English').check();
    await expect(page.getByRole('status').filter({ hasText: 'Everything agrees' })).toBeVisible();
    await expectAccessible(page);
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'change.zip'));
        return transfer;
      },
      [...(await readFile(changed))],
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await expect(page.getByRole('region', { name: 'What differs' })).toContainText('pieces/piece-1.eml');
    // The page itself, the workers that it made, and nothing else; they may ask for nothing either.
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([OFFLINE]);
    const [worker] = page.workers();
    const violated = await worker?.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          fetch('https://example.org/').catch(() => undefined);
        }),
    );
    expect(violated).toBe('connect-src');
  });
});
