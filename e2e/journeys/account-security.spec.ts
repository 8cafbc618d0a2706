/** Password, address and connected devices of an account, as their person changes them. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, enter, goWithin, profileStatus, sessionElsewhere } from '../support/steps.ts';
import { expect, expectAccessible, newPerson, test } from '../support/test.ts';

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

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('Connected devices are signed out one by one or all at once; a new password is set with a mailed code or with the current one; other devices are signed out, and this one stays; an address changes once both mails are confirmed', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(00|22)/);
  await createAccount(server, person, { mailTo });
  const here = await enter(page, server, person);

  await test.step('on a phone, connected devices can be distinguished, and signed out one by one or all at once', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
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
    const end = list.getByRole('button', { name: /^Déconnecter Firefox sur Windows/ });
    await end.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: /Déconnecter cet appareil/ });
    await expectAccessible(page);
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
    await page.setViewportSize({ width: 1440, height: 900 });
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
    await expectAccessible(page);
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
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/app-home$/);
    await goWithin(page, '/security');
    await expect(page.getByText(`Changement vers ${next}`)).toBeVisible();
    await page.goto((await mailTo(person.email, 3)).link);
    await expect(page.getByText('Votre adresse est changée')).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    expect(await profileStatus(await sessionElsewhere(server, { ...last, email: next }))).toBe(200);
  });
});
