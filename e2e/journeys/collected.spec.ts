/** « Ce qui est recueilli »: the person confirms, corrects, doubts and refuses what was understood, and adds to it. */
import { answer, detailOf, placeField, showCollected } from '../support/collected.ts';
import { createAccount, enter, enterStory, say } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const EFFECTS = 'Effets sur vous et votre travail';
const FULL_DATE = 'Le 18 novembre 2026 à 10h, mon chef m’a insultée à la cantine. Depuis je ne dors plus.';

test('What was told is confirmed, doubted, refused, typed and added to by keyboard; a protest opens its detail over the conversation, and what is typed there outlives a reload @phone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), [FULL_DATE]);
  const place = detailOf(page, 'Lieu précis');
  const when = detailOf(page, 'Date et heure');

  await test.step('what was told is confirmed and doubted, with the keyboard alone', async () => {
    await showCollected(page);
    await expect(when).toContainText(/mercredi\s18\snovembre\s2026 à\s10\sh/);
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
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(when).toContainText(/mardi\s17\snovembre\s2026, vers\s9\sh\s30/);
    await expect(when).toContainText('Corrigé');
  });

  await test.step('what is refused is set aside, and a witness is added by hand', async () => {
    await answer(page, EFFECTS, 'Ce n’est pas cela');
    await expect(page.getByRole('group').filter({ hasText: 'Mis de côté' })).toContainText('je ne dors plus');
    await expect(page.locator('body'), 'the focus is kept').not.toBeFocused();
    await page.getByText('Ce dont vous n’avez pas parlé').click();
    await detailOf(page, 'Témoins')
      .getByRole('button', { name: /^Ajouter un témoin/ })
      .press('Enter');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Julie Leroy');
    await page.getByRole('textbox', { name: 'Rôle dans l’entreprise' }).fill('collègue');
    await page.keyboard.press('Enter');
    await expect(detailOf(page, 'Témoins')).toContainText('Julie Leroy, collègue (témoin)');
  });

  await test.step('each word leads to its place', async () => {
    await place
      .getByRole('button', { name: /^Voir dans la conversation/ })
      .first()
      .click();
    await expect(page.getByRole('log').locator('mark')).toHaveText(/à la cantine/);
    await expect(page.getByRole('log').locator('mark')).toBeInViewport();
  });

  await test.step('a protest opens the detail over the conversation; what is typed there outlives a reload', async () => {
    await say(page, 'Je l’ai déjà dit ! À la cantine !');
    await expect(placeField(page)).toHaveValue('à la cantine');
    await placeField(page).fill('au réfectoire');
    await page.reload();
    await showCollected(page);
    await expect(placeField(page)).toHaveValue('au réfectoire');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(placeField(page)).toHaveCount(0);
    await expect(place).toContainText('au réfectoire');
    await expect(when).toContainText('Corrigé');
  });
});
