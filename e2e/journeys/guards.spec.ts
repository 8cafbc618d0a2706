import { createAccount, createIncident, enter, signIn, signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const PROTECTED = [
  '/app-home',
  '/ia-call',
  '/journal-de-bord',
  '/incidents',
  '/incidents/new',
  '/synthese',
  '/export',
  '/analytics',
  '/users',
  '/settings',
  '/help',
  '/profile',
  '/change-email',
  '/change-password',
  '/security',
  '/security/two-step',
  '/security/recovery-codes',
  '/second-factor',
  '/email-confirmed',
  '/hub',
  '/mes-incidents',
  '/incidents/create',
  '/unknown/path',
  '/incidents/018f0000-0000-7000-8000-000000000001',
];

test('Every protected page leads a signed-out person to the sign-in screen', async ({ page }) => {
  for (const path of ['/', ...PROTECTED]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
  }
});

test('A signed-in person is redirected as the route table says', async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  const redirects: Record<string, RegExp> = {
    '/': /\/app-home$/,
    '/login': /\/app-home$/,
    '/auth/sign-in': /\/app-home$/,
    '/second-factor': /\/app-home$/,
    '/hub': /\/app-home$/,
    '/email-confirmed': /\/app-home$/,
    '/unknown/path': /\/app-home$/,
    '/mes-incidents': /\/incidents$/,
    '/incidents/create': /\/incidents\/new$/,
    '/incidents/new': /\/incidents\/new$/,
  };
  for (const [path, target] of Object.entries(redirects)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(target);
  }
});

test('Another person’s incident and conversation look as if they did not exist', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
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
