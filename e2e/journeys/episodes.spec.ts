/** Two incidents of one conversation stay separate: in the panel, in the suggestions, in the records. */
import type { Page } from '@playwright/test';
import { correctPlace, detailOf, hideCollected, showCollected } from '../support/collected.ts';
import { createAccount, type Entered, enter, enterStory, say } from '../support/steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

let session: Entered;
test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
});

const incidentsOf = (page: Page) => page.getByRole('radiogroup', { name: 'Incidents racontés ici' });
const join = (page: Page) => page.getByRole('button', { name: 'C’est le même incident que le précédent' });

const MARCH = [
  'Le 3 mars 2026 vers 9h mon chef Marc Dupont m’a hurlé dessus dans l’open space devant Julie Leroy, ma collègue.',
  'J’ai pleuré tout l’après-midi. J’en ai parlé à la DRH par mail.',
].join(' ');
const APRIL = [
  'Il y a eu un autre incident.',
  'Le 12 avril 2026 vers 17h, Marc Dupont m’a poussée contre le mur dans le couloir du 2e étage devant Karim Benali, mon collègue.',
  'J’ai eu mal au bras toute la nuit. J’ai écrit au médecin du travail.',
].join(' ');
const MAY =
  'Et encore une autre histoire. Le 5 mai 2026 vers 11h, Marc Dupont m’a insultée au téléphone devant Sonia Petit, ma collègue. J’ai vomi en rentrant. J’ai prévenu le CSE.';

test('Two incidents are shown separately, joined, divided again, and kept as two records @phone', async ({
  page,
}) => {
  await enterStory(page, session, [MARCH, APRIL]);
  await showCollected(page);
  const incidents = incidentsOf(page);
  const march = incidents.getByRole('radio', { name: /3 mars 2026/ });
  const april = incidents.getByRole('radio', { name: /12 avril 2026, celui dont vous parlez/ });
  await expect(april).toBeChecked();
  await expect(page.getByText('Karim Benali').first()).toBeVisible();
  await expectAccessible(page);
  await april.focus();
  await page.keyboard.press('ArrowUp');
  await expect(march).toBeChecked();
  await expect(page.getByRole('button', { name: /« .*Julie Leroy/ }).first()).toBeVisible();

  // What is told next can belong to the first one again.
  await page.getByRole('button', { name: 'Reprendre le récit de celui-ci' }).click();
  await expect(page.getByText('Ce que vous racontez maintenant revient à cet incident.')).toBeVisible();
  await expect(march).toBeChecked();
  await page.getByRole('button', { name: 'Annuler la dernière reprise' }).click();
  await expect(page.getByText('Annulé : tout est revenu comme avant.')).toBeVisible();
  await incidents.getByText(/12\savril/).click();
  await join(page).focus();
  await page.keyboard.press('Enter');
  await expect(incidents).toBeHidden();
  // The button is gone: the keyboard goes on at what was done, with the next actions behind it.
  await expect(page.getByRole('status').filter({ hasText: 'Réuni avec' })).toBeFocused();
  await expect(page.getByText('Réuni avec le précédent', { exact: false })).toBeVisible();
  // It can still be undone later.
  await page.reload();
  await showCollected(page);
  await expect(incidents).toBeHidden();
  await page.getByRole('button', { name: 'Annuler le dernier regroupement' }).click();
  await expect(incidents.getByRole('radio')).toHaveCount(2);
  await hideCollected(page);

  await say(page, 'Le 12 avril Karim Benali a tout vu.');
  for (const day of ['12 avril 2026', '3 mars 2026']) {
    await page.getByRole('button', { name: 'Voir les détails' }).click();
    const dialog = page.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });
    await expect(dialog).toContainText('Preuves');
    await expect(dialog).toContainText(new RegExp(day.replaceAll(' ', '\\s')));
    await dialog.getByRole('button', { name: 'Créer la déclaration' }).click();
    // The word of success may be that of the one before.
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Incident créé avec succès')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Voir les détails' })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Incidents', exact: true }).click();
  await expect(page.getByRole('link', { name: /12\savril\s2026/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /3\smars\s2026/ }).first()).toBeVisible();
});

test('Another incident is begun at an earlier message by keyboard, asked about by a card, and joined with the one before it', async ({
  page,
}) => {
  await enterStory(page, session, [MARCH, 'Il a aussi caché mes dossiers au sous-sol.']);
  const incidents = incidentsOf(page);

  await test.step('an earlier message begins another incident, with the keyboard alone, and this is undone', async () => {
    await page.getByRole('button', { name: 'Séparer à partir d’un message' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Séparer deux incidents' });
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await expectAccessible(page);
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

  await test.step('the card asks whether it is another incident, and a no makes them one', async () => {
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

  await test.step('what is corrected is corrected of the incident that is shown', async () => {
    await correctPlace(page, 'dans le hall');
    await incidents.getByText(/3\smars/).click();
    await expect(detailOf(page, 'Lieu précis')).not.toContainText('dans le hall');
    await correctPlace(page, 'au premier étage');
  });

  await test.step('a joined incident is shown with the one before it, whichever is being told, and the last correction stands', async () => {
    await say(page, MAY);
    await expect(incidents.getByRole('radio')).toHaveCount(3);
    await expect(incidents.getByRole('radio', { name: /5 mai 2026, celui dont vous parlez/ })).toBeVisible();
    await incidents.getByText(/12\savril/).click();
    await expect(detailOf(page, 'Lieu précis')).toContainText('dans le hall');
    await join(page).click();
    await expect(incidents.getByRole('radio')).toHaveCount(2);
    await expect(incidents.getByRole('radio', { name: /3 mars 2026/ })).toBeChecked();
    await expect(detailOf(page, 'Témoins')).toContainText('Karim Benali');
    await expect(detailOf(page, 'Lieu précis')).toContainText('au premier étage');
  });

  await test.step('undone, each has its own correction again', async () => {
    await page.getByRole('button', { name: 'Annuler le dernier regroupement' }).click();
    await incidents.getByText(/12\savril/).click();
    await expect(detailOf(page, 'Lieu précis')).toContainText('dans le hall');
  });
});
