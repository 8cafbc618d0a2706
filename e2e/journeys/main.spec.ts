import { detailOf, hideCollected, showCollected } from '../support/collected.ts';
import { STORY, say, signIn, signOut, signUpByMail } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('A person signs up, tells what happened, creates an incident, and finds everything again @narrow', async ({
  page,
  person,
  mailTo,
}) => {
  await test.step('signs up and confirms by the link in the mail', async () => {
    await signUpByMail(page, person, { mailTo });
    await expect(page).toHaveURL(/\/app-home/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('tells the assistant what happened, and watches what is collected', async () => {
    await page.goto('/ia-call');
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
    for (const line of STORY) await say(page, line);
    await showCollected(page);
    await expect(detailOf(page, 'Personnes et leur rôle')).toContainText('Marc Dupont');
    await expectAccessible(page);
    await hideCollected(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('gets a suggestion of an incident, and creates it', async () => {
    await page.getByRole('button', { name: 'Voir les détails' }).click();
    const dialog = page.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Créer la déclaration' }).click();
    await expect(page.getByText('Incident créé avec succès').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voir les détails' })).toHaveCount(0);
  });

  const edited = 'Le 3e étage, hier';
  await test.step('finds it under Mes incidents, opens and edits it', async () => {
    await page.goto('/incidents');
    const row = page.getByRole('list', { name: 'Liste des incidents' }).getByRole('link').first();
    await expect(row).toBeVisible();
    await row.click();
    await expect(page.getByText('Brouillon')).toBeVisible();
    await expect(page.getByText('salle de réunion du 3e étage').first()).toBeVisible();
    await expect(page.getByText('Marc Dupont').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The dialog and the record are the same: the witness, the effects and the steps taken, in the person's words.
    await expect(page.getByText('Julie Leroy').first()).toBeVisible();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Titre').fill(edited);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByRole('heading', { name: edited })).toBeVisible();
  });

  await test.step('signs out and in again, and finds everything', async () => {
    await signOut(page);
    await signIn(page, person);
    await page.goto('/incidents');
    await expect(page.getByText(edited)).toBeVisible();
    await page.goto('/ia-call');
    for (const line of STORY) await expect(page.getByRole('log').getByText(line)).toHaveCount(1);
  });
});
