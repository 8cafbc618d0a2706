/** Who comes to which page; web/src/router.test.ts asks it of every page. */
import { createAccount, createIncident, enter, signIn, signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('A signed-out person comes to the sign-in screen, and another person’s incident looks as if it did not exist', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/incidents');
  await expect(page).toHaveURL(/\/login/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  const title = await createIncident(page);
  const incidentPath = new URL(page.url()).pathname;
  await signOut(page);
  const stranger = { ...person, email: `autre-${person.email}`, firstName: 'Paul' };
  await createAccount(server, stranger, { mailTo });
  await signIn(page, stranger);
  await page.goto(incidentPath);
  await expect(page.getByText('Incident non trouvé')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto(`${incidentPath}/edit`);
  await expect(page.getByText("L'incident demandé n'a pas été trouvé.")).toBeVisible();
  await page.goto('/incidents/pas-un-identifiant');
  await expect(page.getByText('Incident non trouvé')).toBeVisible();
});
