/** An incident from its first words to its history, its check in the browser, and how a deleted one comes back. */
import { keep } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('An incident is written with the keyboard alone, edited over a change from elsewhere, shows what changed and that nothing was touched; deleted, it is put back', async ({
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

  await test.step('it is written with the keyboard alone', async () => {
    await page.goto('/incidents/new');
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
    await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
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
