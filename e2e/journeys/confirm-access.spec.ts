/** Signing in by what an administrator made: nothing opens before the person has confirmed it by mail. */
import { letOperatorSetPassword } from '../support/sessions.ts';
import { createAccount, signIn, signInElsewhere } from '../support/steps.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/test.ts';

const HELD = /\/confirm-access$/;

test.beforeEach(async ({ server, person, mailTo, expectedErrors }) => {
  expectedErrors.push(/status of 403/);
  await createAccount(server, person, { mailTo });
  await letOperatorSetPassword(person.email);
});

test('A person who signs in with a password that an administrator set confirms it by a mailed code, and comes to the page that they wanted @phone', async ({
  page,
  person,
  mailTo,
}) => {
  await page.goto('/incidents');
  await signIn(page, person);
  await expect(page).toHaveURL(HELD);
  const heading = page.getByRole('heading', { name: 'Confirmez que c’est bien vous' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(`${person.email[0]}•••@exemple.fr`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const path of ['/app-home', '/login', '/profile', '/second-factor']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(HELD);
  }

  await page.getByRole('button', { name: 'Recevoir le message' }).click();
  const { code, text } = await mailTo(person.email, 2);
  expect(text).toContain('l’administration de ce service');
  const field = page.getByLabel('Code à six chiffres');
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).not.toHaveURL(HELD);
  await page.goto('/incidents');
  await expect(page).toHaveURL(/\/incidents$/);
});

test('The link of that mail asks in any browser: « Oui, c’est moi » lets the person in, « Ce n’est pas moi » ends the session', async ({
  page,
  browser,
  server,
  person,
  mailTo,
}) => {
  await signIn(page, person);
  await page.getByRole('button', { name: 'Recevoir le message' }).click();
  const mine = await mailTo(person.email, 2);
  const other = await browser.newContext({ baseURL: server, locale: 'fr-FR' });
  const reading = await other.newPage();
  await reading.goto(mine.link);
  await expect(reading.getByRole('heading', { name: 'Est-ce bien vous' })).toBeVisible();
  await expectAccessible(reading);
  await expect(page).toHaveURL(HELD);
  await reading.getByRole('button', { name: 'Oui, c’est moi' }).click();
  await expect(reading.getByText('C’est confirmé')).toBeVisible();
  await expect(page).toHaveURL(/\/app-home$/, { timeout: 15_000 });

  const stranger = await signInElsewhere(browser, server, person);
  await stranger.getByRole('button', { name: 'Recevoir le message' }).click();
  // A navigation that changes only the part behind # does not load the page again.
  await reading.goto('about:blank');
  await reading.goto((await mailTo(person.email, 3)).link);
  await reading.getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await expect(reading.getByText('Cette connexion est terminée')).toBeVisible();
  await expect(stranger).toHaveURL(/\/login/, { timeout: 15_000 });
  await stranger.context().close();
  await other.close();
});
