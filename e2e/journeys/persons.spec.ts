/** Persons of incidents: written, put in order, linked between two incidents, and read on a page of their own. */
import type { Page } from '@playwright/test';
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { createAccount, type Entered, enter, goWithin } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const incident = (title: string, incident_date: string) => ({
  title,
  description: 'Il a crié.',
  type: 'bullying',
  priority: 'high',
  incident_date,
  location: null,
  tags: [],
  is_sensitive: false,
});
const section = (page: Page) => page.getByRole('region', { name: 'Personnes impliquées' });
const rows = (page: Page) => section(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const nameIn = (page: Page) => dialog(page).getByRole('textbox', { name: /^Nom/ });
const actionsFor = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `Actions pour ${name}` });
const choose = async (page: Page, name: string, action: string) => {
  await actionsFor(page, name).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const begin = async (page: Page, name: string) => {
  await section(page).getByRole('button', { name: 'Ajouter une personne' }).click();
  await nameIn(page).fill(name);
};
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Ajouter la personne' }).click();

test('Persons are added, ordered by the keyboard, linked and removed; one who is changed elsewhere loses no word', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:404|412)/);
  await createAccount(server, person, { mailTo });
  const session: Entered = await enter(page, server, person);
  const first = await keep(session, '/api/incidents', incident('La réunion de mars', '2026-03-12'));
  const namesInFirst = async (): Promise<string[]> => {
    const answer = await fetch(`${server}/api/incidents/${first}`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    return ((await answer.json()) as { persons: { full_name: string }[] }).persons.map(
      ({ full_name }) => full_name,
    );
  };
  const second = await keep(session, '/api/incidents', incident('L’appel d’avril', '2026-04-02'));

  await test.step('one is added with a part', async () => {
    await page.goto(`/incidents/${first}`);
    await begin(page, 'Zoé Martin');
    await dialog(page)
      .getByRole('button', { name: /Place dans les faits/ })
      .click();
    await page.getByRole('option', { name: 'Témoin' }).click();
    await dialog(page).getByLabel('Rôle au travail').fill('collègue');
    await dialog(page).getByLabel('Notes').fill('Elle a tout entendu.');
    await add(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Témoin');
    await expect(rows(page)).toContainText('Elle a tout entendu.');
  });

  await test.step('one is shown as Anonyme, and goes up by the keyboard', async () => {
    await begin(page, 'Marc Dupont');
    await dialog(page).getByText('Afficher « Anonyme » à la place du nom').click();
    await add(page);
    await expect(rows(page).nth(1)).toContainText('Anonyme');
    await expect(section(page)).not.toContainText('Marc Dupont');
    const actions = actionsFor(page, 'Anonyme');
    await actions.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Descendre' })).toBeDisabled();
    // The menu opens on its first action; the second one goes up.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Monter' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Anonyme');
    await expect(actions).toBeFocused();
    await expect.poll(namesInFirst).toEqual(['Marc Dupont', 'Zoé Martin']);
  });

  await test.step('in another incident the same person is offered, and linked by a press alone', async () => {
    await goWithin(page, `/incidents/${second}`);
    await expect(page.getByRole('heading', { name: 'L’appel d’avril' })).toBeVisible();
    await begin(page, 'zoe');
    const offer = dialog(page).getByRole('button', {
      name: /^Zoé Martin, collègue dans INC-.*La réunion de mars/,
    });
    await expect(offer).toBeVisible();
    await expectPartsAccessible(dialog(page));
    await offer.click();
    await expect(nameIn(page)).toHaveValue('Zoé Martin');
    await expect(dialog(page).getByText(/^Même personne que dans INC-/)).toBeVisible();
    await add(page);
    await expect(rows(page)).toContainText('Zoé Martin');
    // The part of the other incident is not taken over: nobody said it of this one.
    await expect(rows(page)).not.toContainText('Témoin');
    await section(page).getByRole('link', { name: 'Aussi dans 1 autre incident' }).click();
    await expect(page.getByRole('heading', { name: 'Zoé Martin' })).toBeVisible();
    const incidents = page.getByRole('list', { name: 'Incidents de cette personne' }).getByRole('listitem');
    await expect(incidents.nth(0)).toContainText('L’appel d’avril');
    await expect(incidents.nth(0)).toContainText('Place non spécifiée');
    await expect(incidents.nth(1)).toContainText('Témoin');
    expect(decodeURIComponent(page.url())).not.toContain('Martin');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await incidents.nth(0).getByRole('link').click();
  });

  await test.step('the link is taken back, and the person is removed after a question', async () => {
    await choose(page, 'Zoé Martin', 'Modifier');
    await dialog(page).getByRole('button', { name: 'Ce n’est pas la même' }).click();
    await dialog(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(section(page).getByRole('link', { name: /^Aussi dans/ })).toHaveCount(0);
    await choose(page, 'Zoé Martin', 'Retirer de l’incident');
    const question = page.getByRole('alertdialog', { name: 'Retirer cette personne de l’incident ?' });
    await expect(question).toContainText('Une copie chiffrée reste');
    await question.getByRole('button', { name: 'Retirer la personne' }).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(section(page).getByRole('button', { name: 'Ajouter une personne' })).toBeFocused();
  });

  await test.step('one who is changed and removed on another device while being edited here loses no word', async () => {
    const told = { full_name: 'Marc', is_anonymized: false, part: null, role: '', notes: 'Au début.' };
    const marc = await keep(session, `/api/incidents/${second}/persons`, told);
    const elsewhere = (method: string, version: number, body?: object) =>
      fetch(`${server}/api/incidents/${second}/persons/${marc}`, {
        method,
        headers: {
          authorization: `Bearer ${session.accessToken}`,
          'content-type': 'application/json',
          'if-match': `"${version}"`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    await expect(rows(page)).toContainText('Au début.');
    await choose(page, 'Marc', 'Modifier');
    await dialog(page).getByLabel('Notes').fill('Écrit ici.');
    expect((await elsewhere('PATCH', 1, { notes: 'Écrit ailleurs.' })).status).toBe(200);
    const save = dialog(page).getByRole('button', { name: 'Enregistrer les modifications' });
    await save.click();
    await expect(
      dialog(page).getByRole('heading', { name: 'Cette personne a été modifiée ailleurs' }),
    ).toBeVisible();
    await expect(dialog(page).getByText('Écrit ailleurs.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Mettre les deux' }).click();
    expect((await elsewhere('DELETE', 2)).status).toBe(204);
    await save.click();
    await expect(
      dialog(page).getByRole('button', { name: 'Reprendre mon texte pour une nouvelle personne' }),
    ).toBeVisible();
    // Left instead: no row leads to the words any more, and they are offered all the same.
    await page.reload();
    await section(page).getByRole('button', { name: 'La reprendre pour une nouvelle personne' }).click();
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('Écrit ici.\n\nÉcrit ailleurs.');
    await nameIn(page).fill('Marc');
    await add(page);
    await expect(rows(page)).toContainText('Écrit ici.');
  });
});
