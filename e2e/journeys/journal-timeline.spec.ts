import { TINY_PNG, uploaded, wavOf } from '../../server/tests/support/uploads.ts';
import { card, ENTRY, form, inMonth, keep, keepEntry } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('The timeline shows what another device keeps and the files of an entry, is narrowed by filters in the URL, printed whole, jumped through by months, and scrolled both ways', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.goto('/journal-de-bord');
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await keepEntry(session, 'Une note récente', inMonth(1));
  await expect(card(page, 'Une note récente'), 'without a reload').toBeVisible();
  const [picture, memo] = [
    await uploaded(server, session, TINY_PNG, { name: 'capture.png' }),
    await uploaded(server, session, wavOf(32_000), { name: 'memo.wav' }),
  ];
  await keep(session, '/api/journal', {
    ...ENTRY,
    title: 'Une réflexion ancienne',
    content: `${'Il a encore parlé fort. '.repeat(20)}Puis il est parti.`,
    entry_type: 'reflection',
    tags: ['réunion'],
    is_private: false,
    happened_on: inMonth(8),
    happened_at: '09:30',
    files: [picture.id, memo.id],
  });
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
  const everything = ['Une note récente', 'Un incident', 'Une réflexion ancienne'];
  await expect(page.getByRole('article').locator('h3')).toHaveText(everything);

  await test.step('a picture opens over the page', async () => {
    const shown = card(page, 'Une réflexion ancienne');
    await expect(shown).toContainText('0:02');
    await expect(shown).not.toContainText('Puis il est parti.');
    await shown.getByRole('button', { name: /capture\.png/ }).click();
    await expect(page.getByRole('dialog', { name: 'capture.png' }).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page, 'the card itself was not pressed').not.toHaveURL(/entry=/);
  });

  await test.step('filters combine, and stand in the URL', async () => {
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByRole('button', { name: /Nature/ }).click();
    await page.getByRole('option', { name: 'Entrée' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: /Type d’entrée/ }).click();
    await page.getByRole('option', { name: 'Réflexion' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\?kind=journal&type=reflection$/);
  });

  await test.step('the print view has whole texts of what the filters leave', async () => {
    await page.getByRole('link', { name: 'Imprimer' }).click();
    await expect(page.getByText('Une imprimante partagée garde souvent une trace')).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Puis il est parti.');
    await expect(sheet).toContainText('Réflexion · un élément', { ignoreCase: true });
    await expect(sheet).toContainText('capture.png, memo.wav');
    await expect(sheet).not.toContainText('Une note récente');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Lancer l’impression' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(sheet.getByText('Une réflexion ancienne')).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Retour au journal' }).click();
  });

  await test.step('all filters are taken back together', async () => {
    await page.getByRole('button', { name: 'Filtres (2 actifs)' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('a day of the last months is gone to with the arrow keys; the list begins there, with what is newer above', async () => {
    await page.getByRole('list', { name: 'Les douze derniers mois' }).getByRole('button').nth(7).click();
    const days = page.getByRole('list', { name: /^Les jours de/ }).getByRole('button');
    await expect(days).toHaveCount(1);
    await days.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('button', { name: /: un élément$/ }).and(page.locator(':focus')),
    ).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(days).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`at=${inMonth(4)}`));
    await expect(page.locator('h2:focus')).toBeVisible();
    await expect(page.getByRole('article').locator('h3')).toHaveText(everything);
    await page.getByRole('button', { name: /^Date/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revenir au plus récent' }).last().click();
    await expect(page).not.toHaveURL(/at=/);
  });

  await test.step('many days come as one scrolls, both ways from the day that was gone to: nothing twice, nothing newer missing', async () => {
    // Both ways there is more than a page of thirty.
    const titles = Array.from({ length: 90 }, (_, index) => `Entrée ${index}.`);
    const first = Date.parse(`${inMonth(1)}T00:00:00Z`);
    const dayBefore = (days: number) => new Date(first - days * 86_400_000).toISOString().slice(0, 10);
    for (const [index, title] of titles.entries())
      await keepEntry(session, title, dayBefore(Math.floor(index / 3)));
    // The filters in a URL hold when it is opened, and nonsense in it is left out.
    const rest = 'moods=furieux&files=oui&from=demain&entry=7&words=fort';
    await page.goto(`/journal-de-bord?kind=journal&at=${dayBefore(15)}&${rest}`);
    // The newest of the day stands at the head of the window, below the header.
    const head = card(page, 'Entrée 47.');
    await expect(head).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Filtres (un actif)' })).toBeVisible();
    await expect(page).not.toHaveURL(/moods|files|from|entry|words/);
    await expect(form(page)).toHaveCount(0);
    await expect.poll(async () => (await head.boundingBox())?.y, 'once it stands still').toBeLessThan(300);

    const newer = page.getByRole('button', { name: 'Afficher ce qui est plus récent' });
    // Kept here and looked at in the end: what is expected inside `toPass` would be scrolled away and tried again.
    const twice: string[] = [];
    const tooMany: number[] = [];
    const shown = async (): Promise<string[]> => {
      const all = await page.getByRole('article').locator('h3').allTextContents();
      twice.push(...all.filter((title, index) => all.indexOf(title) !== index));
      if (all.length >= 40) tooMany.push(all.length);
      return all;
    };
    const met = new Set(['Entrée 0.']);
    await page.mouse.move(400, 400);
    await expect(async () => {
      for (const each of await shown()) met.add(each);
      await page.mouse.wheel(0, -700);
      // Who is at the top before what is newer has come asks for it.
      const isAtTop = await page.evaluate(() => window.scrollY === 0);
      if (isAtTop && (await newer.isVisible())) await newer.click({ timeout: 1_000 });
      await expect(card(page, 'Entrée 0.')).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [20] });
    expect(titles.slice(0, 48).filter((title) => !met.has(title))).toEqual([]);
    await expect(async () => {
      await shown();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      // The oldest of all.
      await expect(card(page, 'Une réflexion ancienne')).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [20] });
    expect(twice, 'nothing twice').toEqual([]);
    expect(tooMany, 'only what is near').toEqual([]);
  });
});
