/** The form of a new incident: what was typed stays, whatever becomes of the page or of the session. */
import { createAccount, enter, fillIncident, goWithin, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('What is typed outlasts a reload, a tag that was not entered with it, and a session that ended elsewhere; a sensitive incident hides its words in the list @phone', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  // Of the requests of a session that has ended.
  expectedErrors.push(/status of 40[0-9]/);
  await createAccount(server, person, { mailTo });
  const { accessToken } = await enter(page, server, person);
  await page.goto('/incidents/new');

  await test.step('a reload restores the fields and the typed tag; another tag counts when the form is sent', async () => {
    await fillIncident(page, {
      title: 'Titre en cours',
      description: 'Texte en cours',
      location: 'Atelier',
    });
    const tags = page.getByRole('textbox', { name: 'Mots-clés' });
    await tags.pressSequentially('couloir');
    // At once: what is typed is sealed while it is typed, and stored at the latest when the page goes.
    await page.reload();
    await expect(page.getByText('Votre saisie a été retrouvée')).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Titre en cours');
    await expect(page.getByLabel('Description')).toHaveValue('Texte en cours');
    await expect(page.getByLabel('Lieu')).toHaveValue('Atelier');
    await expect(page.getByRole('button', { name: 'Retirer couloir' })).toBeVisible();
    await tags.pressSequentially('réunion');
    // Sent as a script or a password manager sends it: the field is never left.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    // The address changes while the form, which has both words too, is still there.
    await expect(page.getByRole('heading', { name: 'Titre en cours' })).toBeVisible();
    await expect(page.getByText('couloir', { exact: true })).toBeVisible();
    await expect(page.getByText('réunion', { exact: true })).toBeVisible();
  });

  await test.step('the fields are there again after the sign-in, when the session ended elsewhere', async () => {
    await goWithin(page, '/incidents/new');
    await fillIncident(page, { title: 'Écrit avant la fin', description: 'Rien ne doit se perdre.' });
    await fetch(`${server}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, person);
    await expect(page).toHaveURL(/\/incidents\/new$/);
    await expect(page.getByLabel('Titre')).toHaveValue('Écrit avant la fin');
  });

  await test.step('marked as sensitive and sent, it stands in the list without its title', async () => {
    await page.getByText('Incident sensible (accès restreint)').click();
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(page.getByRole('heading', { name: 'Écrit avant la fin' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(page.getByText('Titre masqué (incident sensible)')).toBeVisible();
    await expect(page.getByText('Écrit avant la fin')).toHaveCount(0);
  });
});
