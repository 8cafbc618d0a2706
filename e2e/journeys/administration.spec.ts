import { decodeJwt } from 'jose';
import { giveRole } from '../support/sessions.ts';
import { createAccount, enter, sessionElsewhere } from '../support/steps.ts';
import { expect, expectAccessible, newPerson, test } from '../support/test.ts';

test('The open page of a person follows the role that is given and taken; an administrator finds a person, changes their role, reads the log, and invites somebody, who chooses a password by the mailed link', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  const other = { ...newPerson(), firstName: 'Éléonore', lastName: `Quévrain${Date.now().toString(36)}` };
  await createAccount(server, person, { mailTo });
  await createAccount(server, other, { mailTo });
  const { accessToken } = await enter(page, server, person);
  const invited = newPerson();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const notForThem = page.getByRole('heading', { name: 'For administrators only' });

  await test.step('everybody else is told that the page is not for them', async () => {
    await page.goto('/users');
    await expect(notForThem).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the page follows the role, at once and without a reload', async () => {
    const id = decodeJwt(accessToken).sub;
    await giveRole(other.email, 'super_admin');
    const administrator = await sessionElsewhere(server, other);
    const setRole = async (role: string): Promise<void> => {
      const answer = await fetch(`${server}/api/admin/users/${id}/role`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${administrator.accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ role }),
      });
      expect(answer.ok).toBe(true);
    };
    await setRole('super_admin');
    await expect(page.getByRole('button', { name: 'Add User' })).toBeVisible();
    await expect(menu).toBeVisible();
    await setRole('user');
    await expect(notForThem).toBeVisible();
    await expect(page.getByText(other.email)).toHaveCount(0);
    await setRole('super_admin');
    await expect(menu).toBeVisible();
    await giveRole(other.email, 'user');
  });

  await test.step('a person is found by pieces of the name, without accents', async () => {
    await page.getByRole('searchbox', { name: 'Search users...' }).fill(`ELEO ${other.lastName.slice(3)}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(other.email);
    expect(page.url()).toMatch(/\/users$/);
  });

  await test.step('their role is changed, and the log tells of it', async () => {
    await page.getByRole('button', { name: `Edit Éléonore ${other.lastName}` }).click();
    await page.getByRole('button', { name: /Role$/ }).click();
    await page.getByRole('option', { name: 'Professional' }).click();
    await page.getByRole('button', { name: 'Save the role' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Log' }).click();
    const entries = page.getByRole('list', { name: 'Entries of the log' }).getByRole('listitem');
    await expect(entries.filter({ hasText: other.lastName }).first()).toHaveText(/User → Professional$/);
  });

  await test.step('somebody else is invited', async () => {
    await page.getByRole('link', { name: 'Users' }).first().click();
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByLabel('Email').fill(invited.email);
    await page.getByLabel('First name').fill(invited.firstName);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    // The server of the journeys has no mail server: nobody is told that the invitation has left.
    await expect(page.getByRole('alert')).toContainText('This server does not send emails yet');
  });
  const { link } = await mailTo(invited.email);

  await test.step('the link does not open where another account is open, until that is signed out', async () => {
    await page.goto(link);
    await expect(page.getByText('Un compte est déjà ouvert dans ce navigateur')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se déconnecter et continuer' }).click();
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
});
