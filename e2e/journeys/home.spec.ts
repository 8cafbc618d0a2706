/**
 * Who comes to which page (web/src/router.test.ts asks it of every page), the dashboard that brings back what was written and
 * begun, the profile, and the help: found by its search, read, and written from.
 */
import { INCIDENT, keep } from '../support/journal.ts';
import { createAccount, goWithin, sessionElsewhere, signIn } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

const TITLE = 'Un ton haussé devant toute l’équipe';

test('Everybody comes to the page that is theirs; the dashboard, the profile and the help are used', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const incident = await keep(await sessionElsewhere(server, person), '/api/incidents', {
    ...INCIDENT,
    title: TITLE,
  });
  const incidentPath = `/incidents/${incident}`;
  // The form of the app refuses this name; a provider that gives no name, or another client, does not.
  const stranger = { ...newPerson(), firstName: 'Utilisateur' };
  await createAccount(server, stranger, { mailTo });

  await test.step('a signed-out person comes to the sign-in screen, one with the default first name to the profile', async () => {
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, stranger);
    await expect(page).toHaveURL(/\/complete-profile/);
    await goWithin(page, incidentPath);
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await expect(page).toHaveURL(/\/complete-profile/);
    await page.getByLabel('First name').fill('Paul');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL(/\/app-home/);
  });

  await test.step('the dashboard takes a note, and shows it among what was kept', async () => {
    const guide = page.getByRole('region', { name: 'Pour commencer' });
    await expect(guide.getByRole('link', { name: 'Créez un premier incident' })).toBeVisible();
    await page.getByRole('button', { name: /Garder une note/ }).focus();
    // The first letter opens the note, and stands in it.
    await page.keyboard.type('Il');
    const dialog = page.getByRole('dialog', { name: 'Note rapide' });
    const text = dialog.getByLabel('Ce qui se passe, avec vos mots');
    await expect(text).toBeFocused();
    await page.keyboard.type(' a crié.');
    await expect(text).toHaveValue('Il a crié.');
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    const kept = page.getByRole('region', { name: 'Enregistré récemment' });
    await expect(kept.getByRole('link', { name: 'Il a crié.' })).toBeVisible();
    await expect(guide).toContainText('Gardez une première note (fait)');
  });

  await test.step('it leads back to what was begun', async () => {
    await page.getByRole('link', { name: 'Créer un incident' }).click();
    await page.getByLabel('Titre').fill('Mise à l’écart du projet');
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    const resume = page.getByRole('region', { name: 'Reprendre' });
    await resume.getByRole('link', { name: 'Mise à l’écart du projet' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue('Mise à l’écart du projet');
  });

  await test.step('another person’s incident looks as if it did not exist', async () => {
    expectedErrors.push(/status of 404 .*\/api\/incidents\//);
    await goWithin(page, incidentPath);
    await expect(page.getByText('Incident non trouvé')).toBeVisible();
    await expect(page.getByText(TITLE)).toHaveCount(0);
    await goWithin(page, `${incidentPath}/edit`);
    await expect(page.getByText("L'incident demandé n'a pas été trouvé.")).toBeVisible();
    await goWithin(page, '/incidents/pas-un-identifiant');
    await expect(page.getByText('Incident non trouvé')).toBeVisible();
  });

  await test.step('the profile is edited', async () => {
    await goWithin(page, '/profile');
    await page.getByRole('button', { name: 'Modifier le profil' }).click();
    await expect(page.getByLabel('Prénom')).toBeFocused();
    await page.getByLabel('Prénom').fill('Sacha');
    await page.getByLabel('Téléphone').fill('06 12 34 56 78');
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu de Sacha Moreau' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '06 12 34 56 78' })).toBeVisible();
  });

  await test.step('somebody finds what they look for in the help, in French', async () => {
    await goWithin(page, '/help');
    await page.getByRole('button', { name: 'Lire l’aide en français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('DELAIS plainte');
    await expect(page.getByRole('status').filter({ hasText: 'Un article trouvé' })).toBeVisible();
    await page.getByRole('link', { name: 'Les délais pour agir' }).click();
    // To the section that was found.
    await expect(page).toHaveURL(/\/help\/delais#liste$/);
    await expect(page.getByRole('heading', { name: 'Les délais', exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('DELAIS plainte');
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  });

  await test.step('they write to the support', async () => {
    await page.getByRole('link', { name: 'Écrire au support depuis cette page' }).click();
    await page.getByLabel('Objet').fill(`Page blanche ${stranger.email}`);
    await page.getByRole('textbox', { name: /^Message/ }).fill('Le journal reste blanc.');
    await page.getByRole('button', { name: 'Envoyer au support' }).click();
    // The server of the journeys writes its mails to files, and says so.
    await expect(page.getByText('Votre message est enregistré, mais il n’est pas parti')).toBeVisible();
    await page.getByRole('button', { name: 'Écrire un autre message' }).click();
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('');
  });
});
