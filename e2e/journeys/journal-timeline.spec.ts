import { card, form, inMonth, keep, keepEntry } from '../support/journal.ts';
import { createAccount, type Entered, enter } from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/test.ts';

let session: Entered;
test.beforeEach(async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
  await page.goto('/journal-de-bord');
});

test('The timeline shows what another device keeps, is narrowed by filters in the URL, and is jumped through by months', async ({
  page,
}) => {
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await keepEntry(session, 'Une note récente', inMonth(1));
  await expect(card(page, 'Une note récente'), 'without a reload').toBeVisible();
  await keepEntry(session, 'Une réflexion ancienne', inMonth(8), 'reflection');
  await keep(session, '/api/incidents', {
    title: 'Un incident',
    description: 'Il a haussé le ton.',
    type: 'verbal_abuse',
    priority: 'high',
    incident_date: inMonth(4),
    location: null,
    tags: [],
    is_sensitive: false,
  });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').locator('h3')).toHaveText([
    'Une note récente',
    'Un incident',
    'Une réflexion ancienne',
  ]);
  const tab = page.context().waitForEvent('page');
  await card(page, 'Un incident').getByRole('link', { name: /^Voir/ }).click();
  await expect(await tab).toHaveURL(/\/incidents\/[0-9a-f-]{36}$/);
  await (await tab).close();

  await test.step('filters combine, stand in the URL, and are there again after a reload', async () => {
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByRole('button', { name: /Nature/ }).click();
    await page.getByRole('option', { name: 'Entrée' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: /Type d’entrée/ }).click();
    await page.getByRole('option', { name: 'Réflexion' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/kind=journal&type=reflection/);
    await page.reload();
    await expect(card(page, 'Une réflexion ancienne')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Filtres (2 actifs)' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('a month leads to its last day, with what is newer behind a button', async () => {
    await page.getByRole('list', { name: 'Les douze derniers mois' }).getByRole('button').nth(7).click();
    await expect(page).toHaveURL(new RegExp(`at=${inMonth(4)}`));
    await expect(page.getByRole('article').locator('h3')).toHaveText([
      'Un incident',
      'Une réflexion ancienne',
    ]);
    await page.getByRole('button', { name: 'Afficher ce qui est plus récent' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: /^Date/ }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Revenir au plus récent' }).click();
    await expect(page).not.toHaveURL(/at=/);
  });

  await test.step('nonsense in the URL is left out', async () => {
    await page.goto('/journal-de-bord?kind=dossier&from=demain&at=0&entry=7');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(form(page)).toHaveCount(0);
  });
});

test('Years of entries come page by page as one scrolls, each once', async ({ page }) => {
  const titles = Array.from({ length: 65 }, (_, index) => `Entrée ${index}`);
  for (const title of titles) await keepEntry(session, title, inMonth(1));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(titles.length);
  await expect(async () => {
    await page.mouse.wheel(0, 6_000);
    await expect(page.getByRole('article')).toHaveCount(titles.length, { timeout: 2_000 });
  }).toPass();
  const shown = await page.getByRole('article').locator('h3').allTextContents();
  expect(new Set(shown).size).toBe(titles.length);
});
