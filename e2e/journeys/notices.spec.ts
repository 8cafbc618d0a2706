/** The bell: what happens to the account is told in every open tab, leads to where it belongs, and can be put away. */
import type { Page } from '@playwright/test';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, type Person, test } from '../support/test.ts';

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : new RegExp(`^Notifications, ${unread} non lue`),
    exact: true,
  });

test('A sign-in elsewhere is told in every tab, and is read in all of them once it was opened in one', async ({
  page,
  context,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await page.goto('/app-home');
  // The journey itself came in by another browser than the one that confirmed the address.
  await expect(bell(page, 1)).toBeVisible();
  // Only now: the new tab is given its session by the first one, which has to be up to hear the question.
  const other = await context.newPage();
  await other.goto('/notifications');
  await expect(bell(other, 1)).toBeVisible();

  await signInFromNewDevice(server, person);
  for (const tab of [page, other]) await expect(bell(tab, 2)).toBeVisible();
  await expect(page.getByText('Une nouvelle notification')).toBeAttached();
  await expect(other.getByRole('link', { name: /Connexion depuis un nouvel appareil/ })).toHaveCount(2);

  await bell(page, 2).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expectAccessible(page);
  await panel
    .getByRole('link', { name: /Connexion depuis un nouvel appareil/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Sécurité du compte' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible();

  await other.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible();
  await other.getByRole('button', { name: 'Effacer celles qui sont lues' }).click();
  await expect(other.getByText('Aucune notification pour l’instant.')).toBeVisible();
});

const signInFromNewDevice = async (server: string, { email, password }: Person): Promise<void> => {
  const answer = await fetch(`${server}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
};
