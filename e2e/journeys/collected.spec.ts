/** « Ce qui est recueilli »: the person corrects, erases and marks as unsure what was understood. */
import type { Page } from '@playwright/test';
import { createAccount, say, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  await page.goto('/ia-call');
  await say(page, 'Hier à 10h mon chef m’a insultée à la cantine. Depuis je ne dors plus.');
});

const openPanel = async (page: Page, width: number) => {
  if (width < 1280) await page.getByRole('button', { name: /^Ce qui est recueilli/ }).click();
};
const row = (page: Page, kind: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Modifier : ${kind}` }) });
const act = async (page: Page, kind: string, action: string) => {
  await page.getByRole('button', { name: `Modifier : ${kind}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('A place is corrected, kept over a reload, and the correction undone', async ({ page }) => {
      await openPanel(page, width);
      await act(page, 'Lieu précis', 'Corriger');
      const field = page.getByLabel('Avec vos mots');
      await expect(field).toHaveValue('à la cantine');
      await field.fill('');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(page.getByText('Écrivez quelque chose, ou annulez.')).toBeVisible();
      await field.fill('au réfectoire du bâtiment B');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(row(page, 'Lieu précis')).toContainText('au réfectoire du bâtiment B');
      await expect(row(page, 'Lieu précis')).toContainText('Écrit par vous');
      await page.reload();
      await openPanel(page, width);
      await expect(row(page, 'Lieu précis')).toContainText('au réfectoire du bâtiment B');
      await act(page, 'Lieu précis', 'Annuler ma modification');
      await expect(row(page, 'Lieu précis')).toContainText('à la cantine');
    });

    test('A correction that was not saved is there after a reload, until it is given up', async ({
      page,
    }) => {
      await openPanel(page, width);
      await act(page, 'Lieu précis', 'Corriger');
      await page.getByLabel('Avec vos mots').fill('au réfectoire');
      await page.reload();
      await openPanel(page, width);
      await expect(row(page, 'Lieu précis')).toContainText('Une correction non enregistrée vous attend ici.');
      await act(page, 'Lieu précis', 'Corriger');
      await expect(page.getByLabel('Avec vos mots')).toHaveValue('au réfectoire');
      // Escape may be pressed by mistake; « Annuler » is meant.
      await page.keyboard.press('Escape');
      await act(page, 'Lieu précis', 'Corriger');
      await expect(page.getByLabel('Avec vos mots')).toHaveValue('au réfectoire');
      await page.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(row(page, 'Lieu précis')).not.toContainText('Une correction non enregistrée');
      await expect(row(page, 'Lieu précis')).toContainText('à la cantine');
    });

    test('An effect is marked as unsure, then erased, and the words of the message stay', async ({
      page,
    }) => {
      await openPanel(page, width);
      const effects = 'Effets sur vous et votre travail';
      await act(page, effects, 'Marquer comme pas sûr');
      await expect(row(page, effects)).toContainText('Vous n’en êtes pas sûr·e');
      await act(page, effects, 'Effacer');
      await expect(row(page, effects)).toContainText('Effacé par vous');
      await expect(row(page, effects)).not.toContainText('je ne dors plus');
      await expect(page.getByRole('log', { includeHidden: true })).toContainText('Depuis je ne dors plus.');
    });
  });
}
