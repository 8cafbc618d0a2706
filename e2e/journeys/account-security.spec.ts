/**
 * Password, address and connected devices of an account, as their person changes them; and signing in by what an administrator
 * made: nothing opens before the person has confirmed it by mail.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { letOperatorSetPassword } from '../support/sessions.ts';
import {
  createAccount,
  enter,
  goWithin,
  profileStatus,
  sessionElsewhere,
  signIn,
  signOut,
} from '../support/steps.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, newPerson, test } from '../support/test.ts';

test.use(PHONE);

const NEW_PASSWORD = 'Nouveau2mot';

const fillPasswords = async (
  page: Page,
  { current, next }: { current: string; next: string },
): Promise<void> => {
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByLabel('Confirmer le mot de passe').fill(next);
};
const change = (page: Page) => page.getByRole('button', { name: 'Changer le mot de passe' }).click();

const HELD = /\/confirm-access$/;
const askForMail = (page: Page) => page.getByRole('button', { name: 'Recevoir le message' }).click();

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('Devices are signed out, the password and the address change, and who has a password that an administrator set confirms it by a mailed link', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const here = await enter(page, server, person);

  await test.step('connected devices can be distinguished, and signed out one by one or all at once', async () => {
    const others = [
      await sessionElsewhere(server, person, FIREFOX_ON_WINDOWS),
      await sessionElsewhere(server, person, FIREFOX_ON_WINDOWS),
    ];
    const theirStatuses = () => Promise.all(others.map(profileStatus));
    expect(await theirStatuses()).toEqual([200, 200]);
    await page.goto('/security');
    const list = page.getByRole('region', { name: 'Appareils connectés' });
    await expect(list.getByText('Chrome sur Linux')).toBeVisible();
    await expect(list.getByText('Firefox sur Windows')).toHaveCount(2);
    await expect(list.getByText('Cet appareil')).toHaveCount(1);
    await expect(list.getByText(/Dernière activité le (1er|\d+)\s\S+\s\d{4} à \d+\sh/)).toHaveCount(4);
    const end = list.getByRole('button', { name: /^Déconnecter Firefox sur Windows/ });
    await end.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: /Déconnecter cet appareil/ });
    await expectPartsAccessible(dialog, list);
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

  await test.step('a mailed code replaces the current password; a wrong one takes nothing of what was typed', async () => {
    // The page of reset links asks for the current password without such a link.
    await goWithin(page, '/auth/update-password');
    await expect(page).toHaveURL(/\/change-password$/);
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
    const mailed = (await mailTo(person.email, 2)).code;
    expectedErrors.push(/status of 422 .*\/auth\/v1\/user\),/);
    await code.fill(mailed === '000000' ? '000001' : '000000');
    await change(page);
    await expect(page.getByText('Ce code ne correspond pas, ou il n’est plus valable')).toBeVisible();
    await expect(code).toBeFocused();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0);
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(NEW_PASSWORD);
    await expectAccessible(page);
    await code.fill(mailed);
    await change(page);
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
  });

  const changed = { ...person, password: NEW_PASSWORD };
  const last = { ...person, password: 'Encore3mot' };
  await test.step('so does the current one, after a wrong one; other devices are out, and this one stays', async () => {
    const other = await sessionElsewhere(server, changed);
    await goWithin(page, '/profile');
    await page.getByRole('link', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changer le mot de passe' })).toBeFocused();
    expectedErrors.push(/status of 400 .*\/auth\/v1\/user\),/);
    await fillPasswords(page, { current: 'Mauvais1mot', next: last.password });
    await change(page);
    await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(last.password);
    await page.getByLabel('Mot de passe actuel').fill(changed.password);
    expect(await profileStatus(other)).toBe(200);
    // By keyboard alone: Enter in the last field sends.
    await page.getByLabel('Confirmer le mot de passe').press('Enter');
    await expect(page.getByText('Vos autres appareils ont été déconnectés.')).toBeVisible();
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
    expect(await profileStatus(other)).toBe(401);
    expect(await profileStatus(await sessionElsewhere(server, last))).toBe(200);
  });

  const next = `nouvelle-${randomUUID()}@exemple.fr`;
  await test.step('an address that another account has is refused, and stays in the field', async () => {
    const taken = newPerson();
    await createAccount(server, taken, { mailTo });
    await goWithin(page, '/profile');
    await page.getByRole('link', { name: "Modifier l'email" }).click();
    const field = page.getByLabel('Nouvelle adresse email');
    const ask = async (address: string): Promise<void> => {
      await field.fill(address);
      await page.getByRole('button', { name: 'Demander le changement' }).click();
    };
    await ask(person.email.toUpperCase());
    await expect(page.getByText('C’est déjà votre adresse')).toBeVisible();
    expectedErrors.push(/status of 422 .*\/auth\/v1\/user\?redirect_to=/);
    await ask(taken.email);
    await expect(page.getByText('Cette adresse sert déjà à un autre compte')).toBeVisible();
    await expect(field).toHaveValue(taken.email);
    await expect(field).toBeFocused();
    await ask(next);
    await expect(page.getByText(/Deux emails ont été envoyés\s: confirmez les deux/)).toBeVisible();
  });

  await test.step('each link shows which step is done, and both together change the address', async () => {
    await page.goto((await mailTo(next)).link);
    await expect(page.getByText('Première confirmation reçue')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/email-change$/);
    await page.getByRole('link', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/app-home$/);
    await goWithin(page, '/security');
    await expect(page.getByText(`Changement vers ${next}`)).toBeVisible();
    await page.goto((await mailTo(person.email, 3)).link);
    await expect(page.getByText('Votre adresse est changée')).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    expect(await profileStatus(await sessionElsewhere(server, { ...last, email: next }))).toBe(200);
  });

  const atNewAddress = { ...last, email: next };
  await test.step('what an administrator set opens nothing; the code of the mail opens the page that they wanted', async () => {
    await page.getByRole('link', { name: 'Continuer' }).click();
    await signOut(page);
    await letOperatorSetPassword(next);
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login/);
    // In this and the next steps: nothing of the app is answered to a held session.
    expectedErrors.push(/status of 403 .*\/api\//);
    await signIn(page, atNewAddress);
    await expect(page).toHaveURL(HELD);
    await expect(page.getByRole('heading', { name: 'Confirmez que c’est bien vous' })).toBeVisible();
    await expect(page.getByText(`${next[0]}•••@exemple.fr`)).toBeVisible();
    await askForMail(page);
    const { code, text } = await mailTo(next, 2);
    expect(text).toContain('l’administration de ce service');
    const field = page.getByLabel('Code à six chiffres');
    expectedErrors.push(/status of 403 .*\/auth\/v1\/confirmation\/verify/);
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page).toHaveURL(/\/incidents$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes incidents' })).toBeVisible();
  });

  await test.step('« Oui, c’est moi » behind the link, said elsewhere, lets the person in', async () => {
    await signOut(page);
    await signIn(page, atNewAddress);
    await askForMail(page);
    // What the page behind the link sends: web/src/features/confirm-access/confirm-access.test.tsx.
    const token = new URLSearchParams(new URL((await mailTo(next, 3)).link).hash.slice(1)).get('t');
    await expect(page).toHaveURL(HELD);
    const answer = await fetch(`${server}/auth/v1/confirmation/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, is_mine: true }),
    });
    expect(answer.ok).toBe(true);
    await expect(page).toHaveURL(/\/app-home$/, { timeout: 15_000 });
  });

  await test.step('« Ce n’est pas moi » ends the session', async () => {
    await signOut(page);
    await signIn(page, atNewAddress);
    await askForMail(page);
    await page.goto((await mailTo(next, 4)).link);
    await expect(page.getByRole('heading', { name: 'Est-ce bien vous' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // Whatever the page still asks for is refused to a session that has ended.
    expectedErrors.push(/status of 40[13] .*\/(api|auth\/v1)\b/, /status of 400 .*grant_type=refresh_token/);
    await page.getByRole('button', { name: 'Ce n’est pas moi' }).click();
    await expect(page.getByText('Cette connexion est terminée')).toBeVisible();
    await goWithin(page, '/incidents');
    await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  });
});
