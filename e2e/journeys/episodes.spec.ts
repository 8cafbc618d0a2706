/** Two incidents of one conversation stay separate: in the panel, in the suggestions, in the records. */
import { createAccount, enter, enterStory, say } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const MARCH = [
  'Le 3 mars 2026 vers 9h mon chef Marc Dupont m’a hurlé dessus dans l’open space devant Julie Leroy, ma collègue.',
  'J’ai pleuré tout l’après-midi. J’en ai parlé à la DRH par mail.',
].join(' ');
const APRIL = [
  'Il y a eu un autre incident.',
  'Le 12 avril 2026 vers 17h, Marc Dupont m’a poussée contre le mur dans le couloir du 2e étage devant Karim Benali, mon collègue.',
  'J’ai eu mal au bras toute la nuit. J’ai écrit au médecin du travail.',
].join(' ');

test('Two incidents are divided and joined by keyboard and by a card, shown separately, and kept as two records', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [MARCH, 'Il a aussi caché mes dossiers au sous-sol.']);
  const incidents = page.getByRole('radiogroup', { name: 'Incidents racontés ici' });

  await test.step('an earlier message begins another incident, with the keyboard alone, and this is undone', async () => {
    await page.getByRole('button', { name: 'Séparer à partir d’un message' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Séparer deux incidents' });
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await dialog.getByRole('radio', { name: /Il a aussi caché mes dossiers/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(incidents.getByRole('radio')).toHaveCount(2);
    await expect(page.getByText('Séparé à partir de ce message.')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la dernière séparation' }).click();
    await expect(incidents).toBeHidden();
  });

  await test.step('the card asks whether it is another incident, and a no makes them one, until that is undone', async () => {
    await say(page, APRIL);
    await expect(incidents.getByRole('radio')).toHaveCount(2);
    const card = page.getByRole('region', { name: 'Est-ce un autre fait que le précédent' });
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Non, le même' }).press('Enter');
    await expect(page.getByText('C’est noté.')).toBeFocused();
    await expect(incidents).toBeHidden();
    await page.getByRole('button', { name: 'Annuler le dernier regroupement' }).click();
    await expect(incidents.getByRole('radio')).toHaveCount(2);
  });

  await test.step('each is shown with what was told of it, and they are joined in the panel too', async () => {
    const march = incidents.getByRole('radio', { name: /3 mars 2026/ });
    const april = incidents.getByRole('radio', { name: /12 avril 2026, celui dont vous parlez/ });
    await expect(page.getByText('Karim Benali').first()).toBeVisible();
    // What was taken back is read anew, and the incident that is told of is shown first.
    await expect(april).toBeChecked();
    await april.press('ArrowUp');
    await expect(march).toBeChecked();
    await expect(page.getByRole('button', { name: /« .*Julie Leroy/ }).first()).toBeVisible();
    await march.press('ArrowDown');
    await expect(april).toBeChecked();
    await page.getByRole('button', { name: 'C’est le même incident que le précédent' }).press('Enter');
    await expect(incidents).toBeHidden();
    // The button is gone: the keyboard goes on at what was done, with the next actions behind it.
    await expect(page.getByRole('status').filter({ hasText: 'Réuni avec le précédent' })).toBeFocused();
    await page.getByRole('button', { name: 'Annuler le dernier regroupement' }).click();
    await expect(incidents.getByRole('radio')).toHaveCount(2);
  });

  await test.step('a record is made of each', async () => {
    for (const day of ['12 avril 2026', '3 mars 2026']) {
      await page.getByRole('button', { name: 'Voir les détails' }).click();
      const dialog = page.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });
      await expect(dialog).toContainText(new RegExp(day.replaceAll(' ', '\\s')));
      await dialog.getByRole('button', { name: 'Créer la déclaration' }).click();
      // The word of success may be that of the one before.
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Incident créé avec succès')).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Voir les détails' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Mes incidents' }).first().click();
    await expect(page.getByRole('link', { name: /12\savril\s2026/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /3\smars\s2026/ }).first()).toBeVisible();
  });
});
