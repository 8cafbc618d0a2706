import { createAccount, enter, enterStory, STORY } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('shots', async ({ page, person, server, mailTo }) => {
  test.setTimeout(120_000);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const shot = async (name: string, full = true) => {
    for (const [w, s] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width: w, height: 900 });
      await page.emulateMedia({ colorScheme: s });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `/tmp/form-shots/${name}-${w}.png`, fullPage: full });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.goto('/incidents/new');
  await page.getByLabel('Titre').fill('Réunion du lundi');
  await shot('new');
  await page.getByText('Sur une période').click();
  await page.getByRole('button', { name: 'Ajouter un autre lieu' }).click();
  await shot('period');
  await page.getByText('Je ne sais pas', { exact: true }).click();
  await shot('unknown');
  await enterStory(page, session, STORY);
  await page.getByRole('button', { name: 'Voir les détails' }).click();
  await page.getByRole('button', { name: 'Créer la déclaration' }).click();
  await page.getByRole('link', { name: 'Voir l’incident' }).click();
  await page
    .getByText(/^Depuis je ne dors plus/)
    .first()
    .waitFor();
  await shot('detail');
  await page
    .getByText(/^Depuis je ne dors plus/)
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.screenshot({ path: '/tmp/form-shots/source.png' });
  await page.getByRole('link', { name: 'Relire ce message' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/form-shots/message.png' });
  await page.goBack();
  await page.getByRole('link', { name: 'Imprimer' }).click();
  await page.waitForTimeout(800);
  await shot('print');
  await page.pdf({ path: '/tmp/form-shots/print.pdf', preferCSSPageSize: true });
  await page.goto('/incidents');
  await shot('list');
});
