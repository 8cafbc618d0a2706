/** Where the keyboard stands after the page has changed under it: never on the body, where it would start over. */
import type { Locator, Page } from '@playwright/test';
import { fillSignUp, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

const expectFocusOnTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

test('The title of every next page gets the focus, after signing up, before and after sign-in', async ({
  page,
  person,
  mailTo,
}) => {
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/verify-email/);
  await expectFocusOnTitle(page, 'Vérifiez vos emails');
  await press(page.getByRole('link', { name: 'Se connecter' }));
  await expectFocusOnTitle(page, 'Connexion');
  // As on another device: here the link would sign in.
  expect((await fetch((await mailTo(person.email)).link, { redirect: 'manual' })).status).toBe(303);
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
