import { giveRole } from '../support/sessions.ts';
import { createAccount, enter, signInElsewhere } from '../support/steps.ts';
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
