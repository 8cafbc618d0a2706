/** A dossier: composed, saved as a ZIP, passed to a lawyer who reads it in a browser of their own, and taken back. */
import { readFile } from 'node:fs/promises';
import jszip from 'jszip';
import { keepIncidentWithPicture } from '../support/dossiers.ts';
import { ENTRY, keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, type Entered, enter } from '../support/steps.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  listenForErrors,
  test,
} from '../support/test.ts';

const INCIDENT = { type: 'bullying', priority: 'high', location: null, tags: [], is_sensitive: false };
const LETTER = 'Maître,\nVoici ce que j’ai gardé.';

/** Three incidents, one of them with a picture and one sensitive, and two entries, one of them private. */
const furnish = async (session: Entered): Promise<void> => {
  await keepIncidentWithPicture(session);
  const next = await keep(session, '/api/incidents', {
    ...INCIDENT,
    title: 'Le lendemain',
    description: 'Marc Dupont a parlé de ma tachycardie devant tous.',
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
  await keep(session, `/api/incidents/${next}/persons`, marc);
  const entry = { ...ENTRY, title: 'Le soir', content: 'Je ne dors plus.', happened_on: '2026-03-12' };
  await keep(session, '/api/journal', { ...entry, is_private: false });
  await keep(session, '/api/journal', { ...ENTRY, title: 'Pour moi', content: 'Mots privés.' });
};

test('Somebody composes a dossier, covers a word, shows initials, and saves a ZIP without word or name; a lawyer opens it and a picture in it, which is seen, and nothing once it is taken back', async ({
  page,
  browser,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await furnish(await enter(page, server, person));
  await page.goto('/export');
  const goOn = page.getByRole('button', { name: 'Continuer' });

  await test.step('nothing can be passed on yet; what goes in is chosen', async () => {
    const missing = page.getByRole('region', { name: 'Transmettre à un·e avocat·e' });
    await expect(missing.getByRole('heading', { name: 'Avant de pouvoir transmettre' })).toBeVisible();
    await page.getByRole('link', { name: 'Composer un dossier' }).click();
    await page.getByRole('checkbox', { name: /La réunion/ }).check({ force: true });
    await page.getByRole('checkbox', { name: /Le lendemain/ }).check({ force: true });
    await page.getByRole('checkbox', { name: /Le soir/ }).check({ force: true });
    await expect(page.getByRole('checkbox', { name: /Pour moi/ })).toBeDisabled();
    await expect(page.getByText('2 incidents choisis, 1 entrée choisie')).toBeVisible();
    await goOn.click();
  });

  await test.step('persons are shown by their initials', async () => {
    await page.getByText('Initiales', { exact: true }).click();
    await expect(page.getByText('M. D.', { exact: true })).toBeVisible();
    await page.getByLabel('Titre du dossier').fill('Pour mon avocate');
    await goOn.click();
  });

  await test.step('a word is covered, also after a reload', async () => {
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
    // What was chosen and covered outlasts the page.
    await page.reload();
    await expect(page.getByText('1 passage couvert', { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await goOn.click();
  });

  await test.step('the preview shows what the dossier will say, and it is made', async () => {
    const document = page.getByRole('article', { name: 'Le document' });
    await expect(document).toContainText('M. D. a parlé de ma █████ devant tous.');
    await expect(document).not.toContainText('Dupont');
    await expect(page.getByRole('region', { name: 'Pas dans le dossier' })).toContainText(
      '1 incident sensible',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Faire le dossier' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Mot de passe actuel').fill(person.password);
    await dialog.getByRole('button', { name: 'Faire le dossier' }).click();
  });

  const made = page.getByRole('listitem').filter({ hasText: 'Pour mon avocate' });
  await test.step('the ZIP has neither the word nor the name', async () => {
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
  });

  const row = page.getByRole('listitem').filter({ hasText: 'Pour Me Leroy' });
  const [link, code] =
    await test.step('it is passed on, with a letter, by a link and a code that are shown once', async () => {
      await page.getByRole('link', { name: 'Transmettre le dossier « Pour mon avocate »' }).click();
      await page.getByLabel('Pour qui').fill('Me Leroy');
      await page.getByRole('button', { name: 'Partir d’un texte proposé' }).click();
      await page.getByRole('button', { name: 'Créer le lien et le code' }).click();
      await expect(page.getByText(/^Il reste un passage entre crochets/)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Lettre d’accompagnement').fill(LETTER);
      await page.getByRole('button', { name: 'Créer le lien et le code' }).click();
      const link = (await page.getByText(/\/lecture\/.+#/).textContent()) ?? '';
      const code = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
      await expect(page.getByText(/^Le lien ouvre le dossier dès maintenant/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Export / Avocat' }).first().click();
      const asking = page.getByRole('alertdialog', { name: 'Avez-vous gardé le lien et le code ?' });
      await asking.getByRole('button', { name: 'Rester ici' }).click();
      await page.getByRole('button', { name: 'J’ai gardé le lien et le code' }).click();
      await expect(row).toContainText('Jamais ouvert');
      return [link, code];
    });

  const context = await browser.newContext({
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    viewport: PHONE.viewport,
  });
  const reader = await context.newPage();
  await test.step('the lawyer opens it, and a picture in it; nothing stays in that browser', async () => {
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    const errors = listenForErrors(reader);
    await reader.goto(link);
    await expect(reader.getByLabel('Code à huit chiffres')).toBeVisible();
    await expectPartsAccessible(reader.getByRole('main'));
    const [address = '', key = ''] = link.split('#');
    expect(reader.url()).toBe(address);
    await reader.getByLabel('Code à huit chiffres').fill(code);
    await reader.getByRole('button', { name: 'Ouvrir le dossier' }).click();
    await expect(reader.getByRole('heading', { name: 'Pour mon avocate', level: 1 })).toBeFocused();
    await expect(reader.getByRole('region', { name: 'Lettre d’accompagnement' })).toContainText(
      'Voici ce que j’ai gardé.',
    );
    await expect(reader.getByRole('article').filter({ hasText: 'La réunion' })).toContainText(
      'Il a crié devant tous.',
    );
    await expect(reader.locator('body')).not.toContainText(/Dupont|tachycardie/);
    await reader.getByRole('button', { name: 'Ouvrir photo.png' }).click();
    await expect(reader.getByRole('img', { name: /photo\.png/ })).toBeVisible();
    await expect(reader.getByText(/^Conforme à l’empreinte SHA-256/)).toBeVisible();
    await expectAccessibleInBothThemes(reader);
    // The key was never sent, and nothing stays in this browser.
    expect(asked.join('\n')).not.toContain(key);
    expect(await context.cookies()).toEqual([]);
    expect(await reader.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(errors).toEqual([]);
  });

  await test.step('the person sees what was opened, takes it back, and nothing opens', async () => {
    await expect(row).toContainText('1 ouverture');
    await row.getByText(/^\d accès$/).click();
    const accesses = row.getByRole('list', { name: 'Accès' });
    await expect(accesses).toContainText(/Consulté : pieces\/.*photo\.png/);
    await expect(accesses).toContainText('Code saisi : dossier ouvert');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Retirer le partage pour Me Leroy' }).click();
    await page.getByRole('button', { name: 'Retirer le partage', exact: true }).click();
    await expect(row.getByText('Retiré', { exact: true })).toBeVisible();
    await reader.getByRole('button', { name: 'Ouvrir dossier.pdf' }).click();
    await expect(reader.getByRole('alert')).toContainText('Ce dossier ne s’ouvre plus');
  });
  await context.close();
});
