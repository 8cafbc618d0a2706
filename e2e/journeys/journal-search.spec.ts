import { card, inMonth, keep } from '../support/journal.ts';
import { createAccount, type Entered, enter, tell } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const entry = (
  session: Entered,
  months: number,
  written: { title: string; content: string; tags?: string[]; mood?: string },
) =>
  keep(session, '/api/journal', {
    entry_type: 'note',
    tags: [],
    mood: null,
    is_private: true,
    happened_on: inMonth(months),
    happened_at: null,
    files: [],
    ...written,
  });

test('Everything that was written is found again by its words, which stand in no URL', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await entry(session, 2, {
    title: 'Lundi',
    content: 'Il a crié devant toute l’équipe.',
    tags: ['bureau'],
    mood: 'negative',
  });
  await entry(session, 1, {
    title: 'Mardi',
    content: 'Toute l’Équipe était devant la salle.',
    mood: 'positive',
  });
  await entry(session, 3, { title: 'Mercredi', content: 'Rien de particulier.' });
  await tell(session, ['Mon chef m’a humiliée devant l’équipe.', 'Je ne veux pas en dire plus.']);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await page.goto('/journal-de-bord');

  const box = page.getByRole('searchbox', { name: 'Rechercher dans le journal' });
  const results = page.getByRole('region', { name: 'Résultats de la recherche' });
  const found = results.getByRole('article').locator('h3');
  const titles = ['Mardi', 'Lundi'];

  await test.step('accents and case do not count, and what is found is marked', async () => {
    await expect(card(page, 'Mercredi')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('EQUIPE');
    await expect(found).toHaveText([/./, ...titles]);
    await expect(results.getByText('3 éléments trouvés').last()).toBeVisible();
    await expect(card(page, 'Mardi').locator('mark')).toHaveText('Équipe');
    await expectAccessible(page);
  });

  await test.step('a phrase in quotes is found as it stands', async () => {
    await box.fill('"devant toute"');
    await expect(found).toHaveText(['Lundi']);
    await box.fill('équipe devant');
    await expect(found).toHaveText([/./, ...titles]);
  });

  await test.step('words and filters combine, and each filter can be taken back', async () => {
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByText('Plutôt bien', { exact: true }).click();
    await expect(found).toHaveText(['Mardi']);
    await page.getByRole('button', { name: 'Ajouter « bureau »' }).click();
    await expect(page).toHaveURL(/\?moods=[^&]*$/);
    await expect(page.getByRole('heading', { name: /^Rien trouvé pour « équipe devant »/ })).toBeVisible();
    await results.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(found).toHaveText([/./, ...titles]);
    await expect(page).toHaveURL(/\/journal-de-bord$/);
  });

  await test.step('the way back keeps the words, and an entry that is opened lets them be', async () => {
    await page.getByRole('link', { name: 'Lundi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await expect(found).toHaveText([/./, ...titles]);
    await page.getByRole('link', { name: 'Mes incidents' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes incidents' })).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('équipe devant');
    await expect(found).toHaveText([/./, ...titles]);
  });

  await test.step('Escape takes the words away, and the timeline is there again', async () => {
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(card(page, 'Mercredi')).toBeVisible();
    await page.keyboard.type('équipe');
    await expect(found).toHaveText([/./, ...titles]);
  });

  await test.step('a reload forgets them: the browser has them nowhere', async () => {
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('quipe');
    await page.reload();
    await expect(card(page, 'Mercredi')).toBeVisible();
    await expect(box).toHaveValue('');
  });

  expect(asked.some((url) => url.endsWith('/api/timeline/search'))).toBe(true);
  expect(asked.filter((url) => /[ée]quipe|devant|bureau/i.test(decodeURIComponent(url)))).toEqual([]);
});
