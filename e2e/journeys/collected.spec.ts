/** « Ce qui est recueilli »: the person corrects, erases and marks as unsure what was understood. */
import { act, correctionOf, detailOf, showCollected } from '../support/collected.ts';
import { createAccount, enter, enterStory } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, ['Hier à 10h mon chef m’a insultée à la cantine. Depuis je ne dors plus.']);
});

test('A place is corrected, kept over a reload, and the correction undone @phone', async ({ page }) => {
  await showCollected(page);
  await act(page, 'Lieu précis', 'Corriger');
  const field = correctionOf(page);
  await expect(field).toHaveValue('à la cantine');
  await field.fill('');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Écrivez quelque chose, ou annulez.')).toBeVisible();
  await field.fill('au réfectoire du bâtiment B');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(detailOf(page, 'Lieu précis')).toContainText('Écrit par vous');
  await expect(detailOf(page, 'Lieu précis')).toContainText('au réfectoire du bâtiment B');
  await page.reload();
  await showCollected(page);
  await expect(detailOf(page, 'Lieu précis')).toContainText('au réfectoire du bâtiment B');
  await act(page, 'Lieu précis', 'Annuler ma modification');
  await expect(detailOf(page, 'Lieu précis')).toContainText('à la cantine');
});

test('The panel is evenly spaced, keeps an unsaved correction until it is discarded, and marks and erases a detail while the message keeps its words', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Ce qui est recueilli' });
  const quotes = panel.getByRole('button', { name: /^Voir dans la conversation/ });
  await expect(quotes.first()).toBeVisible();
  const lines = await quotes.evaluateAll((buttons) =>
    buttons.map((button) => {
      const line = (button.firstElementChild as Element).getBoundingClientRect();
      const item = button.closest('li') as Element;
      const list = item.parentElement as Element;
      const row = list.closest('li') as Element;
      const before = (item.previousElementSibling ?? list.previousElementSibling) as Element;
      return {
        isFirst: item.previousElementSibling === null,
        above: Math.round(line.top - before.getBoundingClientRect().bottom),
        below: item.nextElementSibling ? null : Math.round(row.getBoundingClientRect().bottom - line.bottom),
        isTarget: button.getBoundingClientRect().height >= 44,
      };
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  for (const { isFirst, above, below, isTarget } of lines) {
    expect(above).toBe(isFirst ? 4 : 8);
    expect([null, 12]).toContain(below);
    expect(isTarget).toBe(true);
  }

  await showCollected(page);
  await act(page, 'Lieu précis', 'Corriger');
  await correctionOf(page).fill('au réfectoire');
  await page.reload();
  await showCollected(page);
  await expect(detailOf(page, 'Lieu précis')).toContainText(
    'Une correction non enregistrée vous attend ici.',
  );
  await act(page, 'Lieu précis', 'Corriger');
  await expect(correctionOf(page)).toHaveValue('au réfectoire');
  // Escape may be pressed by mistake; « Annuler » is meant.
  await page.keyboard.press('Escape');
  await act(page, 'Lieu précis', 'Corriger');
  await expect(correctionOf(page)).toHaveValue('au réfectoire');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(detailOf(page, 'Lieu précis')).not.toContainText('Une correction non enregistrée');
  await expect(detailOf(page, 'Lieu précis')).toContainText('à la cantine');

  const effects = 'Effets sur vous et votre travail';
  await act(page, effects, 'Marquer comme pas sûr');
  await expect(detailOf(page, effects)).toContainText('Vous n’en êtes pas sûr·e');
  await act(page, effects, 'Effacer');
  await expect(detailOf(page, effects)).toContainText('Effacé par vous');
  await expect(detailOf(page, effects)).not.toContainText('je ne dors plus');
  await expect(page.getByRole('log', { includeHidden: true })).toContainText('Depuis je ne dors plus.');
});
