/** The form of the journal: an entry from its first words to its versions and its end. */
import { note } from '../support/chat-files.ts';
import { card, draft, form, newEntry, save, write } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/test.ts';

test('What was typed is offered again after a reload, with its file and a voice memo; saved, the entry is heard, changed, read in its versions and deleted @phone', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  // The player of the memo hears that its file has changed before the form that shows it is gone.
  expectedErrors.push(/status of 404 .*\/api\/files\//);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
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
    await expectAccessibleInBothThemes(page);
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
    await page.getByRole('button', { name: 'Date', exact: true }).click();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.keyboard.press('Escape');
  });

  await test.step('both versions can be read, with what changed', async () => {
    await shown.getByRole('link').click();
    await form(page).getByRole('button', { name: 'Versions précédentes' }).click();
    await expect(form(page).getByText('Texte d’origine')).toBeVisible();
    await expect(form(page).locator('ins').filter({ hasText: 'deux fois.' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('deleting says that the files go too', async () => {
    await form(page).getByRole('button', { name: 'Supprimer l’entrée' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer cette entrée ?' });
    await expect(question).toContainText('Ses 2 fichiers seront supprimés aussi');
    await question.getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await expect(page.getByText('Entrée supprimée.')).toBeVisible();
    await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  });
});
