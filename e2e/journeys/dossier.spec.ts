/** A dossier from the choice of what goes in to the ZIP on the disk. */
import { readFile } from 'node:fs/promises';
import jszip from 'jszip';
import { ENTRY, keep } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/test.ts';

const INCIDENT = { type: 'bullying', priority: 'high', location: null, tags: [], is_sensitive: false };

test('Somebody composes a dossier, covers a word, shows initials, and saves a ZIP in which neither word nor name stands', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const meeting = await keep(session, '/api/incidents', {
    ...INCIDENT,
    title: 'La réunion',
    description: 'Marc Dupont a parlé de ma tachycardie devant tous.',
    incident_date: '2026-03-12',
  });
  await keep(session, '/api/incidents', {
    ...INCIDENT,
    title: 'Le lendemain',
    description: 'Rien dans ma boîte.',
    incident_date: '2026-03-13',
  });
  await keep(session, '/api/incidents', {
    ...INCIDENT,
    title: 'À part',
    description: 'Mots sensibles.',
    incident_date: '2026-03-14',
    is_sensitive: true,
  });
  const marc = { full_name: 'Marc Dupont', is_anonymized: false, part: 'author', role: '', notes: '' };
  await keep(session, `/api/incidents/${meeting}/persons`, marc);
  const entry = { ...ENTRY, title: 'Le soir', content: 'Je ne dors plus.', happened_on: '2026-03-12' };
  await keep(session, '/api/journal', { ...entry, is_private: false });
  await keep(session, '/api/journal', { ...ENTRY, title: 'Pour moi', content: 'Mots privés.' });

  await page.goto('/export');
  await page.getByRole('link', { name: 'Composer un dossier' }).click();
  await page.getByRole('checkbox', { name: /La réunion/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Le lendemain/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Le soir/ }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: /Pour moi/ })).toBeDisabled();
  await expect(page.getByText('2 incidents choisis, 1 entrée choisie')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const goOn = page.getByRole('button', { name: 'Continuer' });
  await goOn.click();

  await page.getByText('Initiales', { exact: true }).click();
  await expect(page.getByText('M. D.', { exact: true })).toBeVisible();
  await page.getByLabel('Titre du dossier').fill('Pour mon avocate');
  await goOn.click();

  const texts = page.getByRole('list', { name: 'Textes du dossier' }).getByRole('listitem');
  await texts
    .filter({ hasText: 'tachycardie' })
    .getByRole('button', { name: /^Choisir des mots dans « Description »/ })
    .click();
  const tools = page.getByRole('toolbar', { name: 'Choisir des mots' });
  for (let word = 0; word < 6; word += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('mark')).toHaveText('tachycardie');
  await tools.getByRole('button', { name: 'Couvrir' }).click();
  await expect(page.getByText('1 passage couvert', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // What was chosen and covered outlasts the page.
  await page.reload();
  await expect(page.getByText('1 passage couvert', { exact: true })).toBeVisible();
  await goOn.click();

  const document = page.getByRole('article', { name: 'Le document' });
  await expect(document).toContainText('M. D. a parlé de ma █████ devant tous.');
  await expect(document).not.toContainText('Dupont');
  await expect(page.getByRole('region', { name: 'Pas dans le dossier' })).toContainText(
    '1 incident sensible',
  );
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Faire le dossier' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Mot de passe actuel').fill(person.password);
  await dialog.getByRole('button', { name: 'Faire le dossier' }).click();

  const made = page.getByRole('listitem').filter({ hasText: 'Pour mon avocate' });
  await expect(made.getByText('Prêt', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(made).toContainText('2 incidents · 1 entrée du journal');
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Enregistrer le ZIP/ }).click();
  const zip = await jszip.loadAsync(await readFile(await (await download).path()));
  const files = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
  expect(files.length).toBeGreaterThan(3);
  const all = files.join('\n');
  expect(all).toContain('M. D. a parlé de ma █████ devant tous.');
  for (const absent of ['tachycardie', 'Dupont', 'sensibles', 'privés']) expect(all).not.toContain(absent);

  await made.getByRole('button', { name: /^Repartir de ces choix/ }).click();
  await expect(page.getByText('2 incidents choisis, 1 entrée choisie')).toBeVisible();
  await page.getByRole('link', { name: '3. Passages couverts' }).click();
  await expect(page.getByText('1 passage couvert', { exact: true })).toBeVisible();
});
