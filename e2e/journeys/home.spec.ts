/** The dashboard brings back what was written and what was begun; the profile is edited. */
import { createAccount, enter, goWithin } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('The dashboard takes a note, shows it among what was kept and leads back to what was begun; the profile is edited', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await page.goto('/app-home');
  const guide = page.getByRole('region', { name: 'Pour commencer' });
  await expect(guide.getByRole('link', { name: 'Créez un premier incident' })).toBeVisible();

  await page.getByRole('button', { name: /Garder une note/ }).focus();
  // The first letter opens the note, and stands in it.
  await page.keyboard.type('Il');
  const text = page.getByRole('dialog', { name: 'Note rapide' }).getByLabel('Ce qui se passe, avec vos mots');
  await expect(text).toBeFocused();
  await page.keyboard.type(' a crié devant tous.');
  await expect(text).toHaveValue('Il a crié devant tous.');
  await page.getByRole('button', { name: 'Enregistrer la note' }).click();
  const kept = page.getByRole('region', { name: 'Enregistré récemment' });
  await expect(kept.getByRole('link', { name: 'Il a crié devant tous.' })).toBeVisible();
  await expect(guide).toContainText('Gardez une première note (fait)');

  await page.getByRole('link', { name: 'Créer un incident' }).click();
  await page.getByLabel('Titre').fill('Mise à l’écart du projet');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  const resume = page.getByRole('region', { name: 'Reprendre' });
  await expect(resume.getByRole('link', { name: 'Mise à l’écart du projet' })).toBeVisible();
  await resume.getByRole('link', { name: 'Mise à l’écart du projet' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Mise à l’écart du projet');

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
