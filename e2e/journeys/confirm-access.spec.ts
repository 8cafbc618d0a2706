/** Signing in by what an administrator made: nothing opens before the person has confirmed it by mail. */
import type { Page } from '@playwright/test';
import { letOperatorSetPassword } from '../support/sessions.ts';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/test.ts';

const HELD = /\/confirm-access$/;

const askForMail = (page: Page) => page.getByRole('button', { name: 'Recevoir le message' }).click();

test('A person who signs in with a password that an administrator set confirms it by a mailed code, or by its link in any browser, or says that it was not them @phone', async ({
  page,
  browser,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/);
  await createAccount(server, person, { mailTo });
  await letOperatorSetPassword(person.email);

  await test.step('the code of the mail opens the page that they wanted, and nothing opens before', async () => {
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, person);
    await expect(page).toHaveURL(HELD);
    const heading = page.getByRole('heading', { name: 'Confirmez que c’est bien vous' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(`${person.email[0]}•••@exemple.fr`)).toBeVisible();
    await askForMail(page);
    const { code, text } = await mailTo(person.email, 2);
    expect(text).toContain('l’administration de ce service');
    const field = page.getByLabel('Code à six chiffres');
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await field.fill(code);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page).toHaveURL(/\/incidents$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes incidents' })).toBeVisible();
  });

  await test.step('the link asks in any browser: « Oui, c’est moi » lets the person in', async () => {
    await signOut(page);
    await signIn(page, person);
    await askForMail(page);
    // What the page behind the link sends: web/src/features/confirm-access/confirm-access.test.tsx.
    const token = new URLSearchParams(new URL((await mailTo(person.email, 3)).link).hash.slice(1)).get('t');
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
    await signIn(page, person);
    await askForMail(page);
    const other = await browser.newContext({ baseURL: server, locale: 'fr-FR' });
    const reading = await other.newPage();
    await reading.goto((await mailTo(person.email, 4)).link);
    await expect(reading.getByRole('heading', { name: 'Est-ce bien vous' })).toBeVisible();
    await expectAccessible(reading);
    await reading.getByRole('button', { name: 'Ce n’est pas moi' }).click();
    await expect(reading.getByText('Cette connexion est terminée')).toBeVisible();
    await other.close();
    await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  });
});
