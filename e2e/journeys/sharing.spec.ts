/** A dossier is passed to a lawyer, who reads it in a browser of their own; its person sees that, and takes it back. */
import { beginDossier, keepIncidentWithPicture } from '../support/dossiers.ts';
import { createAccount, enter } from '../support/steps.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  listenForErrors,
  test,
} from '../support/test.ts';

const LETTER = 'Maître,\nVoici ce que j’ai gardé.';

test('Somebody passes a dossier to a lawyer, who opens it and a picture in it; they see both, take it back, and nothing opens', async ({
  page,
  browser,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.goto('/export');
  const missing = page.getByRole('region', { name: 'Transmettre à un·e avocat·e' });
  await expect(missing.getByRole('heading', { name: 'Avant de pouvoir transmettre' })).toBeVisible();
  await beginDossier(session, person, await keepIncidentWithPicture(session));
  // Made by a job: the page hears of it.
  await page.getByRole('link', { name: 'Transmettre le dossier « Pour mon avocate »' }).click();

  await page.getByLabel('Pour qui').fill('Me Leroy');
  await page.getByRole('button', { name: 'Partir d’un texte proposé' }).click();
  await page.getByRole('button', { name: 'Créer le lien et le code' }).click();
  await expect(page.getByText(/^Il reste un passage entre crochets/)).toBeVisible();
  await page.getByLabel('Lettre d’accompagnement').fill(LETTER);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Créer le lien et le code' }).click();
  const link = (await page.getByText(/\/lecture\/.+#/).textContent()) ?? '';
  const code = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  await expect(page.getByText(/^Le lien ouvre le dossier dès maintenant/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Export / Avocat' }).first().click();
  const asking = page.getByRole('alertdialog', { name: 'Avez-vous gardé le lien et le code ?' });
  await asking.getByRole('button', { name: 'Rester ici' }).click();
  await page.getByRole('button', { name: 'J’ai gardé le lien et le code' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Pour Me Leroy' });
  await expect(row).toContainText('Jamais ouvert');

  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const errors = listenForErrors(reader);
  await reader.goto(link);
  await expect(reader.getByLabel('Code à huit chiffres')).toBeVisible();
  const [address = '', key = ''] = link.split('#');
  expect(reader.url()).toBe(address);
  await expectAccessibleInBothThemes(reader);
  await reader.getByLabel('Code à huit chiffres').fill(code);
  await reader.getByRole('button', { name: 'Ouvrir le dossier' }).click();
  await expect(reader.getByRole('heading', { name: 'Pour mon avocate', level: 1 })).toBeFocused();
  await expect(reader.getByRole('region', { name: 'Lettre d’accompagnement' })).toContainText(
    'Voici ce que j’ai gardé.',
  );
  await expect(reader.getByRole('article')).toContainText('Il a crié devant tous.');
  await reader.getByRole('button', { name: 'Ouvrir photo.png' }).click();
  await expect(reader.getByRole('img', { name: /photo\.png/ })).toBeVisible();
  await expect(reader.getByText(/^Conforme à l’empreinte SHA-256/)).toBeVisible();
  await expectAccessibleInBothThemes(reader);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(reader);
  // The key was never sent, and nothing stays in this browser.
  expect(asked.join('\n')).not.toContain(key);
  expect(await context.cookies()).toEqual([]);
  expect(await reader.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(errors).toEqual([]);

  await expect(row).toContainText('1 ouverture');
  await row.getByText(/^\d accès$/).click();
  const accesses = row.getByRole('list', { name: 'Accès' });
  await expect(accesses).toContainText(/Consulté : pieces\/.*photo\.png/);
  await expect(accesses).toContainText('Code saisi : dossier ouvert');
  await expectAccessibleInBothThemes(page);
  await row.getByRole('button', { name: 'Retirer le partage pour Me Leroy' }).click();
  await page.getByRole('button', { name: 'Retirer le partage', exact: true }).click();
  await expect(row.getByText('Retiré', { exact: true })).toBeVisible();
  await reader.getByRole('button', { name: 'Ouvrir dossier.pdf' }).click();
  await expect(reader.getByRole('alert')).toContainText('Ce dossier ne s’ouvre plus');
  await reader.getByRole('button', { name: 'Saisir le code de nouveau' }).click();
  await reader.getByLabel('Code à huit chiffres').fill(code);
  await reader.getByRole('button', { name: 'Ouvrir le dossier' }).click();
  await expect(reader.getByRole('alert')).toContainText('Rien ne s’ouvre avec ce lien et ce code');
  await context.close();
});
