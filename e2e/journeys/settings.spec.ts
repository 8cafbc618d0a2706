/**
 * « On s'arrête là » with its receipt, which is checked later; their own data, all of it in one file, and the closing; what a person chooses in
 * the settings and how it follows them; and the way out.
 */
import { execFileSync } from 'node:child_process';
import { expectPartsAccessible } from '../support/parts.ts';
import {
  createAccount,
  enter,
  enterStory,
  goWithin,
  profileStatus,
  sessionElsewhere,
} from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/test.ts';

test('Somebody stops with a receipt, takes everything with them, closes their account and keeps it, and settings follow to another device', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  // Of the requests that a closing account answers with 403, and of the session that ended elsewhere.
  expectedErrors.push(/status of 40[13]/);
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), ['Mon chef a crié sur moi hier.']);
  const other = await sessionElsewhere(server, person);
  const dialog = page.getByRole('alertdialog');

  const kept = page.getByRole('region', { name: 'Ce qui est enregistré' });
  let code = '';
  await test.step('who stops sees what is kept and what is not, and takes a receipt', async () => {
    await page.getByLabel('Votre message').fill('Et puis');
    await page.getByRole('link', { name: 'On s’arrête là' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'On s’arrête là' })).toBeVisible();
    const waiting = page.getByRole('alert').filter({ hasText: 'Tout n’est pas encore enregistré' });
    await expect(waiting).toContainText('Un texte commencé n’est pas enregistré.');
    await expect(waiting).not.toContainText('Et puis');
    await expect(kept.getByRole('link', { name: '1 message de vous' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Qui a pu lire' })).toContainText(
      'personne d’autre que vous.',
    );
    await expect(page.getByRole('link', { name: '3114' })).toBeVisible();
    await expectPartsAccessible(page.getByRole('main'));
    code = (await page.getByText(/^[0-9A-Z]{1,4}(-[0-9A-Z*~$=]{4})+$/).textContent()) ?? '';
    await page.getByRole('link', { name: 'Reprendre la conversation' }).click();
    await expect(page.getByLabel('Votre message')).toHaveValue('Et puis');
  });

  await test.step('the receipt holds later, and one with a mistake is told', async () => {
    await goWithin(page, '/settings/my-data');
    const receipt = page.getByRole('region', { name: 'Reçu' });
    const field = receipt.getByLabel('Vérifier un reçu');
    await field.fill(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`);
    await receipt.getByRole('button', { name: 'Vérifier' }).click();
    await expect(receipt).toContainText('Ce code n’est pas un reçu, ou il a une faute de frappe.');
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await receipt.getByRole('button', { name: 'Vérifier' }).click();
    await expect(receipt).toContainText('Rien n’a changé depuis ce reçu');
  });

  await test.step('everything is prepared as one file, and saved', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
    await page.getByRole('button', { name: 'Préparer le fichier de mes données' }).click();
    await dialog.getByLabel('Mot de passe actuel').fill(person.password);
    await dialog.getByRole('button', { name: 'Préparer le fichier de mes données' }).click();
    const downloading = page.getByRole('button', { name: 'Télécharger' });
    await expect(downloading).toBeVisible({ timeout: 20_000 });
    const download = page.waitForEvent('download');
    await downloading.click();
    const path = await (await download).path();
    expect(execFileSync('unzip', ['-tqq', path]).toString()).toBe('');
  });

  await test.step('while the account is to be closed, every page leads to the way back, and every other device is out', async () => {
    await page.getByRole('button', { name: 'Fermer mon compte...' }).click();
    await dialog.getByLabel('Mot de passe actuel').fill(person.password);
    await dialog.getByRole('button', { name: 'Fermer mon compte' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Votre compte sera fermé le/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await profileStatus(other)).toBe(401);
    await page.goto('/journal-de-bord');
    await expect(page).toHaveURL(/\/account-closing$/);
  });

  await test.step('there is a receipt, and the account is kept after all', async () => {
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer le reçu' }).click();
    expect((await receipt).suggestedFilename()).toBe('recu-fermeture.txt');
    await page.getByRole('button', { name: 'Garder mon compte' }).click();
    await expect(page).toHaveURL(/\/(app-home|journal-de-bord)$/);
  });

  await test.step('text size, language and contact information are chosen', async () => {
    await page.getByRole('link', { name: 'Paramètres', exact: true }).click();
    await page.getByRole('link', { name: 'Manage billing settings' }).click();
    await expect(page.getByText('There is nothing to pay.')).toBeVisible();
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    const rootSize = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const before = await rootSize();
    await page.getByText('Very large', { exact: true }).click();
    await expect.poll(rootSize).toBeGreaterThan(1.3 * before);
    await page.getByText('Français', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
    await page.getByLabel('Prénom').fill('Dominique');
    await page.getByLabel('Téléphone').fill('06 00 00 00 00');
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByText('Vos coordonnées sont enregistrées.')).toBeVisible();
  });

  await test.step('they hold for another device, and in the largest text nothing sticks out of a narrow window', async () => {
    const { accessToken } = await sessionElsewhere(server, person);
    const ask = async (path: string) =>
      (await fetch(server + path, { headers: { authorization: `Bearer ${accessToken}` } })).json();
    // A choice is applied before it is sent.
    await expect.poll(() => ask('/api/preferences')).toMatchObject({ text_size: 'larger', language: 'fr' });
    expect(await ask('/api/profile')).toMatchObject({ first_name: 'Dominique', phone: '06 00 00 00 00' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('they sign out where they stop', async () => {
    await goWithin(page, '/fin-de-session');
    await expect(kept).toBeVisible();
    await page.getByRole('button', { name: 'Me déconnecter' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
