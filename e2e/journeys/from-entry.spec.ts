/** What is made of an entry: an incident, an exhibit, something for a dossier, a quote for the assistant. */
import type { Page } from '@playwright/test';
import { uploaded } from '../../server/tests/support/uploads.ts';
import { card, ENTRY, keep } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const WORDS = 'Il a dit : « tu ne sers à rien ».\nPuis il est parti sans un mot.';

const choose = async (page: Page, action: string) => {
  await card(page, 'La réunion')
    .getByRole('button', { name: /^Plus d’actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const entryOf = (page: Page) => page.getByRole('dialog', { name: 'Modifier l’entrée' });

test('An entry is marked shareable, becomes an incident and an exhibit of another, and is quoted to the assistant', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await keep(session, '/api/incidents', {
    title: 'Déjà consigné',
    description: 'Autre chose.',
    type: 'bullying',
    priority: 'high',
    incident_date: null,
    location: null,
    tags: [],
    is_sensitive: false,
  });
  const file = await uploaded(server, session, Buffer.from('Il a dit cela.'), { name: 'compte-rendu.txt' });
  await keep(session, '/api/journal', {
    ...ENTRY,
    title: 'La réunion',
    content: WORDS,
    entry_type: 'document',
    happened_on: '2026-03-12',
    happened_at: '09:30',
    files: [file.id],
  });
  await page.goto('/journal-de-bord');

  await test.step('marking it says what that means, and the card shows it', async () => {
    await choose(page, 'Marquer « Partageable »');
    const question = page.getByRole('alertdialog', { name: 'Marquer cette entrée « Partageable » ?' });
    await expect(question).toContainText('Rien n’est envoyé');
    await question.getByRole('button', { name: 'Marquer « Partageable »' }).click();
    await expect(question).toHaveCount(0);
    await expect(card(page, 'La réunion')).toContainText('Partageable');
  });

  await test.step('it becomes an exhibit, with its words and its file', async () => {
    await choose(page, 'La joindre à un incident');
    const dialog = page.getByRole('dialog', { name: 'Joindre à un incident' });
    await dialog.getByRole('searchbox', { name: 'Chercher un incident' }).fill('deja CONS');
    await dialog.getByRole('button', { name: /^Déjà consigné/ }).click();
    await expect(dialog.getByRole('blockquote')).toHaveText(WORDS);
    await expect(dialog.getByLabel('Titre')).toHaveValue('La réunion');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ajouter la pièce' }).click();
    await expect(dialog).toContainText('Pièce n° 1 ajoutée.');
    await dialog.getByRole('link', { name: 'Voir l’incident' }).click();
    const exhibit = page.getByRole('region', { name: 'Preuves' }).getByRole('listitem').first();
    await expect(exhibit).toContainText('Pièce n° 1');
    await expect(exhibit).toContainText('Puis il est parti sans un mot.');
    await expect(exhibit).toContainText('TypeDocument');
    const file = exhibit.getByRole('link', { name: /^Voir le fichier/ });
    // As a plain link it has no header: the cookie stands in for it.
    const opened = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(opened.status()).toBe(200);
    expect(opened.headers()['content-disposition']).toContain('compte-rendu.txt');
  });

  await test.step('it becomes an incident, word for word, in which nothing is stated that was not said', async () => {
    await page.getByRole('link', { name: 'Journal de bord' }).first().click();
    await choose(page, 'En faire un incident');
    await expect(page.getByLabel('Description')).toHaveValue(WORDS);
    await expect(page.getByLabel('Titre')).toHaveValue('La réunion');
    await expect(page.getByRole('group', { name: 'Heure' })).toContainText('09:30');
    await page.getByLabel('Description').fill(`${WORDS}\nMarc était là.`);
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(page.getByText('Incident enregistré.')).toBeVisible();
    const rows = page.getByRole('definition');
    await expect(rows.nth(0)).toHaveText('Non spécifié');
    await expect(rows.nth(1)).toHaveText('Non spécifié');
    await expect(page.getByText('12 mars 2026 à 9 h 30', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Brouillon')).toBeVisible();
    await page.getByRole('button', { name: /^Source 1.: écrit dans votre entrée du/ }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir l’entrée' }).click();
    await expect(entryOf(page)).toContainText('INC-');
    await expect(entryOf(page).getByRole('link', { name: /^Déjà consigné/ })).toBeVisible();
    await expect(entryOf(page)).toContainText('pièce n° 1');
    await expect(entryOf(page)).toContainText('fait à partir de cette entrée');
    await expectAccessible(page);
  });

  await test.step('from its form it is quoted to the assistant, and nothing is sent', async () => {
    await entryOf(page)
      .getByRole('button', { name: /^Plus d’actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'La citer à l’assistant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Citer à l’assistant' });
    await expect(dialog.getByRole('radio', { name: 'Une nouvelle conversation' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Placer la citation' }).click();
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(
      '> Il a dit : « tu ne sers à rien ».\n> Puis il est parti sans un mot.',
    );
    expect(new URL(page.url()).pathname).toBe('/ia-call');
    expect(decodeURIComponent(page.url())).not.toContain('rien');
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
  });
});
