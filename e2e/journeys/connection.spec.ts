/** What the assistant's page does when the conversations cannot be had, or nothing can. */
import { createAccount, enter } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('The list of conversations is requested again by itself, and a reload while the server is away keeps the session', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Failed to load resource/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  const list = '**/api/conversations';
  await page.route(list, (route) => route.abort());
  await page.goto('/ia-call');

  await test.step('the list is requested again after a countdown, behind a banner that was put away', async () => {
    const banner = page.getByRole('alert').filter({ hasText: 'Erreur de connexion' });
    await expect(banner).toContainText(/Nouvelle tentative dans [1-5]\ss/);
    await expect(page.getByText('Connexion échouée')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' })).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Masquer' }).click();
    await expect(banner.getByText(/Nouvelle tentative/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute(list);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
    await expect(page.getByLabel('Votre message')).toBeEnabled();
  });

  await test.step('a reload while the server is away keeps the session of the tab, and says so', async () => {
    const everything = /\/(api|auth)\//;
    await page.route(everything, (route) => route.abort());
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Problème de connexion' });
    await expect(notice).toContainText('Votre session et ce que vous avez enregistré sont intacts');
    await expect(page.getByText('Initialisation de votre session utilisateur')).toBeVisible();
    await expect(page).toHaveURL(/\/ia-call/);
    await expectAccessible(page);
    await page.unroute(everything);
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await expect(page).toHaveURL(/\/ia-call/);
  });
});
