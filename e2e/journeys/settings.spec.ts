/** What a person chooses in the settings, and how it follows them. */
import { createAccount, enter, signIn } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

test('Text size, language and contact information are chosen once, and hold in another browser', async ({
  page,
  browser,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Manage billing settings' }).click();
  await expect(page.getByText('There is nothing to pay.')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();

  const rootSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await rootSize();
  await page.getByText('Very large', { exact: true }).click();
  await expect.poll(rootSize).toBeGreaterThan(1.3 * before);
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();

  const save = page.getByRole('button', { name: 'Enregistrer les modifications' });
  await save.click();
  await expect(page.getByText('Aucune modification détectée.')).toBeVisible();
  await page.getByLabel('Prénom').fill('C');
  await save.click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await page.getByLabel('Prénom').fill('Dominique');
  await page.getByLabel('Téléphone').fill('06 00 00 00 00');
  await save.click();
  await expect(page.getByText('Vos coordonnées sont enregistrées.')).toBeVisible();

  const context = await browser.newContext({ baseURL: server, viewport: { width: 320, height: 640 } });
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, person);
  await expect(other.locator('html')).toHaveAttribute('data-text-size', 'larger');
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expect(other.getByLabel('Prénom')).toHaveValue('Dominique');
  await expect(other.getByLabel('Téléphone')).toHaveValue('06 00 00 00 00');
  await expectNoSidewaysScroll(other);
  await context.close();
});
