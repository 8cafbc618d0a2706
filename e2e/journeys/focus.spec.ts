/** Where the keyboard stands after the page has changed under it: never on the body, where it would start over. */
import type { Locator, Page } from '@playwright/test';
import { appReady, createAccount, enter, enterStory, fillSignUp, STORY, signIn } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

const expectFocusOnTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

test('The title of every next page gets the focus, after signing up, before and after sign-in', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await fillSignUp(page, newPerson());
  await expect(page).toHaveURL(/\/verify-email/);
  await expectFocusOnTitle(page, 'Vérifiez vos emails');

  await createAccount(server, person, { mailTo });
  await page.goto('/login');
  await appReady(page);
  await press(page.getByRole('link', { name: 'Mot de passe oublié ?' }));
  await expectFocusOnTitle(page, 'Forgot your password?');
  await press(page.getByRole('link', { name: 'Back to sign in' }));
  await expectFocusOnTitle(page, 'Connexion');
  await signIn(page, person);
  await expectFocusOnTitle(page, 'Tableau de bord');
  const menu = page.getByRole('navigation').filter({ visible: true }).first();
  await press(menu.getByRole('link', { name: 'Mes incidents' }));
  await expectFocusOnTitle(page, 'Mes incidents');
  await press(menu.getByRole('link', { name: 'Synthèse' }));
  await expectFocusOnTitle(page, 'Synthèse');
  await page.goBack();
  await expectFocusOnTitle(page, 'Mes incidents');
  await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
  // The next key goes on from the title, not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('After an incident is created by keyboard, the focus is on its confirmation', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), STORY);
  await press(page.getByRole('button', { name: 'Voir les détails' }));
  await press(page.getByRole('button', { name: 'Créer la déclaration' }));
  const created = page.getByRole('status', { name: 'Incident créé avec succès' });
  await expect(created).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(created.getByRole('link', { name: 'Voir l’incident' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(created).toHaveCount(0);
  // What was put away hands the keyboard to the conversation it stood in.
  await expect(page.locator('#conversation')).toBeFocused();
});
