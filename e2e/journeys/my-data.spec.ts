/** One's own data: everything in one file, and the closing of the account. */
import { execFileSync } from 'node:child_process';
import { createAccount, enter, signIn, signInElsewhere } from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/test.ts';

test('Somebody takes everything with them, asks for the closing of their account, and keeps it after all', async ({
  page,
  browser,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  // Of the requests that a closing account answers with 403, and of the session that ended elsewhere.
  expectedErrors.push(/status of 40[13]/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  const elsewhere = await signInElsewhere(browser, server, person);
  await page.goto('/settings/my-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();

  await page.getByRole('button', { name: 'Préparer le fichier de mes données' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Mot de passe actuel').fill(person.password);
  await dialog.getByRole('button', { name: 'Préparer le fichier de mes données' }).click();
  const downloading = page.getByRole('button', { name: 'Télécharger' });
  await expect(downloading).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await downloading.click();
  const path = await (await download).path();
  expect(execFileSync('unzip', ['-tqq', path]).toString()).toBe('');

  await page.getByRole('button', { name: 'Fermer mon compte...' }).click();
  await dialog.getByLabel('Mot de passe actuel').fill(person.password);
  await dialog.getByRole('button', { name: 'Fermer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Votre compte sera fermé le/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Every other page leads here, and every other device is out.
  await page.goto('/journal-de-bord');
  await expect(page).toHaveURL(/\/account-closing$/);
  await elsewhere.goto('/app-home');
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/account-closing$/);
  await elsewhere.context().close();

  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le reçu' }).click();
  expect((await receipt).suggestedFilename()).toBe('recu-fermeture.txt');
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page).toHaveURL(/\/(app-home|journal-de-bord)$/);
});
