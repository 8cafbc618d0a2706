/** « Ce qui est recueilli »: the person confirms, corrects, doubts and refuses what was understood, and adds to it. */
import { answer, correctPlace, detailOf, placeField, showCollected } from '../support/collected.ts';
import { createAccount, enter, enterStory, say } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const EFFECTS = 'Effets sur vous et votre travail';
const FULL_DATE = 'Le 18 novembre 2026 à 10h, mon chef m’a insultée à la cantine. Depuis je ne dors plus.';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [FULL_DATE]);
});

test('What was told is confirmed, doubted and refused, with the keyboard alone and over a reload', async ({
  page,
}) => {
  await showCollected(page);
  await expect(detailOf(page, 'Date et heure')).toContainText(/mercredi\s18\snovembre\s2026 à\s10\sh/);
  await expect(detailOf(page, 'Date et heure')).toContainText('Certain, la date est complète');
  await expect(page.getByText(/sur 8/)).toHaveCount(0);
  const place = detailOf(page, 'Lieu précis');
  await expect(place).toContainText('À confirmer');
  await answer(page, 'Lieu précis', 'C’est bien cela');
  await expect(place).toContainText('Confirmé');
  await expect(place.getByRole('listitem').first(), 'the pressed button is gone').toBeFocused();
  await answer(page, EFFECTS, 'Je ne suis pas sûr·e');
  await expect(detailOf(page, EFFECTS)).toContainText('Vous n’en êtes pas sûr·e');
  await expectAccessible(page);
  await answer(page, EFFECTS, 'Ce n’est pas cela');
  const aside = page.getByRole('group').filter({ hasText: 'Mis de côté' });
  await expect(aside).toContainText('je ne dors plus');
  await expect(page.locator('body'), 'the focus is kept').not.toBeFocused();

  await page.reload();
  await showCollected(page);
  await expect(place).toContainText('Confirmé');
  await expect(aside).toContainText('je ne dors plus');
  await expect(aside).not.toHaveAttribute('open');
  await aside.getByText('Mis de côté', { exact: true }).click();
  await aside.getByRole('button', { name: /^Reprendre/ }).press('Enter');
  await expect(detailOf(page, EFFECTS)).toContainText('Confirmé');
  await expect(page.locator('article').first()).toContainText('Depuis je ne dors plus.');
  await expectNoSidewaysScroll(page);
});

test('A place is corrected in place; what is typed outlives a reload, and the earlier one stays set aside @phone', async ({
  page,
}) => {
  await showCollected(page);
  await answer(page, 'Lieu précis', 'Corriger');
  await expect(placeField(page)).toHaveValue('à la cantine');
  await expect(placeField(page)).toBeFocused();
  await placeField(page).fill('');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Écrivez quelque chose, ou annulez.')).toBeVisible();
  await placeField(page).fill('au réfectoire');
  await page.reload();
  await showCollected(page);
  await expect(placeField(page)).toHaveValue('au réfectoire');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(detailOf(page, 'Lieu précis')).toContainText('à la cantine');
  await correctPlace(page, 'au réfectoire du bâtiment B');
  await expect(detailOf(page, 'Lieu précis')).toContainText('Corrigé');
  await page.reload();
  await showCollected(page);
  await expect(detailOf(page, 'Lieu précis')).toContainText('au réfectoire du bâtiment B');
  await expect(detailOf(page, 'Lieu précis')).not.toContainText('à la cantine');
});

test('A day and an hour are typed, a witness is added by hand, and each word leads to its place', async ({
  page,
}) => {
  await answer(page, 'Date et heure', 'Corriger');
  const day = page.getByRole('group', { name: 'Jour' });
  await expect(day.getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.type('17112026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0930');
  await page.getByText('À peu près').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(detailOf(page, 'Date et heure')).toContainText(/mardi\s17\snovembre\s2026, vers\s9\sh\s30/);
  await expect(detailOf(page, 'Date et heure')).toContainText('Corrigé');

  await page.getByText('Ce dont vous n’avez pas parlé').click();
  await detailOf(page, 'Témoins')
    .getByRole('button', { name: /^Ajouter un témoin/ })
    .press('Enter');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Julie Leroy');
  await page.getByRole('textbox', { name: 'Rôle dans l’entreprise' }).fill('collègue');
  await page.keyboard.press('Enter');
  await expect(detailOf(page, 'Témoins')).toContainText('Julie Leroy, collègue (témoin)');
  await expect(detailOf(page, 'Témoins')).toContainText('Confirmé');

  await detailOf(page, EFFECTS)
    .getByRole('button', { name: /^Voir dans la conversation/ })
    .click();
  await expect(page.getByRole('log').locator('mark')).toHaveText(/je ne dors plus/);
});

test('One card asks for the day under the reply: a yes folds it, and the next comes with the next reply @phone', async ({
  page,
}) => {
  await say(page, 'Et mardi vers 3h, Jordan, le grutier, a hurlé sur moi. Mehdi Ouali a vu la scène.');
  const cards = page.getByRole('region', { name: /est-ce/ });
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await cards
    .getByRole('button', { name: /^(?:Oui|Non)/ })
    .first()
    .press('Enter');
  await expect(page.getByText('C’est noté.')).toBeFocused();
  await expect(cards).toHaveCount(0);
  await say(page, 'Je n’ai rien dit.');
  await expect(page.getByText('C’est noté.')).toHaveCount(0);
});

test('A protest opens the detail with its control: beside the conversation, or over it on a phone @narrow', async ({
  page,
}) => {
  await say(page, 'Je l’ai déjà dit ! À la cantine !');
  await expect(placeField(page)).toHaveValue('à la cantine');
  await placeField(page).fill('dans la cour');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(placeField(page)).toHaveCount(0);
  await expect(detailOf(page, 'Lieu précis')).toContainText('dans la cour');
  await expectAccessible(page);
});
