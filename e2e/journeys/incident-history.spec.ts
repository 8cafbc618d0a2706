/** The history of an incident, its check in the browser, and how a deleted one comes back. */
import { keep } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/test.ts';

test('An incident shows what changed and that nothing was touched; deleted, it is put back as it was', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const id = await keep(session, '/api/incidents', {
    title: 'La réunion',
    description: 'Il a parlé fort.',
    type: 'bullying',
    priority: 'high',
    incident_date: '2026-03-12',
    location: null,
    tags: [],
    is_sensitive: false,
  });
  const marc = { full_name: 'Marc', is_anonymized: false, part: null, role: '', notes: '' };
  await keep(session, `/api/incidents/${id}/persons`, marc);
  const changed = await fetch(`${server}/api/incidents/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      'if-match': '"1"',
    },
    body: JSON.stringify({ description: 'Il a crié fort.' }),
  });
  expect(changed.status).toBe(200);

  await page.goto(`/incidents/${id}`);
  await page.getByRole('link', { name: 'Voir tout l’historique' }).click();
  const events = page.getByRole('region', { name: 'Modifications' }).getByRole('listitem');
  await expect(events).toHaveCount(3);
  await expect(events.nth(0)).toContainText('Incident modifié');
  await expect(events.nth(0).getByRole('deletion')).toContainText('parlé');
  await expect(events.nth(0).getByRole('insertion')).toContainText('crié');
  await expect(events.nth(1)).toContainText('Personne ajoutée');
  await expect(events.nth(1)).toContainText('Marc');
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(page.getByText(/rien n’a été modifié ni retiré après coup/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Retour aux détails' }).click();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Pendant 30 jours, vous pourrez le rétablir tel quel');
  await dialog.getByRole('button', { name: 'Supprimer l’incident' }).click();
  await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
  await expect(page.getByText('La réunion')).toHaveCount(0);
  await page.getByRole('button', { name: 'Incidents supprimés' }).click();
  await expect(page.getByText(/Encore 30 jours/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.getByText('L’incident est de nouveau là, tel qu’il était.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'La réunion' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir tout l’historique' }).click();
  await expect(events.first()).toContainText('Incident rétabli');
  await expect(events.first()).toContainText('Avec 1 personne');
  await expect(events).toHaveCount(5);
});
