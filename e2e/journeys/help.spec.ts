/** /help: found by its search, read, and written from. */
import { createAccount, enter } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('Somebody finds what they look for in the help, in French, and writes to the support', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await page.goto('/help');
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

  await page.getByRole('link', { name: 'Écrire au support depuis cette page' }).click();
  await page.getByLabel('Objet').fill('Page blanche');
  await page.getByLabel('Message').fill('Le journal reste blanc.');
  // What is typed outlasts the page until it has left.
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Le journal reste blanc.');
  await page.getByLabel('Objet').fill(`Page blanche ${person.email}`);
  await page.getByRole('button', { name: 'Envoyer au support' }).click();
  // The server of the journeys writes its mails to files, and says so.
  await expect(page.getByText('Votre message est enregistré, mais il n’est pas parti')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});
