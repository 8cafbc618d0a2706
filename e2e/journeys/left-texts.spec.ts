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
const draftsIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('recueil.draft.'))
        .length,
  );

test.beforeEach(async ({ server, person, mailTo }) => createAccount(server, person, { mailTo }));

/** Erases what the sign-in screen says was left, after a first thought that kept it. */
const eraseLeftTexts = async (page: Page, promise = ''): Promise<void> => {
  const notice = page
    .getByRole('status')
    .filter({ hasText: '2 textes non envoyés restent sur cet appareil.' });
  await expect(notice).toContainText(promise);
  await expect(page.locator('body')).not.toContainText(WORDS);
  await expectAccessible(page);
  const erase = page.getByRole('button', { name: 'Effacer de cet appareil' });
  await erase.click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(await draftsIn(page)).toBe(2);
  await erase.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByText('il ne reste ici ni texte ni fichier non envoyé')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('il ne reste ici ni texte ni fichier non envoyé');
  expect(await draftsIn(page)).toBe(0);
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

test('What is marked as sensitive stays in its tab; erased in one tab, it goes in the other too', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto('/incidents/new');
  await fillIncident(other, { title: WORDS, description: WORDS });
  await other.getByText('Incident sensible (accès restreint)').click();
  await expect(other.getByText('Elle disparaît quand l’onglet se ferme.')).toBeVisible();
  await leaveTexts(page);
  await page.getByText('Incident sensible (accès restreint)').click();
  await signOut(page);
  // The message, which both tabs know of, and the form of its own.
  const left = other.getByText('2 textes non envoyés restent sur cet appareil.');
  await expect(left).toBeVisible();
  await eraseLeftTexts(page);
  await expect(left).toHaveCount(0);
  await expect.poll(() => draftsIn(other)).toBe(0);
});

test('Without a key nothing is kept: that is said, closing the tab asks first, and « Quitter vite » never asks', async ({
  page,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.route('**/api/browser-key', (route) => route.fulfill({ status: 503 }));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.route('https://meteofrance.com/**', (route) => route.fulfill({ body: '<p>neutral</p>' }));
  await signIn(page, person);
  await page.goto('/incidents/new');
  await expect(page.getByText('votre saisie ne peut pas être gardée sur cet appareil')).toBeVisible();
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
