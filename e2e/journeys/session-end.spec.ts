/** « On s'arrête là »: what is not saved, what is, the receipt that is checked later, and the way out. */
import { createAccount, enter, enterStory, goWithin } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A person stops, sees what is kept and what is not, takes a receipt that holds later, and signs out', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), ['Mon chef a crié sur moi hier.']);
  await page.getByLabel('Votre message').fill('Et puis');
  await page.getByRole('link', { name: 'On s’arrête là' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'On s’arrête là' })).toBeVisible();
  const waiting = page.getByRole('alert').filter({ hasText: 'Tout n’est pas encore enregistré' });
  await expect(waiting).toContainText('Un texte commencé n’est pas enregistré.');
  await expect(waiting).not.toContainText('Et puis');
  const kept = page.getByRole('region', { name: 'Ce qui est enregistré' });
  await expect(kept.getByRole('link', { name: '1 message de vous' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Qui a pu lire' })).toContainText(
    'personne d’autre que vous.',
  );
  await expect(page.getByRole('link', { name: '3114' })).toBeVisible();
  await expectAccessible(page);
  const code = (await page.getByText(/^[0-9A-Z]{1,4}(-[0-9A-Z*~$=]{4})+$/).textContent()) ?? '';
  await page.getByRole('link', { name: 'Reprendre la conversation' }).click();
  await expect(page.getByLabel('Votre message')).toHaveValue('Et puis');

  await goWithin(page, '/settings/my-data');
  const receipt = page.getByRole('region', { name: 'Reçu' });
  const field = receipt.getByLabel('Vérifier un reçu');
  await field.fill(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`);
  await receipt.getByRole('button', { name: 'Vérifier' }).click();
  await expect(receipt).toContainText('Ce code n’est pas un reçu, ou il a une faute de frappe.');
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await receipt.getByRole('button', { name: 'Vérifier' }).click();
  await expect(receipt).toContainText('Rien n’a changé depuis ce reçu');

  await goWithin(page, '/fin-de-session');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Me déconnecter' }).click();
  await expect(page).toHaveURL(/\/login/);
});
