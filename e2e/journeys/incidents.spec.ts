import { createAccount, createIncident, enter, fillIncident, signIn, signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
});

test('An unsaved incident form is restored after a reload @phone', async ({ page }) => {
  await page.goto('/incidents/new');
  await fillIncident(page, { title: 'Titre en cours', description: 'Texte en cours', location: 'Atelier' });
  await page.reload();
  await expect(page.getByText('Votre saisie a été retrouvée')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Titre en cours');
  await expect(page.getByLabel('Description')).toHaveValue('Texte en cours');
  await expect(page.getByLabel('Lieu')).toHaveValue('Atelier');
});

test('A typed tag that was not entered survives a reload and counts when the form is sent; a sensitive incident hides its words in the list', async ({
  page,
}) => {
  await page.goto('/incidents/new');
  await fillIncident(page, { title: 'Titre en cours', description: 'Texte en cours', location: 'Atelier' });
  const tags = page.getByRole('textbox', { name: 'Mots-clés' });
  await tags.pressSequentially('couloir');
  // At once: what is typed is sealed while it is typed, and stored at the latest when the page goes.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retirer couloir' })).toBeVisible();
  await tags.pressSequentially('réunion');
  // Sent as a script or a password manager sends it: the field is never left.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL(/\/incidents\/[0-9a-f-]{36}$/);
  await expect(page.getByText('couloir')).toBeVisible();
  await expect(page.getByText('réunion', { exact: true })).toBeVisible();

  await page.goto('/incidents/new');
  await fillIncident(page, { title: 'Ce titre reste caché', description: 'Texte' });
  await page.getByText('Incident sensible (accès restreint)').click();
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page.getByRole('heading', { name: 'Ce titre reste caché' })).toBeVisible();
  await page.goto('/incidents');
  await expect(page.getByText('Titre masqué (incident sensible)')).toBeVisible();
  await expect(page.getByText('Ce titre reste caché')).toHaveCount(0);
});

test('A form keeps its fields through a sign-in when its session ended elsewhere', async ({
  page,
  person,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[0-9]/);
  await page.goto('/incidents/new');
  await fillIncident(page, { title: 'Écrit avant la fin', description: 'Rien ne doit se perdre.' });
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  const session = JSON.parse(
    Object.entries(stored).find(([key]) => key.endsWith('-auth-token'))?.[1] as string,
  );
  await fetch(`${server}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, person);
  await page.goto('/incidents/new');
  await expect(page.getByLabel('Titre')).toHaveValue('Écrit avant la fin');
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page.getByRole('heading', { name: 'Écrit avant la fin' })).toBeVisible();
});

test('Another person on the same computer never sees the draft of the first one', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await page.goto('/incidents/new');
  await fillIncident(page, { title: 'Personne ne doit lire ceci', description: 'Secret' });
  await page.goto('/app-home');
  await signOut(page);
  const stranger = { ...person, email: `autre-${person.email}` };
  await createAccount(server, stranger, { mailTo });
  await signIn(page, stranger);
  await page.goto('/incidents/new');
  await expect(page.getByLabel('Titre')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Personne ne doit lire ceci',
  );
});

test('When two tabs edit one incident, both texts are shown and neither is lost', async ({
  page,
  context,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await page.goto('/app-home');
  await signOut(page);
  await signIn(page, person, { remember: true });
  await createIncident(page);
  const path = new URL(page.url()).pathname;
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${path}/edit`);
  await other.getByLabel('Description').fill('Texte du second onglet');
  await other.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  // What stands in a field is a text of the page too: saved it is where there is no field.
  await expect(other).toHaveURL(new RegExp(`${path}$`));
  await expect(other.getByText('Texte du second onglet')).toBeVisible();
  await page.getByLabel('Description').fill('Texte du premier onglet');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page.getByRole('heading', { name: 'Cet incident a été modifié ailleurs' })).toBeVisible();
  await expect(page.getByText('Texte du second onglet')).toBeVisible();
  await expect(page.getByText('Texte du premier onglet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.reload();
  await expect(page.getByText('Texte du premier onglet')).toBeVisible();
});

test('An incident is written with the keyboard alone, and deleted after a question that says what remains', async ({
  page,
}) => {
  await page.goto('/incidents/new');
  await page.getByLabel('Titre').focus();
  await page.keyboard.type('Écrit au clavier');
  const submit = page.getByRole('button', { name: 'Enregistrer l’incident' });
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const tag = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    if (tag === 'description') await page.keyboard.type('Sans souris.');
    if (await submit.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Écrit au clavier' })).toBeVisible();

  // Deleted again, after a question that says what remains.
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Une copie chiffrée reste dans l’historique');
  await dialog.getByRole('button', { name: 'Supprimer l’incident' }).click();
  await expect(page).toHaveURL(/\/incidents$/);
  await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
  await expect(page.getByText('Écrit au clavier')).toHaveCount(0);
});
