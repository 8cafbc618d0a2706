/**
 * The form of the journal, from the first words of an entry to its versions and its end; the note that is kept from anywhere in two presses;
 * and what waits while the connection is away.
 */
import type { Page } from '@playwright/test';
import { note } from '../support/chat-files.ts';
import { card, draft, form, newEntry, save, write } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, type Entered, enter, goWithin } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use({ hasTouch: true });

const WIDE = { width: 1440, height: 900 };

const noteDialog = (page: Page) => page.getByRole('dialog', { name: 'Note rapide' });
const noteText = (page: Page) => noteDialog(page).getByLabel('Ce qui se passe, avec vos mots');
const keepNote = (page: Page) => noteDialog(page).getByRole('button', { name: 'Enregistrer la note' });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'la note est gardée' });
const pressN = async (page: Page): Promise<void> => {
  // A dialog that is still closing keeps the key to itself.
  await expect(noteDialog(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(noteText(page)).toBeFocused();
};
/** What the server has. */
const titlesOf = async (session: Entered): Promise<string[]> => {
  const answer = await fetch(`${session.server}/api/timeline?time_zone=Europe%2FParis`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
};

test('An entry and a note are written on a phone, kept through a reload and without a connection, read, changed and deleted', async ({
  page,
  context,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person, { remember: true });
  const titles = () => titlesOf(session);

  await page.setViewportSize(PHONE.viewport);
  await page.goto('/journal-de-bord');
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await newEntry(page);
  await expect(save(page)).toBeDisabled();

  await test.step('a memo is recorded in the form, and keeps the draft alone', async () => {
    await form(page).getByRole('button', { name: 'Enregistrer un mémo vocal' }).click();
    const panel = form(page).getByRole('region', { name: 'Mémo vocal' });
    await expect(panel.getByRole('timer')).toHaveText(/0:0[1-9]/);
    await panel.getByRole('button', { name: 'Arrêter' }).click();
    await panel.getByRole('button', { name: 'Ajouter l’enregistrement' }).click();
    await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeVisible();
    await expect(form(page).getByRole('button', { name: /Type/ })).toContainText('Mémo vocal');
    await expect
      .poll(() => draft(page))
      .toEqual({
        id: expect.any(String),
        owner: expect.any(String),
        lastSaved: expect.any(String),
        sealed: expect.any(String),
      });
  });

  await test.step('all of it is offered again after a reload', async () => {
    const content = `${'Il a encore parlé fort. '.repeat(80)}Il a ri.`;
    await write(page, 'Note du couloir', content);
    await form(page)
      .locator('input[type=file]')
      .setInputFiles([note('photo-du-mot.txt')]);
    await expect(form(page).getByRole('button', { name: 'Retirer photo-du-mot.txt' })).toBeVisible();
    // The draft of the memo alone is short: this one holds the words, which were typed last.
    await expect
      .poll(async () => ((await draft(page)) as { sealed: string }).sealed.length)
      .toBeGreaterThan(content.length);
    await page.reload();
    await expect(form(page).getByText('Un brouillon a été retrouvé')).toBeVisible();
    await expect(form(page).getByLabel('Titre')).toHaveValue('');
    await form(page).getByRole('button', { name: 'Récupérer' }).click();
    await expect(form(page).getByLabel('Titre')).toHaveValue('Note du couloir');
    await expect(form(page).getByRole('button', { name: 'Retirer photo-du-mot.txt' })).toBeVisible();
    await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeVisible();
    await expectPartsAccessible(form(page));
    await expectLargeTargets(page);
  });

  const shown = card(page, 'Note du couloir');
  await test.step('saved, it can be read and heard, and no draft is left', async () => {
    await form(page).getByText('Partageable', { exact: true }).click();
    await save(page).click();
    await expect(page.getByText('Entrée enregistrée.')).toBeVisible();
    await expect(shown).toContainText('2 fichiers');
    await expect(shown).toContainText('Partageable');
    expect(await draft(page)).toBeNull();
    await shown.getByRole('link').click();
    await expect(form(page).getByText('photo-du-mot.txt')).toBeVisible();
    await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeEnabled();
    await expect(form(page).getByText('Jamais modifiée')).toBeVisible();
    await expect(form(page).getByText('Jour non spécifié')).toBeVisible();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('an edit gives it a day and an hour, and other words', async () => {
    await form(page).getByRole('group', { name: 'Jour des faits' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('12032026');
    await form(page).getByRole('group', { name: 'Heure des faits' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('0930');
    await form(page).getByLabel('Contenu').fill('Il a ri, deux fois.');
    await save(page).click();
    await expect(page.getByText('Modifications enregistrées.')).toBeVisible();
    await expect(shown).toContainText('deux fois');
    await expect(shown).toContainText('9 h 30');
    await expect(page.getByRole('heading', { name: 'jeudi 12 mars 2026' })).toBeVisible();
    for (const name of ['Date', 'Filtres']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectPartsAccessible(page.getByRole('dialog'));
      await expectLargeTargets(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('both versions can be read, with what changed', async () => {
    await shown.getByRole('link').click();
    await form(page).getByRole('button', { name: 'Versions précédentes' }).click();
    await expect(form(page).getByText('Texte d’origine')).toBeVisible();
    await expect(form(page).locator('ins').filter({ hasText: 'deux fois.' })).toBeVisible();
    await expectPartsAccessible(form(page));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE.viewport);
  });

  await test.step('deleting says that the files go too', async () => {
    await form(page).getByRole('button', { name: 'Supprimer l’entrée' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer cette entrée ?' });
    await expect(question).toContainText('Ses 2 fichiers seront supprimés aussi');
    // The player of the memo may hear that its file has changed before the form that shows it is gone.
    expectedErrors.push(/status of 404 .*\/api\/files\//);
    await question.getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await expect(page.getByText('Entrée supprimée.')).toBeVisible();
    await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  });

  await test.step('on a phone a note is kept with its hour in two presses, and « Quitter vite » stays in reach', async () => {
    await goWithin(page, '/ia-call');
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await page.getByRole('button', { name: 'Noter', exact: true }).tap();
    await expect(noteText(page)).toBeFocused();
    await page.keyboard.type('Dans le couloir.');
    await expectPartsAccessible(noteDialog(page));
    await expectLargeTargets(page);
    await page.getByRole('button', { name: 'Quitter vite' }).click({ trial: true });
    await keepNote(page).tap();
    await expect(noteDialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'La voir' }).click({ trial: true });
    await page.getByRole('button', { name: 'Quitter vite' }).click({ trial: true });
    await expect.poll(titles).toContain('Dans le couloir.');
  });

  await test.step('where the assistant is out of reach, a note is offered instead', async () => {
    // Here, and in the steps without a connection below.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    await context.setOffline(true);
    await expect(page.getByLabel('Votre message')).toBeDisabled();
    await page.getByRole('button', { name: 'Écrire une note' }).tap();
    await expect(noteText(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(WIDE);
  });

  await goWithin(page, '/incidents');
  await expect(page.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
  // A second tab, which is up before the connection goes.
  const other = await context.newPage();
  await other.goto('/journal-de-bord');
  await expect(card(other, 'Dans le couloir.')).toBeVisible();

  await test.step('what was typed outlasts closing, and becomes an entry', async () => {
    await pressN(page);
    await expect(keepNote(page)).toBeDisabled();
    await page.keyboard.type('non, rien');
    await expect(noteText(page)).toHaveValue('non, rien');
    await expect(noteDialog(page)).toContainText(/Aujourd’hui, \d{1,2}\sh/);
    await page.keyboard.press('Escape');
    await expect(noteDialog(page)).toHaveCount(0);
    await pressN(page);
    await expect(noteText(page)).toHaveValue('non, rien');
    await expect(noteDialog(page).getByText('Ce texte n’était pas encore enregistré.')).toBeVisible();
    await noteText(page).fill(`${'Il a fermé la porte devant moi. '.repeat(4)}\nPuis il est parti.`);
    await noteDialog(page).getByRole('button', { name: 'Changer' }).click();
    await noteDialog(page).getByRole('group', { name: 'Heure' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('0805');
    await keepNote(page).click();
    await expect(noteDialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'La voir' }).click();
    await expect(form(page).getByLabel('Titre')).toHaveValue(
      'Il a fermé la porte devant moi. Il a fermé la porte devant moi. Il a fermé la…',
    );
    await expect(form(page).getByLabel('Contenu')).toHaveValue(/\nPuis il est parti\.$/);
    await page.keyboard.press('Escape');
    await expect(card(page, 'Il a fermé la porte')).toContainText('8 h 05');
    await expect(card(page, 'Il a fermé la porte')).toContainText('Privé');
    await pressN(page);
    await expect(noteText(page)).toHaveValue('');
  });

  const created: string[] = [];
  context.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/journal'))
      created.push(answer.request().postDataJSON().title);
  });
  await test.step('a note and an entry that are written without a connection wait', async () => {
    await expect(card(other, 'Il a fermé la porte')).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('Première note.');
    await keepNote(page).click();
    await expect(kept(page)).toBeVisible();
    await pressN(page);
    await page.keyboard.type('À effacer.');
    await keepNote(page).click();
    await page.getByRole('button', { name: 'Nouvelle entrée' }).click();
    await form(page).getByLabel('Titre').fill('Une entrée entière');
    await form(page).getByLabel('Contenu').fill('Écrite dans le train.');
    await save(page).click();
    await expect(page.getByText('l’entrée est gardée dans ce navigateur')).toBeVisible();
    await expect(page.getByText('En attente de connexion')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('the other tab shows them, changes one and deletes one', async () => {
    await expect(other.getByText('En attente de connexion')).toHaveCount(3);
    const edit = (tab: Page) => card(tab, 'Première note.').getByRole('link', { name: /^Modifier/ });
    await edit(page).click();
    await form(page).getByLabel('Contenu').fill('Première note, changée.');
    await edit(other).click();
    // Both at once would write over each other: the second waits for the first, and has its words.
    await expect(form(other).getByText('Cette entrée est occupée')).toBeVisible();
    await save(page).click();
    await expect(form(page)).toHaveCount(0);
    await expect(form(other).getByLabel('Contenu')).toHaveValue('Première note, changée.');
    await form(other).getByLabel('Contenu').fill('Première note, complétée.');
    await save(other).click();
    await expect(form(other)).toHaveCount(0);
    await expect(card(page, 'Première note.')).toContainText('complétée');
    await card(other, 'À effacer.').getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await expect(card(page, 'À effacer.')).toHaveCount(0);
  });

  await test.step('they are sent once by one of the two tabs', async () => {
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(tab.getByText('En attente de connexion')).toHaveCount(0);
      await expect(card(tab, 'Première note.')).toContainText('complétée');
      await expect(card(tab, 'Une entrée entière')).toHaveCount(1);
    }
    const stored = (await titles()).filter(
      (title) => !/^(?:Il a fermé la porte|Dans le couloir|Nouvelle conversation)/.test(title),
    );
    expect(stored.sort()).toEqual(['Première note.', 'Une entrée entière']);
    expect(created.sort()).toEqual(['Première note.', 'Une entrée entière']);
  });
});
