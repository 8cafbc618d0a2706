/** The door on a small phone, before and after the app is there. */
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

/** The app itself: what holds it back leaves the page with its frame. */
const APP = '**/assets/first-*.js';

test('On a small phone the door is whole before the app is there, what is typed meanwhile stays, and nothing moves', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript(() => {
    const page = window as unknown as { shift: number };
    page.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });

  const promise = page.getByText('Un endroit à vous pour écrire');
  const email = page.getByLabel('Email');
  const submit = page.getByRole('button', { name: 'Se connecter', exact: true });
  const create = page.getByRole('link', { name: 'Créer un compte' });
  for (const part of [promise, email, submit, create]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeDisabled();
  await email.fill(person.email);
  await email.press('End');

  held.resolve();
  await expect(page.locator('#frame')).toHaveCount(0);
  await expect(email).toHaveValue(person.email);
  await expect(email).toBeFocused();
  for (const part of [promise, email, submit, create]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);

  await page.getByRole('radio', { name: 'Français' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});
