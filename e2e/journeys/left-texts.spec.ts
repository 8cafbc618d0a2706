/** What was typed and not sent stays in the browser after a sign-out: it is said, and can be erased there. */
import type { Page } from '@playwright/test';
import { createAccount, fillIncident, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const WORDS = 'Personne ne doit lire ceci';

/** Leaves an incident form and a message unsent. */
const leaveTexts = async (page: Page): Promise<void> => {
  await page.goto('/ia-call');
  await page.getByLabel('Votre message').fill(WORDS);
  await page.goto('/incidents/new');
  await fillIncident(page, { title: WORDS, description: WORDS });
};
const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test.beforeEach(async ({ server, person, mailTo }) => createAccount(server, person, { mailTo }));

/** Erases what the sign-in screen says was left, after a first thought that kept it. */
const eraseLeftTexts = async (page: Page, promise: string): Promise<void> => {
  const notice = page
    .getByRole('status')
    .filter({ hasText: '2 textes non envoyés restent sur cet appareil.' });
  await expect(notice).toContainText(promise);
  await expect(page.locator('body')).not.toContainText(WORDS);
  await expectAccessible(page);
  const erase = page.getByRole('button', { name: 'Effacer de cet appareil' });
  await erase.click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(await storedText(page)).toContain(WORDS);
  await erase.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByText('il ne reste rien de non envoyé dans ce navigateur')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('il ne reste rien de non envoyé');
  expect(await storedText(page)).not.toContain(WORDS);
  await expect(erase).toHaveCount(0);
};

test('A person who signs out is asked about unsent texts alone, finds them again, and can erase them', async ({
  page,
  person,
}) => {
  await signIn(page, person, { remember: true });
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Effacer de cet appareil' })).toHaveCount(0);
  await signIn(page, person, { remember: true });
  await leaveTexts(page);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Effacer de cet appareil' })).toBeVisible();
  await signIn(page, person, { remember: true });
  await page.goto('/incidents/new');
  await expect(page.getByLabel('Titre')).toHaveValue(WORDS);
  await signOut(page);
  await eraseLeftTexts(page, 'Vous les retrouverez à votre prochaine connexion ici.');
});

test('A person who is not remembered can erase unsent texts, in one tab also those of the other', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto('/incidents/new');
  await fillIncident(other, { title: WORDS, description: WORDS });
  await leaveTexts(page);
  await signOut(page);
  const left = other.getByText('Un texte non envoyé reste sur cet appareil.');
  await expect(left).toBeVisible();
  await eraseLeftTexts(page, 'Fermer cet onglet les efface aussi.');
  await expect(left).toHaveCount(0);
  await expect.poll(() => storedText(other)).not.toContain(WORDS);
});

test('Closing a tab asks first while it would lose unsent text, and « Quitter vite » never asks', async ({
  page,
  person,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.route('https://meteofrance.com/**', (route) => route.fulfill({ body: '<p>neutral</p>' }));
  await signIn(page, person);
  await page.goto('/ia-call');
  await page.getByLabel('Votre message').click();
  await page.keyboard.type(WORDS);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Votre message')).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Quitter vite' }).click();
  await expect(page).toHaveURL('https://meteofrance.com/');
  expect(asked).toHaveLength(1);
});
