/**
 * Two incidents: one made of a conversation, with where its sentences come from, how sure its day is, other places, and its paper; one that
 * is written, up to its history, its check in the browser, and how it comes back once it was deleted.
 */
import type { Locator, Page } from '@playwright/test';
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { createAccount, type Entered, enter, goWithin, STORY, tell } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const fact = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
const typeDay = async (page: Page, name: string, digits: string) => {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
};

/** Makes the incident of a conversation without the screens, which main.spec.ts goes through. @returns its id */
const declare = async (session: Entered, lines: readonly string[]): Promise<string> => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${session.server}/api/conversations/${path}`, {
      method,
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const conversation = new URL(await tell(session, lines), session.server).searchParams.get('continue');
  const { suggestion } = await ask(`${conversation}`);
  return (await ask(`${conversation}/suggestions/${suggestion.id}/incident`, 'POST')).id;
};

test('An incident says what was told as it was told, is edited over a change from elsewhere, and shows its history', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  // The edit of a version that is no longer the newest.
  expectedErrors.push(/status of 412/);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.goto(`/incidents/${await declare(session, STORY)}`);

  await test.step('nothing that was not told is stated', async () => {
    await expect(fact(page, 'Type d’incident')).toHaveText('Non spécifié');
    await expect(fact(page, 'Priorité')).toHaveText('Non spécifié');
    await expect(fact(page, 'Date de l’incident')).toHaveText(/^vers le .*, vers 14.h.30$/);
  });

  await test.step('the page is edited: a period, another place', async () => {
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByText('Sur une période').click();
    await typeDay(page, 'Premier jour', '03032026');
    await typeDay(page, 'Dernier jour', '02032026');
    await page.getByRole('button', { name: 'Ajouter un autre lieu' }).click();
    const place = page.getByRole('textbox', { name: 'Autre lieu' });
    await expect(place).toBeFocused();
    await place.fill('Le parking');
    await page.getByLabel('Ce que c’était').fill('où j’ai attendu');
    const save = page.getByRole('button', { name: 'Enregistrer les modifications' });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Le dernier jour vient avant le premier.');
    await typeDay(page, 'Dernier jour', '14032026');
    await save.click();
    await expect(fact(page, 'Date de l’incident')).toHaveText(/^du 3.mars.2026 à 14.h.30 au 14.mars.2026$/);
    await expect(fact(page, 'Autres lieux')).toHaveText('Le parking · où j’ai attendu');
  });

  await test.step('on paper it says the same, with its sources as notes', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Imprimer' }).click();
    const paper = page.getByRole('article');
    await expect(paper).toContainText('du 3 mars 2026');
    await expect(paper).toContainText('Julie Leroy');
    await expect(paper.getByText(/^Source 1.: dit le .* dans la conversation/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText('Le parking (où j’ai attendu)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lancer l’impression' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Retour aux détails' }).click();
  });

  await test.step('a passage tells where it comes from, and leads there', async () => {
    const said = page.getByText(/^Depuis je ne dors plus/).first();
    await said.click();
    const source = page.getByRole('dialog');
    await expect(source).toContainText(/^Dit le .* dans la conversation/i);
    await expectPartsAccessible(source);
    await source.getByRole('link', { name: 'Relire ce message' }).click();
    await expect(page).toHaveURL(/\/ia-call\?conversation=[0-9a-f-]{36}&message=[0-9a-f-]{36}$/);
    const message = page.getByRole('article').filter({ hasText: 'Depuis je ne dors plus' });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
  });

  await test.step('it is written with the keyboard alone', async () => {
    await goWithin(page, '/incidents/new');
    await page.getByLabel('Titre').focus();
    await page.keyboard.type('La réunion');
    const submit = page.getByRole('button', { name: 'Enregistrer l’incident' });
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      const at = await submit.evaluate((button) => {
        const { activeElement } = document;
        return activeElement === button ? 'submit' : activeElement?.getAttribute('name');
      });
      if (at === 'description') await page.keyboard.type('Il a parlé fort.');
      if (at === 'submit') break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'La réunion' })).toBeVisible();
    await expect(page).toHaveURL(/\/incidents\/[0-9a-f-]{36}$/);
  });
  const path = new URL(page.url()).pathname;

  await test.step('changed elsewhere while it is edited here, both texts are shown and neither is lost', async () => {
    const marc = { full_name: 'Marc', is_anonymized: false, part: null, role: '', notes: '' };
    await keep(session, `/api${path}/persons`, marc);
    await page.getByRole('link', { name: 'Modifier' }).click();
    const description = page.getByLabel('Description');
    await expect(description).toHaveValue('Il a parlé fort.');
    const changed = await fetch(`${server}/api${path}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: JSON.stringify({ description: 'Il a crié fort.' }),
    });
    expect(changed.status).toBe(200);
    await description.fill('Il a hurlé fort.');
    const save = page.getByRole('button', { name: 'Enregistrer les modifications' });
    await save.click();
    await expect(page.getByRole('heading', { name: 'Cet incident a été modifié ailleurs' })).toBeVisible();
    await expect(page.getByText('Il a crié fort.')).toBeVisible();
    await expect(page.getByText('Il a hurlé fort.').first()).toBeVisible();
    await save.click();
    // What stands in a field is a text of the page too: saved it is where there is no field.
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('Il a hurlé fort.')).toBeVisible();
  });

  const events = page.getByRole('region', { name: 'Modifications' }).getByRole('listitem');
  await test.step('the history tells each change, and a check that nothing was touched', async () => {
    await page.getByRole('link', { name: 'Voir tout l’historique' }).click();
    await expect(events).toHaveCount(4);
    for (const [at, gone, new_] of [
      [0, 'crié', 'hurlé'],
      [1, 'parlé', 'crié'],
    ] as const) {
      await expect(events.nth(at)).toContainText('Incident modifié');
      await expect(events.nth(at).getByRole('deletion')).toContainText(gone);
      await expect(events.nth(at).getByRole('insertion')).toContainText(new_);
    }
    await expect(events.nth(2)).toContainText('Personne ajoutée');
    await expect(events.nth(2)).toContainText('Marc');
    await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
    await expect(page.getByText(/rien n’a été modifié ni retiré après coup/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is deleted after a question that says what remains', async () => {
    await page.getByRole('link', { name: 'Retour aux détails' }).click();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Pendant 30 jours, vous pourrez le rétablir tel quel');
    await expect(dialog).toContainText('Une copie chiffrée reste dans l’historique');
    await dialog.getByRole('button', { name: 'Supprimer l’incident' }).click();
    await expect(page).toHaveURL(/\/incidents$/);
    await expect(page.getByRole('list', { name: 'Liste des incidents' }).getByRole('link')).toHaveCount(1);
    await expect(page.getByText('La réunion')).toHaveCount(0);
  });

  await test.step('it is put back as it was', async () => {
    await page.getByRole('button', { name: 'Incidents supprimés' }).click();
    await expect(page.getByText(/Encore 30 jours/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByText('L’incident est de nouveau là, tel qu’il était.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La réunion' })).toBeVisible();
    await page.getByRole('link', { name: 'Voir tout l’historique' }).click();
    await expect(events.first()).toContainText('Incident rétabli');
    await expect(events.first()).toContainText('Avec 1 personne');
    await expect(events).toHaveCount(6);
  });
});
