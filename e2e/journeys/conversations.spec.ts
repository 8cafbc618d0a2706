/**
 * What becomes of conversations: put aside, taken up again, deleted; and two incidents of one conversation, which stay separate
 * in the panel, in the suggestions and in the records.
 */

import { expectPartsAccessible } from '../support/parts.ts';
import { createAccount, enter, goWithin, say, tell } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const STORY = ['Hier mon chef m’a insultée à la cantine.'];
const MARCH = [
  'Le 3 mars 2026 vers 9h mon chef Marc Dupont m’a hurlé dessus dans l’open space devant Julie Leroy, ma collègue.',
  'J’ai pleuré tout l’après-midi. J’en ai parlé à la DRH par mail.',
].join(' ');
const APRIL = [
  'Il y a eu un autre incident.',
  'Le 12 avril 2026 vers 17h, Marc Dupont m’a poussée contre le mur dans le couloir du 2e étage devant Karim Benali, mon collègue.',
  'J’ai eu mal au bras toute la nuit. J’ai écrit au médecin du travail.',
].join(' ');

test('Conversations are opened, completed and deleted, and two incidents of one are divided and joined', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await tell(session, STORY);
  const log = page.getByRole('log');
  const menu = page.getByRole('button', { name: 'Actions sur cette conversation' });
  const completed = page.getByText('Cette conversation est terminée.');
  const first = 'Hier mon chef m’a insultée à la cantine.';

  await test.step('the address of an unknown conversation opens no other one', async () => {
    expectedErrors.push(/status of 404 .*\/api\/conversations\/01980000-/);
    await page.goto('/ia-call?conversation=01980000-0000-7000-8000-000000000001');
    await expect(page.getByText('Cette conversation n’existe pas ou n’est plus disponible.')).toBeVisible();
    await expect(page.getByLabel('Votre message')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages de la conversation' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nouvelle conversation' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Hier mon chef m’a insultée/ })
      .first()
      .click();
    await expect(log.getByText(first)).toBeVisible();
  });

  await test.step('a completed conversation becomes active by a message', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Marquer comme terminée' }).click();
    await expect(completed).toBeVisible();
    await say(page, 'Il a recommencé ce matin.');
    await expect(completed).toHaveCount(0);
  });

  await test.step('a message is deleted with the keyboard alone, with the details collected from it', async () => {
    const panel = page.getByRole('complementary', { name: 'Ce qui est recueilli' });
    await expect(panel.getByText('à la cantine').first()).toBeVisible();
    await page.getByRole('article').last().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Joindre à un incident.: Vous, / }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Supprimer ce message : Vous, / }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Supprimer ce message ?' });
    await expect(dialog).toContainText('Les incidents déjà créés à partir de cette conversation restent');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages de la conversation' })).toBeFocused();
    await expect(panel.getByText('à la cantine')).toHaveCount(0);
    await expect(log.getByText('Il a recommencé')).toBeVisible();
    await expect(log.getByText('Hier mon chef m’a insultée')).toHaveCount(0);
  });

  await test.step('of two conversations only the open one is marked', async () => {
    // At this width the list gives way to the box that one writes in.
    await page.getByRole('button', { name: 'Afficher la liste des conversations' }).click();
    const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Nouvelle conversation' }).first().click();
    await expect(rows).toHaveCount(2);
    const links = rows.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await links.last().click();
    await expect(links.last()).toHaveAttribute('aria-current', 'page');
    await expect(links.first()).not.toHaveAttribute('aria-current');
    // Seen as well as said: the mouse is elsewhere, so that what differs is the mark.
    await page.getByRole('region', { name: 'Assistant IA' }).hover({ position: { x: 300, y: 300 } });
    await expect
      .poll(() =>
        links.evaluateAll((all) =>
          all.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
        ),
      )
      .toEqual([false, true]);
  });

  await test.step('deleted, the conversation is gone with its unsent text', async () => {
    const kept = () =>
      page.evaluate(() =>
        Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('recueil.draft.')),
      );
    // The address changes before the conversation does.
    await expect(log.getByText('Il a recommencé')).toBeVisible();
    await page.getByLabel('Votre message').fill('Un brouillon');
    await expect.poll(kept).toHaveLength(1);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/«\sIl a recommencé/);
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Il a recommencé')).toHaveCount(0);
    await expect.poll(kept).toEqual([]);
    // What was said in them is searched for in the journal: one types at once.
    await page.getByRole('link', { name: 'Chercher dans vos conversations' }).click();
    await expect(page.getByRole('searchbox', { name: 'Rechercher dans le journal' })).toBeFocused();
  });

  await goWithin(page, await tell(session, [MARCH, 'Il a aussi caché mes dossiers au sous-sol.']));
  await expect(page.getByText('Assistant connecté')).toBeVisible();
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
    await expectPartsAccessible(card, incidents);
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
