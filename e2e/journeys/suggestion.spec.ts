/** Before a record is created, each detail is confirmed, corrected or put aside in the dialog itself. */
import { createAccount, enter, enterStory, STORY } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('The dialog of a suggestion shows what is certain and what is not, each to be changed there with the keyboard @phone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, ['Bonjour, vous êtes là ?', ...STORY]);
  const details = page.getByRole('button', { name: 'Voir les détails' });
  await details.press('Enter');
  const dialog = page.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });
  const group = (title: string) =>
    dialog.locator('div').filter({ has: page.locator('> h4', { hasText: title }) });
  const [certain, uncertain] = [group('Ce qui est certain'), group('Ce qui n’est pas certain')];
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect(uncertain).toContainText('salle de réunion');
  await expect(uncertain).toContainText(/Priorité\s: /);

  await test.step('a detail is confirmed, and stands among what is certain', async () => {
    await uncertain.getByRole('button', { name: /^C’est bien cela\s: .*salle de réunion/ }).press('Enter');
    await expect(certain).toContainText('salle de réunion');
    expect(await holdsFocus()).toBe(true);
  });

  await test.step('another is corrected with its own control', async () => {
    await uncertain
      .getByRole('button', { name: /^Répondre autrement\s: .*Julie Leroy/ })
      .first()
      .press('Enter');
    await uncertain.getByRole('button', { name: /^Corriger\s: .*Julie Leroy/ }).press('Enter');
    await expect(dialog.getByLabel('Nom')).toBeFocused();
    await dialog.getByLabel('Nom').fill('Julie Le Roy');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('Nom').press('Enter');
    await expect(certain).toContainText('Julie Le Roy');
    expect(await holdsFocus()).toBe(true);
  });

  await test.step('a passage of the account leads to its place in the conversation', async () => {
    await expect(dialog.getByText('Bonjour, vous êtes là ?')).toBeHidden();
    await dialog
      .getByRole('button', { name: /voir dans la conversation\s: .*Depuis je ne dors plus/ })
      .press('Enter');
    await expect(page.locator('mark')).toContainText('Depuis je ne dors plus');
    await expect(page.locator('mark')).toBeInViewport();
    await expect(page.getByRole('article').filter({ has: page.locator('mark') })).toBeFocused();
  });

  await test.step('the record holds what was corrected', async () => {
    await details.press('Enter');
    await dialog.getByRole('button', { name: 'Créer la déclaration' }).press('Enter');
    await page.getByRole('link', { name: 'Voir l’incident' }).click();
    await expect(page.getByText('Julie Le Roy').first()).toBeVisible();
    await expect(page.getByText(/salle de réunion/).first()).toBeVisible();
  });
});
