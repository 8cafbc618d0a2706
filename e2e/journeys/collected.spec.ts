/** « Ce qui est recueilli »: the person confirms, corrects, doubts and refuses what was understood, and adds to it. */
import { answer, detailOf, hideCollected, placeField, showCollected } from '../support/collected.ts';
import { createAccount, enter, enterStory, say } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const EFFECTS = 'Effets sur vous et votre travail';
const FULL_DATE = 'Le 18 novembre 2026 à 10h, mon chef m’a insultée à la cantine. Depuis je ne dors plus.';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [FULL_DATE]);
});

test('What was told is confirmed, doubted, refused, typed and added to by keyboard, and a protest opens its detail', async ({
  page,
}) => {
  const place = detailOf(page, 'Lieu précis');
  const when = detailOf(page, 'Date et heure');
  const aside = page.getByRole('group').filter({ hasText: 'Mis de côté' });

  await test.step('what was told is confirmed and doubted, with the keyboard alone', async () => {
    await expect(when).toContainText(/mercredi\s18\snovembre\s2026 à\s10\sh/);
    await expect(when).toContainText('Certain, la date est complète');
    await expect(page.getByText(/sur 8/)).toHaveCount(0);
    await expect(place).toContainText('À confirmer');
    await answer(page, 'Lieu précis', 'C’est bien cela');
    await expect(place).toContainText('Confirmé');
    await expect(place.getByRole('listitem').first(), 'the pressed button is gone').toBeFocused();
    await answer(page, EFFECTS, 'Je ne suis pas sûr·e');
    await expect(detailOf(page, EFFECTS)).toContainText('Vous n’en êtes pas sûr·e');
  });

  await test.step('a day and an hour are typed', async () => {
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
    await expect(when).toContainText(/mardi\s17\snovembre\s2026, vers\s9\sh\s30/);
    await expect(when).toContainText('Corrigé');
  });

  await test.step('what is refused is set aside, and all of it outlives a reload', async () => {
    await answer(page, EFFECTS, 'Ce n’est pas cela');
    await expect(aside).toContainText('je ne dors plus');
    await expect(page.locator('body'), 'the focus is kept').not.toBeFocused();
    await page.reload();
    await expect(place).toContainText('Confirmé');
    await expect(when).toContainText('Corrigé');
    await expect(aside).toContainText('je ne dors plus');
    await expect(aside).not.toHaveAttribute('open');
    await aside.getByText('Mis de côté', { exact: true }).click();
    await aside.getByRole('button', { name: /^Reprendre.*je ne dors plus/ }).press('Enter');
    await expect(detailOf(page, EFFECTS)).toContainText('Confirmé');
    await expect(page.locator('article').first()).toContainText('Depuis je ne dors plus.');
    await expectNoSidewaysScroll(page);
  });

  await test.step('a witness is added by hand', async () => {
    await page.getByText('Ce dont vous n’avez pas parlé').click();
    await detailOf(page, 'Témoins')
      .getByRole('button', { name: /^Ajouter un témoin/ })
      .press('Enter');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Julie Leroy');
    await page.getByRole('textbox', { name: 'Rôle dans l’entreprise' }).fill('collègue');
    await page.keyboard.press('Enter');
    await expect(detailOf(page, 'Témoins')).toContainText('Julie Leroy, collègue (témoin)');
    await expect(detailOf(page, 'Témoins')).toContainText('Confirmé');
  });

  await test.step('each word leads to its place', async () => {
    await detailOf(page, EFFECTS)
      .getByRole('button', { name: /^Voir dans la conversation/ })
      .click();
    await expect(page.getByRole('log').locator('mark')).toHaveText(/je ne dors plus/);
  });

  await test.step('a protest is admitted, and opens the detail with its control beside the conversation', async () => {
    await say(page, 'Je l’ai déjà dit ! À la cantine !');
    await expect(page.getByRole('article').last()).toContainText('j’ai mal compris');
    await expect(placeField(page)).toHaveValue('à la cantine');
    await placeField(page).fill('dans la cour');
    await place.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(placeField(page)).toHaveCount(0);
    await expect(place).toContainText('dans la cour');
  });
});

test('On a phone a protest opens the detail over the conversation, what is typed outlives a reload, and one card asks at a time @phone', async ({
  page,
}) => {
  const place = detailOf(page, 'Lieu précis');

  await test.step('a protest opens the detail over the conversation; what is typed there outlives a reload', async () => {
    await say(page, 'Je l’ai déjà dit ! À la cantine !');
    await expect(placeField(page)).toHaveValue('à la cantine');
    await placeField(page).fill('');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Écrivez quelque chose, ou annulez.')).toBeVisible();
    await expectAccessible(page);
    await placeField(page).fill('au réfectoire');
    await page.reload();
    await showCollected(page);
    await expect(placeField(page)).toHaveValue('au réfectoire');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(place).toContainText('à la cantine');
  });

  await test.step('a place is corrected in place, and the earlier one stays set aside', async () => {
    await answer(page, 'Lieu précis', 'Corriger');
    await expect(placeField(page)).toHaveValue('à la cantine');
    await expect(placeField(page)).toBeFocused();
    await placeField(page).fill('au réfectoire du bâtiment B');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(placeField(page)).toHaveCount(0);
    await expect(place).toContainText('au réfectoire du bâtiment B');
    await expect(place).toContainText('Corrigé');
    await expect(place).not.toContainText('à la cantine');
    await hideCollected(page);
  });

  await test.step('one card asks under the reply: a yes folds it, and the next comes with the next reply', async () => {
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
});
