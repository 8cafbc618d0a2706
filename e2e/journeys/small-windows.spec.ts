/** Low and narrow windows: half a screen, a laptop at 200 %, the smallest phone. */
import type { Locator } from '@playwright/test';
import { createAccount, createIncident, signIn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
});

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) as { x: number; y: number; width: number; height: number };

test('In a window that is wide and low nothing of the input lies under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/ia-call');
  const help = page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' });
  await expect(help).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true });
  // The page is still settling: what is measured may be replaced the next moment.
  await expect(async () => {
    const [button, covered] = [await boxOf(help), await boxOf(bar)];
    expect(button.y + button.height).toBeLessThanOrEqual(covered.y);
  }).toPass();
  await help.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('In a window of 320 px the day of the last activity stands on one line', async ({ page }) => {
  await createIncident(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/app-home');
  const today = page.getByText(/^Aujourd.hui$/);
  await expect(today).toBeVisible();
  const lines = await today.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
