import { note } from '../support/chat-files.ts';
import { card, draft, form, newEntry, save, write } from '../support/journal.ts';
import { createAccount, type Entered, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/test.ts';

let session: Entered;
test.beforeEach(async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
  await page.goto('/journal-de-bord');
});

test('A person writes an entry, changes it, gives it a file, reads its versions, keeps both texts when it changes elsewhere, and deletes it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  await newEntry(page);
  await expect(save(page)).toBeDisabled();

  await test.step('‘Annuler’ keeps a new entry; ‘Ignorer’ deletes what is offered', async () => {
    await write(page, 'À garder', 'Pas fini.');
    await form(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect.poll(() => draft(page)).not.toBeNull();
    await page.getByRole('button', { name: 'Reprendre la saisie' }).click();
    await form(page).getByRole('button', { name: 'Ignorer' }).click();
    await expect(form(page).getByText('Brouillon ignoré')).toBeVisible();
    expect(await draft(page)).toBeNull();
  });

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

  await test.step('‘Annuler’ throws an edit away after a question', async () => {
    await form(page).getByLabel('Contenu').fill('Autre texte.');
    await form(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(form(page)).toHaveCount(0);
    await shown.getByRole('link').click();
    await expect(form(page).getByLabel('Contenu')).toHaveValue('Il a encore parlé à ma place, deux fois.');
    await expect(form(page).getByText('Un brouillon a été retrouvé')).toHaveCount(0);
  });

  await test.step('when it changes on another device meanwhile, both texts are shown and neither is lost', async () => {
    await form(page).getByLabel('Contenu').fill('Écrit ici.');
    const id = new URL(page.url()).searchParams.get('entry');
    const changed = await fetch(`${session.server}/api/journal/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
        'if-match': '"2"',
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
    await expect(form(page)).toHaveCount(0);
    await expect(shown).toContainText('Écrit ici.');
    await expect(shown).toContainText('Écrit ailleurs.');
  });

  await test.step('deleting says that the file goes too', async () => {
    await shown.getByRole('link').click();
    await form(page).getByRole('button', { name: 'Supprimer l’entrée' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer cette entrée ?' });
    await expect(question).toContainText('Son fichier sera supprimé aussi');
    await question.getByRole('button', { name: 'Supprimer l’entrée' }).click();
    await expect(page.getByText('Entrée supprimée.')).toBeVisible();
    await expect(page.getByText('Votre journal est encore vide')).toBeVisible();
  });
});

test('What was typed is offered again after a reload, with its file and a voice memo, which can be heard once it is saved @phone', async ({
  page,
}) => {
  await newEntry(page);
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
    const content = 'Il a encore parlé fort. '.repeat(80);
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

  await test.step('saved, it can be read and heard, and no draft is left', async () => {
    await save(page).click();
    await expect(form(page)).toHaveCount(0);
    const shown = card(page, 'Note du couloir');
    await expect(shown).toContainText('2 fichiers');
    expect(await draft(page)).toBeNull();
    await shown.getByRole('link').click();
    await expect(form(page).getByText('photo-du-mot.txt')).toBeVisible();
    await expect(form(page).getByRole('button', { name: /^Écouter/ })).toBeEnabled();
    await form(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(form(page)).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
