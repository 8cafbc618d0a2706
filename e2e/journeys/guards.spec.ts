/** Who comes to which page; web/src/router.test.ts asks it of every page. */
import { keep } from '../support/journal.ts';
import { createAccount, sessionElsewhere, signIn } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

const TITLE = 'Un ton haussé devant toute l’équipe';

test('A signed-out person comes to the sign-in screen, one with the default first name to the profile, and another person’s incident looks as if it did not exist', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await createAccount(server, person, { mailTo });
  const incident = await keep(await sessionElsewhere(server, person), '/api/incidents', {
    title: TITLE,
    description: 'Il a haussé le ton.',
    type: 'bullying',
    priority: 'high',
    incident_date: '2026-03-12',
    location: null,
    tags: [],
    is_sensitive: false,
  });
  const incidentPath = `/incidents/${incident}`;

  await page.goto('/incidents');
  await expect(page).toHaveURL(/\/login/);
  // The form of the app refuses this name; a provider that gives no name, or another client, does not.
  const stranger = { ...newPerson(), firstName: 'Utilisateur' };
  await createAccount(server, stranger, { mailTo });
  await signIn(page, stranger);
  await expect(page).toHaveURL(/\/complete-profile/);
  await page.goto(incidentPath);
  await expect(page).toHaveURL(/\/complete-profile/);
  await page.getByLabel('First name').fill('Paul');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/app-home/);

  await page.goto(incidentPath);
  await expect(page.getByText('Incident non trouvé')).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await page.goto(`${incidentPath}/edit`);
  await expect(page.getByText("L'incident demandé n'a pas été trouvé.")).toBeVisible();
  await page.goto('/incidents/pas-un-identifiant');
  await expect(page.getByText('Incident non trouvé')).toBeVisible();
});
