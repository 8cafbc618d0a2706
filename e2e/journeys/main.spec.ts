/**
 * The whole way on a phone, with what is asked before a record is made: each detail is confirmed, corrected or put aside
 * in the dialog itself.
 */
import { detailOf, hideCollected, showCollected } from '../support/collected.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { STORY, say, signIn, signOut, signUpByMail } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use(PHONE);

/** What happened, in two messages. */
const TOLD = [STORY.slice(0, 3).join(' '), STORY.slice(3).join(' ')];

test('A person signs up, tells what happened, confirms and corrects the details by keyboard, creates an incident, and finds everything again', async ({
  page,
  person,
  mailTo,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const details = page.getByRole('button', { name: 'Voir les détails' });
  const dialog = page.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });

  await test.step('signs up and confirms by the link in the mail', async () => {
    await signUpByMail(page, person, { mailTo });
    await expect(page).toHaveURL(/\/app-home/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('tells the assistant what happened, and watches what is collected', async () => {
    await menu.getByRole('link', { name: 'Assistant', exact: true }).click();
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
    for (const words of TOLD) await say(page, words);
    await showCollected(page);
    await expect(detailOf(page, 'Personnes et leur rôle')).toContainText('Marc Dupont');
    await hideCollected(page);
  });

  const group = (title: string) =>
    dialog.locator('div').filter({ has: page.locator('> h4', { hasText: title }) });
  const [certain, uncertain] = [group('Ce qui est certain'), group('Ce qui n’est pas certain')];
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));

  await test.step('gets a suggestion of an incident, and confirms a detail of it', async () => {
    await details.press('Enter');
    await expect(uncertain).toContainText('salle de réunion');
    await expect(uncertain).toContainText(/Priorité\s: /);
    await uncertain.getByRole('button', { name: /^C’est bien cela\s: .*salle de réunion/ }).press('Enter');
    await expect(certain).toContainText('salle de réunion');
    await expect.poll(holdsFocus).toBe(true);
  });

  await test.step('corrects another one with its own control', async () => {
    await uncertain
      .getByRole('button', { name: /^Répondre autrement\s: .*Julie Leroy/ })
      .first()
      .press('Enter');
    await uncertain.getByRole('button', { name: /^Corriger\s: .*Julie Leroy/ }).press('Enter');
    await expect(dialog.getByLabel('Nom')).toBeFocused();
    await dialog.getByLabel('Nom').fill('Julie Le Roy');
    await expectPartsAccessible(dialog);
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('Nom').press('Enter');
    await expect(certain).toContainText('Julie Le Roy');
    await expect.poll(holdsFocus).toBe(true);
  });

  await test.step('is led from a passage of the account to its place in the conversation', async () => {
    await dialog
      .getByRole('button', { name: /voir dans la conversation\s: .*Depuis je ne dors plus/ })
      .press('Enter');
    await expect(page.locator('mark')).toContainText('Depuis je ne dors plus');
    await expect(page.locator('mark')).toBeInViewport();
    await expect(page.getByRole('article').filter({ has: page.locator('mark') })).toBeFocused();
  });

  await test.step('creates it, and the keyboard goes on at its confirmation, then at the conversation', async () => {
    await details.press('Enter');
    await dialog.getByRole('button', { name: 'Créer la déclaration' }).press('Enter');
    const created = page.getByRole('status', { name: 'Incident créé avec succès' });
    await expect(created).toBeFocused();
    await expect(details).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(created.getByRole('link', { name: 'Voir l’incident' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(created).toHaveCount(0);
    // What was put away hands the keyboard to the conversation it stood in.
    await expect(page.locator('#conversation')).toBeFocused();
  });

  const edited = 'Le 3e étage, hier';
  await test.step('finds it under Mes incidents with what was corrected, and edits it', async () => {
    await menu.getByRole('link', { name: 'Incidents', exact: true }).click();
    await page.getByRole('list', { name: 'Liste des incidents' }).getByRole('link').first().click();
    await expect(page.getByText('Brouillon')).toBeVisible();
    await expect(page.getByText('salle de réunion du 3e étage').first()).toBeVisible();
    await expect(page.getByText('Marc Dupont').first()).toBeVisible();
    await expect(page.getByText('Julie Le Roy').first()).toBeVisible();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Titre').fill(edited);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByRole('heading', { name: edited })).toBeVisible();
  });

  await test.step('signs out and in again, and finds everything', async () => {
    await signOut(page);
    await signIn(page, person);
    await menu.getByRole('link', { name: 'Incidents', exact: true }).click();
    await expect(page.getByText(edited)).toBeVisible();
    await menu.getByRole('link', { name: 'Assistant', exact: true }).click();
    for (const words of TOLD) await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
  });
});
