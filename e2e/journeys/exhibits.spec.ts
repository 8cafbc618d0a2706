/**
 * What is made of an entry (an incident, an exhibit, something for a dossier, a quote for the assistant), and exhibits of an
 * incident: made by hand of several files, dated by what a file says, moved, removed; and made of a message.
 */
import type { Page } from '@playwright/test';
import { mp3Of } from '../../server/tests/files/support/make-sounds.ts';
import { mailOf, pictureTaken } from '../../server/tests/support/make-files.ts';
import { uploaded } from '../../server/tests/support/uploads.ts';
import { card, ENTRY, INCIDENT, keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { createAccount, enter, goWithin, tell } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

const WORDS = 'Il a dit : « tu ne sers à rien ».\nPuis il est parti sans un mot.';

const choose = async (page: Page, action: string) => {
  await card(page, 'La réunion')
    .getByRole('button', { name: /^Plus d’actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const entryOf = (page: Page) => page.getByRole('dialog', { name: 'Modifier l’entrée' });

const incident = (title: string) => ({ ...INCIDENT, title });
const section = (page: Page) => page.getByRole('region', { name: 'Preuves' });
const exhibit = (page: Page, number: number) =>
  section(page)
    .getByRole('listitem')
    .filter({ hasText: `Pièce n°\u00a0${number}` })
    .first();
const dialog = (page: Page) => page.getByRole('dialog');
const chooseOf = async (page: Page, number: number, action: string) => {
  await section(page)
    .getByRole('button', { name: `Actions : Pièce n° ${number}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('An entry is marked shareable, becomes an incident and an exhibit of another, and is quoted to the assistant; exhibits are made of several files at once, dated by a press, moved and removed; a message becomes one', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await keep(session, '/api/incidents', incident('Déjà consigné'));
  const first = await keep(session, '/api/incidents', incident('Le bureau de mars'));
  await keep(session, '/api/incidents', incident('L’appel d’avril'));
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
    const joining = page.getByRole('dialog', { name: 'Joindre à un incident' });
    await joining.getByRole('searchbox', { name: 'Chercher un incident' }).fill('deja CONS');
    await joining.getByRole('button', { name: /^Déjà consigné/ }).click();
    await expect(joining.getByRole('blockquote')).toHaveText(WORDS);
    await expect(joining.getByLabel('Titre')).toHaveValue('La réunion');
    await expectPartsAccessible(joining);
    await joining.getByRole('button', { name: 'Ajouter la pièce' }).click();
    await expect(joining).toContainText('Pièce n° 1 ajoutée.');
    await joining.getByRole('link', { name: 'Voir l’incident' }).click();
    const joined = page.getByRole('region', { name: 'Preuves' }).getByRole('listitem').first();
    await expect(joined).toContainText('Pièce n° 1');
    await expect(joined).toContainText('Puis il est parti sans un mot.');
    await expect(joined).toContainText('TypeDocument');
    const link = joined.getByRole('link', { name: /^Voir le fichier/ });
    // As a plain link it has no header: the cookie stands in for it.
    const opened = await page.request.get((await link.getAttribute('href')) ?? '');
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
  });

  await test.step('from its form it is quoted to the assistant, and nothing is sent', async () => {
    await entryOf(page)
      .getByRole('button', { name: /^Plus d’actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'La citer à l’assistant' }).click();
    const quoting = page.getByRole('dialog', { name: 'Citer à l’assistant' });
    await expect(quoting.getByRole('radio', { name: 'Une nouvelle conversation' })).toBeChecked();
    await expectPartsAccessible(quoting);
    await quoting.getByRole('button', { name: 'Placer la citation' }).click();
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(
      '> Il a dit : « tu ne sers à rien ».\n> Puis il est parti sans un mot.',
    );
    expect(new URL(page.url()).pathname).toBe('/ia-call');
    expect(decodeURIComponent(page.url())).not.toContain('rien');
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
  });

  await goWithin(page, `/incidents/${first}`);
  await test.step('files wait with what is said of them, and are there again after a reload', async () => {
    await section(page).getByRole('button', { name: 'Ajouter une pièce' }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Photo du bureau.jpg', mimeType: 'image/jpeg', buffer: await pictureTaken() },
        { name: 'Convocation.eml', mimeType: 'message/rfc822', buffer: mailOf('Convocation') },
      ]);
    await expect(dialog(page).getByRole('radio', { name: 'Une pièce par fichier (2 pièces)' })).toBeChecked();
    const title = dialog(page).getByRole('textbox', { name: 'Titre' }).first();
    await title.fill(' ');
    await dialog(page).getByRole('button', { name: 'Ajouter les 2 pièces' }).click();
    await dialog(page).getByRole('button', { name: 'Donnez un titre à chaque pièce' }).click();
    await expect(title).toBeFocused();
    await title.fill('Le bureau vidé');
    await dialog(page).getByLabel('Source').fill('Mon téléphone');
    await expectPartsAccessible(dialog(page));
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
    await expect(exhibit(page, 2)).toContainText('marc.durand@exemple.fr');
    await exhibit(page, 2).getByRole('button', { name: 'Texte du message' }).click();
    await expect(exhibit(page, 2).getByRole('region', { name: 'Texte du message' })).toContainText(
      'Convocation',
    );
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
  });

  await test.step('what is said of one is changed, and a sound added, with a word on recordings', async () => {
    await chooseOf(page, 1, 'Modifier');
    await dialog(page).getByRole('textbox', { name: 'Titre' }).fill('Le bureau vidé un soir');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([{ name: 'Répondeur.mp3', mimeType: 'audio/mpeg', buffer: mp3Of(200) }]);
    await expect(dialog(page)).toContainText('à l’insu de quelqu’un');
    await dialog(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(exhibit(page, 1)).toContainText('Le bureau vidé un soir');
    await expect(exhibit(page, 1).getByRole('button', { name: /^Écouter/ })).toBeVisible();
    await expectPartsAccessible(section(page));
  });

  await test.step('one is moved, and where it went is said; one is removed', async () => {
    await chooseOf(page, 1, 'Déplacer vers un autre incident');
    await dialog(page)
      .getByRole('button', { name: /^L’appel d’avril/ })
      .click();
    await expect(dialog(page)).toContainText('Elle y prendra le numéro suivant.');
    await dialog(page).getByRole('button', { name: 'Déplacer la pièce' }).click();
    await expect(section(page)).toContainText('vers un autre incident, où elle porte le n°\u00a01.');
    await chooseOf(page, 2, 'Retirer de l’incident');
    const question = page.getByRole('alertdialog', { name: 'Retirer la pièce n° 2 ?' });
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
      .getByRole('button', { name: /^Le bureau de mars/ })
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
