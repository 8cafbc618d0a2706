/** One session in several tabs of one browser, where nobody asked to be remembered: each tab has a storage of its own. */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, enter, signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const KEY = 'recueil-auth-token';

const incidents = (page: Page) => page.getByRole('heading', { name: 'Mes incidents' });

/** Counts the refreshes that came to their end: the reload of a tab ends one that its old page had just begun by itself. */
const countRefreshes = (context: BrowserContext): (() => number) => {
  let count = 0;
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/token?grant_type=refresh_token')) count += 1;
  });
  return () => count;
};

const storedSession = (page: Page): Promise<string> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);

/** Makes the tab believe that its access token is about to expire. */
const age = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const session = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1_000) + 30 }),
    );
  }, KEY);

/** How long the stored access token is good for. */
const secondsLeft = async (page: Page): Promise<number> =>
  JSON.parse(await storedSession(page)).expires_at - Date.now() / 1_000;

test('Two tabs share a session of this visit, refresh it once, and end it together', async ({
  page,
  context,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await page.goto('/incidents');
  await expect(incidents(page)).toBeVisible();
  const other = await context.newPage();
  const refreshes = countRefreshes(context);

  await test.step('the other tab is in it, and both refresh it once when it expires', async () => {
    await other.goto('/incidents');
    await expect(incidents(other)).toBeVisible();
    const before = refreshes();
    // It lies in each tab’s own storage.
    for (const tab of [page, other]) await age(tab);
    await Promise.all([page.reload(), other.reload()]);
    await expect(incidents(page)).toBeVisible();
    await expect(incidents(other)).toBeVisible();
    expect(refreshes()).toBe(before + 1);
    // Both go on with what came of it, which is good for a while.
    await expect.poll(async () => (await storedSession(page)) === (await storedSession(other))).toBe(true);
    expect(await secondsLeft(other)).toBeGreaterThan(60);
  });

  await test.step('signing out in one tab signs out the other, and neither comes back', async () => {
    await signOut(page);
    await expect(other).toHaveURL(/\/login/);
    expect([await storedSession(page), await storedSession(other)]).toEqual(['', '']);
    await other.goto('/incidents');
    await expect(other).toHaveURL(/\/login/);
  });
});
