/** What becomes of conversations: named, put aside, taken up again, deleted. */
import { createAccount, say, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  await page.goto('/ia-call');
  await say(page, 'Hier mon chef m’a insultée à la cantine.');
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('A conversation is renamed, with the keyboard alone, and keeps its name after a reload', async ({
      page,
    }) => {
      await page.getByRole('button', { name: 'Actions sur cette conversation' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const name = page.getByLabel('Nom de la conversation');
      await expect(name).toBeFocused();
      await name.fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Donnez un nom à la conversation.')).toBeVisible();
      await name.fill('La cantine');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'La cantine' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Actions sur cette conversation' })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'La cantine' })).toBeVisible();
    });

    test('A completed conversation says so and is taken up again by a message', async ({ page }) => {
      await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
      await page.getByRole('menuitem', { name: 'Marquer comme terminée' }).click();
      await expect(page.getByText('Cette conversation est terminée.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Cette conversation est terminée.')).toBeVisible();
      await say(page, 'Il a recommencé ce matin.');
      await expect(page.getByText('Cette conversation est terminée.')).toHaveCount(0);
    });

    test('A deleted conversation is gone, with what was being typed in it, and another one is open', async ({
      page,
    }) => {
      await page.getByLabel('Votre message').fill('Un brouillon');
      await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('Conversation du ');
      // What was told stands in the conversation alone.
      await expect(dialog).not.toContainText('cantine');
      await dialog.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
      await expect(page.getByText('Hier mon chef')).toHaveCount(0);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toContain('Un brouillon');
    });
  });
}
