/** The list of incidents, and the form of a new one: what was typed stays, whatever becomes of the page or of the session. */
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { letTimePass } from '../support/sessions.ts';
import { createAccount, enter, fillIncident, goWithin, sessionElsewhere, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const INCIDENT = {
  description: 'Devant tout le monde.',
  type: 'bullying',
  priority: 'low',
  incident_date: null,
  location: null,
  tags: [],
  is_sensitive: false,
};

const ZOE = { full_name: 'Zoé Martin', is_anonymized: false, part: 'author', role: '', notes: '' };

test('Incidents are found with the keyboard alone, what is typed in the form is kept, and a sensitive one asks for a proof', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const made = [
    { title: 'Dans le couloir', incident_date: '2026-03-12', priority: 'critical', tags: ['équipe'] },
    { title: 'Pendant la réunion', incident_date: '2026-02-03', description: 'Toute l’Équipe était là.' },
    { title: 'Sans jour', type: 'fraud', priority: 'high' },
  ];
  for (const incident of made) {
    const id = await keep(session, '/api/incidents', { ...INCIDENT, ...incident });
    if (incident.title === 'Sans jour') await keep(session, `/api/incidents/${id}/persons`, ZOE);
  }
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto('/incidents');
  const list = page.getByRole('list', { name: 'Liste des incidents' });
  const titles = list.getByRole('link');
  const dialog = page.getByRole('alertdialog', { name: /C’est bien vous/ });
  const password = dialog.getByLabel('Mot de passe actuel');
  const prove = async () => {
    await password.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await expect(titles).toHaveText(['Sans jour', 'Pendant la réunion', 'Dans le couloir']);
  await expect(page.getByRole('definition').first()).toHaveText('3');

  await test.step('by the day of the facts, under its months', async () => {
    await page.getByRole('button', { name: 'Trier' }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(titles).toHaveText(['Dans le couloir', 'Pendant la réunion', 'Sans jour']);
    await expect(list.getByRole('heading')).toHaveText(['mars 2026', 'février 2026', 'Sans date']);
    await expect(page).toHaveURL(/\/incidents\?order=date$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Tri : date des faits' })).toBeFocused();
  });

  await test.step('narrowed until nothing is left, and widened again', async () => {
    await goWithin(page, '/incidents?incident_type=bullying&order=date&status=archived');
    await expect(page.getByRole('heading', { name: 'Rien ne correspond à ces choix' })).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText('3');
    await page.getByRole('button', { name: 'Statut : Archivé : retirer' }).press('Enter');
    await expect(titles).toHaveText(['Dans le couloir', 'Pendant la réunion']);
    await page.getByRole('button', { name: 'Tout effacer' }).press('Enter');
    await expect(titles).toHaveCount(3);
  });

  await test.step('to those in which somebody is, whose name stands in no address', async () => {
    await page.getByRole('button', { name: 'Filtres' }).press('Enter');
    await page.getByRole('button', { name: /Personne$/ }).press('Enter');
    await page.getByRole('option', { name: 'Zoé Martin' }).press('Enter');
    await expect(titles).toHaveText(['Sans jour']);
    await page.getByRole('button', { name: 'Personne : Zoé Martin : retirer' }).press('Enter');
    await expect(titles).toHaveCount(3);
  });

  await test.step('by words, wherever they stand, in the order that was chosen', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('EQUIPE');
    await expect(titles).toHaveText(['Dans le couloir', 'Pendant la réunion']);
    await expect(list.locator('mark')).toHaveText(['équipe', 'Équipe']);
    expect(asked.filter((url) => /equipe|zo[eé]/i.test(decodeURIComponent(url)))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(titles).toHaveCount(3);
  });

  await test.step('in the form a reload restores the fields and the typed tag; another tag counts when it is sent', async () => {
    await goWithin(page, '/incidents/new');
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
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    // Whatever the page asks for is refused now, and so is a new token.
    expectedErrors.push(/status of 401 .*\/(api|auth\/v1)\//, /status of 400 .*grant_type=refresh_token/);
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

  await test.step('a sensitive one asks who opens it once the sign-in is older', async () => {
    // Of another device: this page knows the one that was written on it.
    const device = await sessionElsewhere(server, person);
    await keep(device, '/api/incidents', { ...INCIDENT, title: 'Reste caché', is_sensitive: true });
    const hidden = page.getByRole('link', { name: 'Titre masqué (incident sensible)' });
    await expect(hidden).toHaveCount(2);
    await letTimePass(person.email, 16);
    // Without a proof it is neither shown nor, in the next step, changed; a wrong password is none.
    expectedErrors.push(/status of 403 .*\/api\/incidents\//, /status of 400 .*\/auth\/v1\/reauthenticate/);
    await hidden.first().press('Enter');
    await expect(password).toBeFocused();
    await page.keyboard.type('Faux-mot2passe');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectPartsAccessible(dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Incident sensible', level: 1 })).toBeVisible();
    await expect(page.getByText('Reste caché')).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirmer que c’est moi' }).press('Enter');
    await prove();
    await expect(page.getByRole('heading', { name: 'Reste caché' })).toBeVisible();
  });

  await test.step('a change of it is asked for where it is made', async () => {
    await page.getByRole('link', { name: 'Modifier' }).press('Enter');
    await page.getByLabel('Titre').fill('Reste caché, complété');
    await letTimePass(person.email, 16);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).press('Enter');
    await prove();
    await expect(page.getByRole('heading', { name: 'Reste caché, complété' })).toBeVisible();
  });
});
