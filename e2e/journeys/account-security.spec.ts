/** Password, address and connected devices of an account, as their person changes them. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, enter, profileStatus, sessionElsewhere, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, newPerson, test } from '../support/test.ts';

const NEW_PASSWORD = 'Nouveau2mot';

const fillPasswords = async (
  page: Page,
  { current, next, again = next }: { current: string; next: string; again?: string },
): Promise<void> => {
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByLabel('Confirmer le mot de passe').fill(again);
};
const change = (page: Page) => page.getByRole('button', { name: 'Changer le mot de passe' }).click();

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const MAIL_STATUS = '**/auth/v1/mail-status/*';
/** What a real mail server's refusal makes of the ticket is for server/tests/mail. */
const refuseMails = (page: Page) =>
  page.route(MAIL_STATUS, (route) => route.fulfill({ json: { status: 'failed' } }));

test.beforeEach(async ({ server, person, mailTo }) => createAccount(server, person, { mailTo }));

test('A new password is set with a mailed code or with the current one; no typed text is lost, other devices are signed out, and this one stays', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(00|22)/);
  await enter(page, server, person);
  const refused = page.getByText('L’email avec le code n’a pas pu être envoyé.');

  await test.step('the page of reset links asks for the current password without such a link', async () => {
    for (const path of ['/auth/update-password', '/reset-password']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/change-password$/);
      await expect(page.getByLabel('Mot de passe actuel')).toBeVisible();
    }
  });

  await test.step('a code whose mail is refused takes nothing of what was typed', async () => {
    await refuseMails(page);
    await fillPasswords(page, { current: person.password, next: NEW_PASSWORD });
    await page.getByRole('button', { name: 'Recevoir plutôt un code par email' }).click();
    await expect(refused).toBeVisible();
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(NEW_PASSWORD);
    await page.unroute(MAIL_STATUS);
  });

  await test.step('a mailed code replaces the current password', async () => {
    await page.reload();
    await fillPasswords(page, { current: 'Oublie1mot', next: NEW_PASSWORD });
    await page.getByRole('button', { name: 'Recevoir plutôt un code par email' }).click();
    await expect(page.getByText('Nous vous avons envoyé un code', { exact: true })).toBeVisible();
    const code = page.getByLabel('Code reçu par email');
    await expect(code).toBeFocused();
    // It stands where the present password stood.
    await expect(page.locator('form input').first()).toHaveAttribute('name', 'code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByRole('button', { name: /^Nouvel envoi dans \d+\ss$/ })).toBeDisabled();
    const mailed = (await mailTo(person.email, 3)).code;
    await code.fill(mailed === '000000' ? '000001' : '000000');
    await change(page);
    await expect(page.getByText('Ce code ne correspond pas, ou il n’est plus valable')).toBeVisible();
    await expect(code).toBeFocused();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0);
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(NEW_PASSWORD);
    await expectAccessibleInBothThemes(page);
    await code.fill(mailed);
    await change(page);
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
  });

  const changed = { ...person, password: NEW_PASSWORD };
  const last = { ...person, password: 'Encore3mot' };
  await test.step('so does the current one, after a wrong one and one that is no new one', async () => {
    const other = await sessionElsewhere(server, changed);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changer le mot de passe' })).toBeFocused();

    await fillPasswords(page, { current: 'Mauvais1mot', next: last.password, again: 'Autre3mot' });
    await change(page);
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await page.getByLabel('Confirmer le mot de passe').fill(last.password);
    await change(page);
    await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(last.password);
    await fillPasswords(page, { current: changed.password, next: changed.password });
    await change(page);
    await expect(page.getByText('Le nouveau mot de passe doit être différent de l’ancien')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await fillPasswords(page, { current: changed.password, next: last.password });
    expect(await profileStatus(other)).toBe(200);
    // By keyboard alone: Enter in the last field sends.
    await page.getByLabel('Confirmer le mot de passe').press('Enter');
    await expect(page.getByText('Vos autres appareils ont été déconnectés.')).toBeVisible();
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await profileStatus(other)).toBe(401);
  });

  await test.step('this device stays, and the new password opens the account', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Changer le mot de passe' })).toBeVisible();
    await signOut(page);
    await signIn(page, last);
  });
});

test('An address changes once both mails are confirmed, on another device too, and each link shows which step is done', async ({
  page,
  browser,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await enter(page, server, person);
  const taken = newPerson();
  await createAccount(server, taken, { mailTo });
  const next = `nouvelle-${randomUUID()}@exemple.fr`;
  const field = page.getByLabel('Nouvelle adresse email');
  const ask = async (address: string): Promise<void> => {
    await field.fill(address);
    await page.getByRole('button', { name: 'Demander le changement' }).click();
  };
  await page.goto('/profile');
  await page.getByRole('link', { name: "Modifier l'email" }).click();
  await ask(person.email.toUpperCase());
  await expect(page.getByText('C’est déjà votre adresse')).toBeVisible();
  await ask(taken.email);
  await expect(page.getByText('Cette adresse sert déjà à un autre compte')).toBeVisible();
  await expect(field).toHaveValue(taken.email);
  await expect(field).toBeFocused();

  await refuseMails(page);
  await ask(next);
  await expect(page.getByRole('alert')).toContainText('Un email au moins n’a pas pu être envoyé.');
  await expect(page.getByText(/Deux emails ont été envoyés/)).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await page.unroute(MAIL_STATUS);
  const former = (await mailTo(next)).link;
  await page.reload();
  await expect(page.getByText('Un changement d’adresse attend d’être confirmé')).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer les deux emails' }).click();
  await expect(page.getByText('Deux nouveaux emails viennent de partir.')).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: server, locale: 'fr-FR' })).newPage();
  await phone.goto(former);
  await expect(phone.getByText('Ce lien n’a pas changé votre adresse')).toBeVisible();
  await page.goto((await mailTo(next, 2)).link);
  await expect(page.getByText('Première confirmation reçue')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/email-change$/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/app-home$/);
  await page.goto('/security');
  await expect(page.getByText(`Changement vers ${next}`)).toBeVisible();

  await phone.goto((await mailTo(person.email, 3)).link);
  await expect(phone.getByText('Votre adresse est changée')).toBeVisible();
  await phone.getByRole('link', { name: 'Se connecter' }).click();
  await signIn(phone, { ...person, email: next });

  // In the browser that asked for it, which is signed in, the second link ends the change too.
  const last = `derniere-${randomUUID()}@exemple.fr`;
  await phone.goto('/change-email');
  await phone.getByLabel('Nouvelle adresse email').fill(last);
  await phone.getByRole('button', { name: 'Demander le changement' }).click();
  await expect(phone.getByText(/Deux emails ont été envoyés\s: confirmez les deux/)).toBeVisible();
  await phone.goto((await mailTo(last)).link);
  await expect(phone.getByText('Première confirmation reçue')).toBeVisible();
  await phone.goto((await mailTo(next, 3)).link);
  await expect(phone.getByText('Votre adresse est changée')).toBeVisible();
  await expect(phone.getByText(last)).toBeVisible();
  expect(await profileStatus(await sessionElsewhere(server, { ...person, email: last }))).toBe(200);
  await phone.context().close();
});

test('Connected devices can be distinguished, and signed out one by one or all at once @phone', async ({
  page,
  person,
  server,
}) => {
  const here = await enter(page, server, person);
  const others = [
    await sessionElsewhere(server, person, FIREFOX_ON_WINDOWS),
    await sessionElsewhere(server, person, FIREFOX_ON_WINDOWS),
  ];
  const theirStatuses = () => Promise.all(others.map(profileStatus));
  expect(await theirStatuses()).toEqual([200, 200]);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Manage security settings' }).click();
  const list = page.getByRole('region', { name: 'Appareils connectés' });
  await expect(list.getByText('Chrome sur Linux')).toBeVisible();
  await expect(list.getByText('Firefox sur Windows')).toHaveCount(2);
  await expect(list.getByText('Cet appareil')).toHaveCount(1);
  await expect(list.getByText(/Dernière activité le (1er|\d+)\s\S+\s\d{4} à \d+\sh/)).toHaveCount(4);
  await expectAccessibleInBothThemes(page);

  const end = list.getByRole('button', { name: /^Déconnecter Firefox sur Windows/ });
  await end.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /Déconnecter cet appareil/ });
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(end.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Déconnecter l’appareil' }).click();
  await expect(list.getByText('L’appareil est déconnecté.')).toBeVisible();
  await expect(list.getByText('Firefox sur Windows')).toHaveCount(1);
  expect((await theirStatuses()).sort()).toEqual([200, 401]);
  await list.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Déconnecter les autres appareils' })
    .click();
  await expect(list.getByText('Vos autres appareils sont déconnectés.')).toBeVisible();
  await expect(list.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
  expect(await theirStatuses()).toEqual([401, 401]);
  expect(await profileStatus(here)).toBe(200);
});
