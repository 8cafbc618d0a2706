/** The note that is kept from anywhere in two presses, and what waits while the connection is away. */
import type { Page } from '@playwright/test';
import { card, form, save } from '../support/journal.ts';
import { createAccount, type Entered, enter, signIn, signOut } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/test.ts';

let session: Entered;
test.beforeEach(async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person, { remember: true });
});

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
const titles = async (): Promise<string[]> => {
  const answer = await fetch(`${session.server}/api/timeline?time_zone=Europe%2FParis`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
};

test('The key n opens a note on any screen, and what was typed becomes an entry; what is written without a connection waits, is changed or deleted there, outlasts a sign-out, and is sent once', async ({
  page,
  context,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/);

  await page.goto('/incidents');
  await expect(page.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
  // A second tab, which is up before the connection goes.
  const other = await context.newPage();
  await other.goto('/journal-de-bord');
  await expect(other.getByText('Votre journal est encore vide')).toBeVisible();

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
    await card(other, 'Première note.')
      .getByRole('link', { name: /^Modifier/ })
      .click();
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
    const stored = (await titles()).filter((title) => !title.startsWith('Il a fermé la porte'));
    expect(stored.sort()).toEqual(['Première note.', 'Une entrée entière']);
    expect(created.sort()).toEqual(['Première note.', 'Une entrée entière']);
    await other.close();
  });

  await test.step('a note that waits outlasts a sign-out, and is sent after the next sign-in', async () => {
    await page.route('**/api/journal', (route) => route.abort());
    await pressN(page);
    await page.keyboard.type('Avant de partir.');
    await keepNote(page).click();
    await expect(card(page, 'Avant de partir.')).toContainText('En attente de connexion');
    await signOut(page);
    await signIn(page, person, { remember: true });
    await page.goto('/journal-de-bord');
    await expect(card(page, 'Avant de partir.')).toContainText('En attente de connexion');
    await page.unroute('**/api/journal');
    // The network is back: what waits is tried at once.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('En attente de connexion')).toHaveCount(0);
    await expect(card(page, 'Avant de partir.')).toHaveCount(1);
  });
});

test('On a phone a note is kept with its hour in two presses, and « Quitter vite » stays in reach @phone', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/ia-call');
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await page.getByRole('button', { name: 'Noter', exact: true }).tap();
  await expect(noteText(page)).toBeFocused();
  await page.keyboard.type('Il m’a bousculée dans le couloir.');
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await page.getByRole('button', { name: 'Quitter vite' }).click({ trial: true });
  await keepNote(page).tap();
  await expect(noteDialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'La voir' }).click({ trial: true });
  await page.getByRole('button', { name: 'Quitter vite' }).click({ trial: true });
  await expect.poll(titles).toContain('Il m’a bousculée dans le couloir.');
  await test.step('where the assistant is out of reach, a note is offered instead', async () => {
    await context.setOffline(true);
    await expect(page.getByLabel('Votre message')).toBeDisabled();
    await page.getByRole('button', { name: 'Écrire une note' }).tap();
    await expect(noteText(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
