import { note } from '../support/chat-files.ts';
import { card, draft, form, keepEntry, newEntry, save, write } from '../support/journal.ts';
import { createAccount, type Entered, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/test.ts';

let session: Entered;
test.beforeEach(async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
  await page.goto('/journal-de-bord');
});

test('A person writes an entry, changes it, gives it a file, reads its versions and deletes it', async ({
  page,
}) => {
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await newEntry(page);
  await expect(save(page)).toBeDisabled();
  await write(page, 'Réunion du matin', 'Il a encore parlé à ma place.');
  const tags = form(page).getByRole('textbox', { name: 'Mots-clés' });
  await tags.fill('réunion');
  await tags.press('Enter');
  await form(page).getByText('Partageable', { exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await save(page).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByText('Entrée enregistrée.')).toBeVisible();
  const shown = card(page, 'Réunion du matin');
  await expect(shown).toContainText('Il a encore parlé à ma place.');
  await expect(shown).toContainText('Note');
  await expect(shown).toContainText('Partageable');
  await expect(shown).toContainText('réunion');
  expect(await draft(page)).toBeNull();
  await expectAccessibleInBothThemes(page);

  await test.step('an edit adds words and a file', async () => {
    await shown.getByRole('link').click();
    await expect(form(page).getByText('Jamais modifiée')).toBeVisible();
    await expect(form(page).getByText('Jour non spécifié')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await form(page).getByRole('group', { name: 'Jour des faits' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('12032026');
    await form(page).getByRole('group', { name: 'Heure des faits' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('0930');
    await form(page).getByLabel('Contenu').fill('Il a encore parlé à ma place, deux fois.');
    await form(page)
      .locator('input[type=file]')
      .setInputFiles([note('compte-rendu.txt')]);
    await expect(form(page).getByRole('button', { name: 'Retirer compte-rendu.txt' })).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Modifications enregistrées.')).toBeVisible();
    await expect(shown).toContainText('deux fois');
    await expect(shown).toContainText('9 h 30');
    await expect(page.getByRole('heading', { name: 'jeudi 12 mars 2026' })).toBeVisible();
    await expect(shown).toContainText('Un fichier');
  });

  await test.step('both versions can be read, with what changed', async () => {
    await shown.getByRole('link').click();
    await expect(form(page).getByText('compte-rendu.txt')).toBeVisible();
    await form(page).getByRole('button', { name: 'Versions précédentes' }).click();
    await expect(form(page).getByText('Texte d’origine')).toBeVisible();
    await expect(form(page).locator('ins').filter({ hasText: 'place, deux fois.' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('deleting says that the file goes too', async () => {
    await form(page).getByRole('button', { name: 'Supprimer l’entrée' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer cette entrée ?' });
    await expect(question).toContainText('Son fichier sera supprimé aussi');
    await question.getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await expect(page.getByText('Entrée supprimée.')).toBeVisible();
    await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  });
});

test('What was typed is offered again after a reload, with its file, and nothing is lost by a second draft @phone', async ({
  page,
}) => {
  await newEntry(page);
  await write(page, 'Note du couloir', 'Deux mots.');
  await form(page)
    .locator('input[type=file]')
    .setInputFiles([note('photo-du-mot.txt')]);
  await expect
    .poll(() => draft(page))
    .toEqual({
      id: expect.any(String),
      owner: expect.any(String),
      lastSaved: expect.any(String),
      sealed: expect.any(String),
    });
  await page.reload();
  await expect(form(page).getByText('Un brouillon a été retrouvé')).toBeVisible();
  await expect(form(page).getByLabel('Titre')).toHaveValue('');
  await form(page).getByRole('button', { name: 'Récupérer' }).click();
  await expect(form(page).getByLabel('Titre')).toHaveValue('Note du couloir');
  await expect(form(page).getByRole('button', { name: 'Retirer photo-du-mot.txt' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await save(page).click();
  await expect(card(page, 'Note du couloir')).toContainText('Un fichier');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await draft(page)).toBeNull();
});

test('‘Annuler’ keeps a new entry and throws an edit away; ‘Ignorer’ deletes what is offered', async ({
  page,
}) => {
  await newEntry(page);
  await write(page, 'À garder', 'Pas fini.');
  await form(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect.poll(() => draft(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Reprendre la saisie' }).click();
  await form(page).getByRole('button', { name: 'Ignorer' }).click();
  await expect(form(page).getByText('Brouillon ignoré')).toBeVisible();
  expect(await draft(page)).toBeNull();
  await write(page, 'Enregistrée', 'Premier texte.');
  await save(page).click();

  await card(page, 'Enregistrée').getByRole('link').click();
  await form(page).getByLabel('Contenu').fill('Autre texte.');
  await form(page).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(form(page)).toHaveCount(0);
  await card(page, 'Enregistrée').getByRole('link').click();
  await expect(form(page).getByLabel('Contenu')).toHaveValue('Premier texte.');
  await expect(form(page).getByText('Un brouillon a été retrouvé')).toHaveCount(0);
});

test('A draft is kept two seconds after the last change; one of last month, and a corrupt one, are gone at the start', async ({
  page,
}) => {
  await newEntry(page);
  await write(page, 'Le mois dernier', 'Pas fini.');
  await expect.poll(() => draft(page)).not.toBeNull();
  await page.keyboard.press('Escape');
  await page.evaluate((daysAgo) => {
    const kept = JSON.parse(localStorage.journal_draft);
    const lastSaved = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    localStorage.journal_draft = JSON.stringify({ ...kept, lastSaved });
    localStorage.journal_draft_corrupt = '{"title":';
  }, 31);
  await page.reload();
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre la saisie' })).toHaveCount(0);
  expect(await draft(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.journal_draft_corrupt)).toBeUndefined();

  await newEntry(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await write(page, 'Deux secondes', 'Plus tard.');
  await page.clock.runFor(1_999);
  expect(await draft(page)).toBeNull();
  await page.clock.runFor(1);
  await expect.poll(() => draft(page)).not.toBeNull();
});

test('A voice memo is recorded in the form, survives a reload before it is saved, and can be heard afterwards', async ({
  page,
}) => {
  await newEntry(page);
  await form(page).getByRole('button', { name: 'Enregistrer un mémo vocal' }).click();
  const panel = form(page).getByRole('region', { name: 'Mémo vocal' });
  await expect(panel.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await panel.getByRole('button', { name: 'Arrêter' }).click();
  await panel.getByRole('button', { name: 'Ajouter l’enregistrement' }).click();
  await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeVisible();
  // Nothing else was written: the memo alone keeps the draft.
  await expect.poll(() => draft(page)).not.toBeNull();
  await page.reload();
  await form(page).getByRole('button', { name: 'Récupérer' }).click();
  await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeVisible();
  await write(page, 'Ce que j’ai dit', 'Enregistré en sortant.');
  await save(page).click();
  await expect(card(page, 'Ce que j’ai dit')).toContainText('Un fichier');
  await card(page, 'Ce que j’ai dit').getByRole('link').click();
  await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeEnabled();
});

test('When an entry changes on another device while it is edited here, both texts are shown and neither is lost', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await keepEntry(session, 'À deux', null);
  await card(page, 'À deux').getByRole('link').click();
  await form(page).getByLabel('Contenu').fill('Écrit ici.');
  const id = new URL(page.url()).searchParams.get('entry');
  const changed = await fetch(`${session.server}/api/journal/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      'if-match': '"1"',
    },
    body: JSON.stringify({ content: 'Écrit ailleurs.' }),
  });
  expect(changed.status).toBe(200);
  await save(page).click();
  await expect(
    form(page).getByRole('heading', { name: 'Cette entrée a été modifiée ailleurs' }),
  ).toBeVisible();
  await form(page).getByRole('button', { name: 'Mettre les deux' }).click();
  await form(page).getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(card(page, 'À deux')).toContainText('Écrit ici.');
  await expect(card(page, 'À deux')).toContainText('Écrit ailleurs.');
});
