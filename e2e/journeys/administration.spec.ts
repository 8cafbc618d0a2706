import { giveRole } from '../support/sessions.ts';
import { createAccount, enter, signIn } from '../support/steps.ts';
import { expect, expectAccessible, listenForErrors, newPerson, test } from '../support/test.ts';

test('An administrator finds a person, gives them the role and takes it back, and the open page of that person follows; somebody who is invited chooses a password by the mailed link', async ({
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
  const context = await browser.newContext({ baseURL: server, locale: 'fr-FR' });
  const theirs = await context.newPage();
  await enter(theirs, server, other);
  const errors = listenForErrors(theirs);
  const invited = newPerson();
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

  await test.step('somebody else is invited', async () => {
    await page.getByRole('link', { name: 'Users' }).first().click();
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByLabel('Email').fill(invited.email);
    await page.getByLabel('First name').fill(invited.firstName);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    // The server of the journeys has no mail server: nobody is told that the invitation has left.
    await expect(page.getByRole('alert')).toContainText('This server does not send emails yet');
    await expectAccessible(page);
  });
  const { link } = await mailTo(invited.email);

  await test.step('the link does not open where another account is open, until that is signed out', async () => {
    await page.goto(link);
    await expect(page.getByText('Un compte est déjà ouvert dans ce navigateur')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se déconnecter et continuer' }).click();
    await expect(page.getByRole('button', { name: 'Choisir mon mot de passe' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it opens the choice of a password, and then the app', async () => {
    await page.getByRole('button', { name: 'Choisir mon mot de passe' }).click();
    await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible();
    await expect(page.getByText(invited.email)).toBeVisible();
    expect(page.url()).toMatch(/\/auth\/invitation$/);
    // Half done: the page that is loaded again goes on from there.
    await page.reload();
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(invited.password);
    await page.getByLabel('Confirmer le mot de passe').fill(invited.password);
    await page.getByRole('button', { name: 'Ouvrir mon espace' }).click();
    await expect(page).toHaveURL(/\/app-home$/);
  });

  await test.step('it works once, and the password in any browser', async () => {
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Se déconnecter et continuer' }).click();
    await theirs.getByRole('button', { name: 'Choisir mon mot de passe' }).click();
    await expect(theirs.getByText('Ce lien ne fonctionne plus')).toBeVisible();
    await signIn(theirs, invited);
    await expect(theirs).toHaveURL(/\/app-home$/);
  });
  await context.close();
});
