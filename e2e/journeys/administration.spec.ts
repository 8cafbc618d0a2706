import { giveRole } from '../support/sessions.ts';
import { createAccount, enter, signIn, signInElsewhere } from '../support/steps.ts';
import { expect, expectAccessible, listenForErrors, newPerson, test } from '../support/test.ts';

test('An administrator finds a person, gives them the role and takes it back, and the open page of that person follows', async ({
  page,
  person,
  server,
  mailTo,
  browser,
}) => {
  const other = { ...newPerson(), firstName: 'Éléonore', lastName: `Quévrain${Date.now().toString(36)}` };
  await createAccount(server, person, { mailTo });
  await createAccount(server, other, { mailTo });
  await giveRole(person.email, 'super_admin');
  await enter(page, server, person);
  const theirs = await signInElsewhere(browser, server, other);
  const errors = listenForErrors(theirs);
  const menu = theirs.getByRole('navigation', { name: 'Administration' });
  const setRole = async (role: string) => {
    await page.getByRole('button', { name: `Edit Éléonore ${other.lastName}` }).click();
    await page.getByRole('button', { name: /Role$/ }).click();
    await page.getByRole('option', { name: role }).click();
    await page.getByRole('button', { name: 'Save the role' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is changed' })).toBeVisible();
  };

  await test.step('everybody else is told that the page is not for them', async () => {
    await theirs.goto('/users');
    await expect(theirs.getByRole('heading', { name: 'For administrators only' })).toBeVisible();
    await expectAccessible(theirs);
  });

  await test.step('found by pieces of the name, without accents', async () => {
    await page.goto('/users');
    await page.getByRole('searchbox', { name: 'Search users...' }).fill(`ELEO ${other.lastName.slice(3)}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(other.email);
    expect(page.url()).toMatch(/\/users$/);
  });

  await test.step('given the role, at once and without a reload', async () => {
    await setRole('Super admin');
    await expect(menu).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Add User' })).toBeVisible();
  });

  await test.step('and it is taken back', async () => {
    await setRole('Professional');
    await expect(menu).toBeHidden();
    await expect(theirs.getByRole('heading', { name: 'For administrators only' })).toBeVisible();
    await expect(theirs.getByText(person.email)).toHaveCount(0);
  });

  await test.step('the log tells of both', async () => {
    await page.getByRole('link', { name: 'Log' }).click();
    const entries = page.getByRole('list', { name: 'Entries of the log' }).getByRole('listitem');
    await expect(entries.filter({ hasText: other.lastName })).toHaveText([
      /Super admin → Professional$/,
      /User → Super admin$/,
    ]);
  });
  expect(errors).toEqual([]);
});

test('Somebody who is invited chooses a password by the mailed link, in a browser of their own, and is in', async ({
  page,
  person,
  server,
  mailTo,
  browser,
  expectedErrors,
}) => {
  // The link that is used already.
  expectedErrors.push(/status of 403/);
  await createAccount(server, person, { mailTo });
  await giveRole(person.email, 'super_admin');
  await enter(page, server, person);
  const invited = newPerson();
  await page.goto('/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByLabel('Email').fill(invited.email);
  await page.getByLabel('First name').fill(invited.firstName);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  // The server of the journeys has no mail server: nobody is told that the invitation has left.
  await expect(page.getByRole('alert')).toContainText('This server does not send emails yet');
  await expectAccessible(page);
  const { link } = await mailTo(invited.email);

  await test.step('not in a browser where another account is open', async () => {
    await page.goto(link);
    await expect(page.getByText('Un compte est déjà ouvert dans ce navigateur')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se déconnecter et continuer' }).click();
    await expect(page.getByRole('button', { name: 'Choisir mon mot de passe' })).toBeVisible();
  });

  const theirs = await browser.newContext({ baseURL: server, locale: 'fr-FR' });
  const own = await theirs.newPage();
  const errors = listenForErrors(own);
  await test.step('the link opens the choice of a password, and then the app', async () => {
    await own.goto(link);
    await expectAccessible(own);
    await own.getByRole('button', { name: 'Choisir mon mot de passe' }).click();
    await expect(own.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible();
    await expect(own.getByText(invited.email)).toBeVisible();
    expect(own.url()).toMatch(/\/auth\/invitation$/);
    // Half done: the page that is loaded again goes on from there.
    await own.reload();
    await own.getByLabel('Nouveau mot de passe', { exact: true }).fill(invited.password);
    await own.getByLabel('Confirmer le mot de passe').fill(invited.password);
    await own.getByRole('button', { name: 'Ouvrir mon espace' }).click();
    await expect(own).toHaveURL(/\/app-home$/);
  });

  await test.step('and works once', async () => {
    await page.getByRole('button', { name: 'Choisir mon mot de passe' }).click();
    await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible();
    await signIn(page, invited);
    await expect(page).toHaveURL(/\/app-home$/);
  });
  expect(errors).toEqual([]);
  await theirs.close();
});
