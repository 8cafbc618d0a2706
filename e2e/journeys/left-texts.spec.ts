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

for (const remember of [true, false]) {
  test(`A person who signs out ${remember ? '' : 'without being remembered '}can erase unsent text`, async ({
    page,
    person,
  }) => {
    await signIn(page, person, { remember });
    await leaveTexts(page);
    await signOut(page);
    const notice = page
      .getByRole('status')
      .filter({ hasText: '2 textes non envoyés restent sur cet appareil.' });
    await expect(notice).toContainText(
      remember
        ? 'Vous les retrouverez à votre prochaine connexion ici.'
        : 'Fermer cet onglet les efface aussi.',
    );
    await expect(page.locator('body')).not.toContainText(WORDS);
    await expectAccessible(page);

    const erase = page.getByRole('button', { name: 'Effacer de cet appareil' });
    await erase.click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    expect(await storedText(page)).toContain(WORDS);
    await erase.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
    const done = page.getByText('il ne reste rien de non envoyé dans ce navigateur');
    await expect(done).toBeVisible();
    await expect(page.locator(':focus')).toContainText('il ne reste rien de non envoyé');
    expect(await storedText(page)).not.toContain(WORDS);
    await expect(erase).toHaveCount(0);
  });
}

test('Erasing in one tab also erases the unsent text of the other', async ({ page, context, person }) => {
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto('/incidents/new');
  await fillIncident(other, { title: WORDS, description: WORDS });
  await page.goto('/ia-call');
  await page.getByLabel('Votre message').fill(WORDS);
  await signOut(page);
  await expect(other.getByText('Un texte non envoyé reste sur cet appareil.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer de cet appareil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(other.getByText('Un texte non envoyé reste sur cet appareil.')).toHaveCount(0);
  for (const tab of [page, other]) await expect.poll(() => storedText(tab)).not.toContain(WORDS);
});

test('Without unsent texts there is no question, and texts that were not erased come back', async ({
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
