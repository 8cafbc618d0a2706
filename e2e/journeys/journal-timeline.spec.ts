import { TINY_PNG, uploaded, wavOf } from '../../server/tests/support/uploads.ts';
import { card, ENTRY, form, inMonth, keep, keepEntry } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
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

test('The timeline is narrowed by filters in the URL, printed, jumped through by months, searched and scrolled both ways', async ({
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
    await page.getByRole('button', { name: 'Revenir au plus récent' }).last().click();
    await expect(page).not.toHaveURL(/at=/);
  });

  await entry(session, 6, {
    title: 'Lundi',
    content: 'Il a crié devant toute l’équipe.',
    tags: ['bureau'],
    mood: 'negative',
  });
  await entry(session, 5, {
    title: 'Mardi',
    content: 'Toute l’Équipe était devant la salle.',
    mood: 'positive',
  });
  await entry(session, 7, { title: 'Mercredi', content: 'Rien de particulier.' });
  await tell(session, ['Mon chef m’a humiliée devant l’équipe.', 'Je ne veux pas en dire plus.']);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
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
    await expectPartsAccessible(results);
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

  await test.step('neither the history nor the storage of the browser has them, and no address of a request had them', async () => {
    const kept = () => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]);
    expect(await page.evaluate(kept)).not.toContain('quipe');
    expect(asked.some((url) => url.endsWith('/api/timeline/search'))).toBe(true);
    expect(asked.filter((url) => /[ée]quipe|devant|bureau/i.test(decodeURIComponent(url)))).toEqual([]);
  });

  await test.step('many days come as one scrolls, both ways from the day that was gone to: nothing twice, nothing newer missing', async () => {
    // Both ways there is more than a page of thirty.
    const many = Array.from({ length: 72 }, (_, index) => `Entrée ${index}.`);
    const first = Date.parse(`${inMonth(1)}T00:00:00Z`);
    const dayBefore = (days: number) => new Date(first - days * 86_400_000).toISOString().slice(0, 10);
    for (const [index, title] of many.entries())
      await keepEntry(session, title, dayBefore(Math.floor(index / 3)));
    // The filters in a URL hold when it is opened, and nonsense in it is left out.
    const rest = 'moods=furieux&files=oui&from=demain&entry=7&words=fort';
    await page.goto(`/journal-de-bord?kind=journal&at=${dayBefore(12)}&${rest}`);
    // The newest of the day stands at the head of the window, below the header.
    const head = card(page, 'Entrée 38.');
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
    const met = new Set<string>();
    const meet = async () => {
      for (const each of await shown()) met.add(each);
    };
    await page.mouse.move(400, 400);
    await expect(async () => {
      await meet();
      await page.mouse.wheel(0, -700);
      // Who is at the top before what is newer has come asks for it.
      const isAtTop = await page.evaluate(() => window.scrollY === 0);
      if (isAtTop && (await newer.isVisible())) await newer.click({ timeout: 1_000 });
      await expect(card(page, 'Entrée 0.')).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [20] });
    // What came into the window with the last turn of the wheel.
    await meet();
    expect(many.slice(0, 39).filter((title) => !met.has(title))).toEqual([]);
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
