/** Exhibits of an incident: made by hand of several files, dated by what a file says, moved, removed; and made of a message. */
import type { Page } from '@playwright/test';
import { mp3Of } from '../../server/tests/files/support/make-sounds.ts';
import { mailOf, pictureTaken } from '../../server/tests/support/make-files.ts';
import { keep } from '../support/journal.ts';
import { createAccount, type Entered, enter, tell } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const incident = (title: string) => ({
  title,
  description: 'Il a crié.',
  type: 'bullying',
  priority: 'high',
  incident_date: '2026-03-12',
  location: null,
  tags: [],
  is_sensitive: false,
});
const section = (page: Page) => page.getByRole('region', { name: 'Preuves' });
const exhibit = (page: Page, number: number) =>
  section(page)
    .getByRole('listitem')
    .filter({ hasText: `Pièce n°\u00a0${number}` })
    .first();
const dialog = (page: Page) => page.getByRole('dialog');
const choose = async (page: Page, number: number, action: string) => {
  await section(page)
    .getByRole('button', { name: `Actions : Pièce n° ${number}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('Exhibits are made of several files at once, dated by a press, moved and removed; a message becomes one', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  await createAccount(server, person, { mailTo });
  const session: Entered = await enter(page, server, person);
  const first = await keep(session, '/api/incidents', incident('La réunion de mars'));
  await keep(session, '/api/incidents', incident('L’appel d’avril'));
  await page.goto(`/incidents/${first}`);

  await test.step('files wait with what is said of them, and are there again after a reload', async () => {
    await section(page).getByRole('button', { name: 'Ajouter une pièce' }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Photo du bureau.jpg', mimeType: 'image/jpeg', buffer: await pictureTaken() },
        { name: 'Répondeur.mp3', mimeType: 'audio/mpeg', buffer: mp3Of(200) },
      ]);
    await expect(dialog(page).getByRole('radio', { name: 'Une pièce par fichier (2 pièces)' })).toBeChecked();
    const title = dialog(page).getByRole('textbox', { name: 'Titre' }).first();
    await title.fill(' ');
    await dialog(page).getByRole('button', { name: 'Ajouter les 2 pièces' }).click();
    await dialog(page).getByRole('button', { name: 'Donnez un titre à chaque pièce' }).click();
    await expect(title).toBeFocused();
    await title.fill('Le bureau vidé');
    await dialog(page).getByLabel('Source').fill('Mon téléphone');
    await expect(dialog(page)).toContainText('à l’insu de quelqu’un');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await section(page).getByRole('button', { name: 'Reprendre la saisie' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Titre' }).first()).toHaveValue('Le bureau vidé');
  });

  await test.step('a cut connection loses nothing: sent again, each file makes one exhibit', async () => {
    await page.route('**/api/files/*', (route) => route.abort('connectionreset'));
    await dialog(page).getByRole('button', { name: 'Ajouter les 2 pièces' }).click();
    await expect(dialog(page)).toContainText('La connexion a été interrompue.');
    await page.unroute('**/api/files/*');
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(exhibit(page, 1)).toContainText('Le bureau vidé');
    await expect(exhibit(page, 2)).toContainText('Enregistrement sonore');
    await expect(exhibit(page, 2).getByRole('button', { name: /^Écouter/ })).toBeVisible();
  });

  await test.step('what the file says is taken over by a press, and the file opens as a plain link', async () => {
    await exhibit(page, 1).getByText('Ce que le fichier indique').click();
    await expect(exhibit(page, 1)).toContainText('TelephoneDeClaire 12');
    await exhibit(page, 1).getByRole('button', { name: 'Reprendre cette date jeudi 12 mars 2026' }).click();
    await expect(exhibit(page, 1)).toContainText('Date de la pièce');
    await exhibit(page, 1).getByText('Empreinte du fichier').click();
    await expect(exhibit(page, 1)).toContainText(/[0-9a-f]{64}/);
    const link = exhibit(page, 1).getByRole('link', { name: /^Voir le fichier/ });
    const opened = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(Buffer.compare(await opened.body(), await pictureTaken())).toBe(0);
    await expectAccessible(page);
  });

  await test.step('a mail added while editing shows its header, and its text is plain', async () => {
    await choose(page, 1, 'Modifier');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Convocation.eml', mimeType: 'message/rfc822', buffer: mailOf('Convocation') },
      ]);
    await dialog(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(exhibit(page, 1)).toContainText('marc.durand@exemple.fr');
    await exhibit(page, 1).getByRole('button', { name: 'Texte du message' }).click();
    await expect(exhibit(page, 1).getByRole('region', { name: 'Texte du message' })).toContainText(
      'Convocation',
    );
  });

  await test.step('one is moved, and where it went is said; one is removed', async () => {
    await choose(page, 2, 'Déplacer vers un autre incident');
    await dialog(page)
      .getByRole('button', { name: /^L’appel d’avril/ })
      .click();
    await expect(dialog(page)).toContainText('Elle y prendra le numéro suivant.');
    await dialog(page).getByRole('button', { name: 'Déplacer la pièce' }).click();
    await expect(section(page)).toContainText('vers un autre incident, où elle porte le n°\u00a01.');
    await choose(page, 1, 'Retirer de l’incident');
    const question = page.getByRole('alertdialog', { name: 'Retirer la pièce n° 1 ?' });
    await expect(question).toContainText('ne sera pas redonné');
    await question.getByRole('button', { name: 'Retirer la pièce' }).click();
    await expect(section(page).getByRole('button', { name: 'Ajouter une pièce' })).toBeFocused();
    await expect(section(page)).toContainText('Aucune pièce pour le moment.');
  });

  await test.step('a message of a conversation becomes one, which leads back to that very message', async () => {
    await tell(session, ['Marc m’a traitée d’incapable hier.']);
    await page.getByRole('link', { name: 'Assistant IA' }).first().click();
    await page.getByRole('button', { name: /^Joindre à un incident/ }).click();
    await dialog(page)
      .getByRole('button', { name: /^La réunion de mars/ })
      .click();
    await expect(dialog(page).getByRole('blockquote')).toHaveText('Marc m’a traitée d’incapable hier.');
    await dialog(page).getByRole('button', { name: 'Ajouter la pièce' }).click();
    await dialog(page).getByRole('link', { name: 'Voir l’incident' }).click();
    await expect(exhibit(page, 3)).toContainText('Faite à partir de');
    await exhibit(page, 3)
      .getByRole('link', { name: /^votre message/ })
      .click();
    await expect(page).toHaveURL(/message=/);
    await expect(page.getByRole('article').filter({ hasText: 'incapable' }).first()).toBeFocused();
  });
});
