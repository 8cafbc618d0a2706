/** One session in several tabs of one browser, with and without « Se souvenir de moi ». */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, signIn, signOut } from '../support/steps.ts';
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
  page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '', KEY);

/** Makes the tab believe that its access token is about to expire. */
const age = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const storage = localStorage.getItem(key) === null ? sessionStorage : localStorage;
    const session = JSON.parse(storage.getItem(key) ?? '{}');
    storage.setItem(key, JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1_000) + 30 }));
  }, KEY);

/** How long the stored access token is good for. */
const secondsLeft = async (page: Page): Promise<number> =>
  JSON.parse(await storedSession(page)).expires_at - Date.now() / 1_000;

test('Two tabs share a session of this visit or one that is remembered, refresh it once, and end it together', async ({
  page,
  context,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const other = await context.newPage();
  const refreshes = countRefreshes(context);
  for (const remember of [false, true]) {
    await test.step(`${remember ? 'a session that is remembered' : 'a session of this visit'}: the other tab is in it, and both refresh it once when it expires`, async () => {
      await signIn(page, person, { remember });
      await other.goto('/incidents');
      await expect(incidents(other)).toBeVisible();
      const before = refreshes();
      // A session of this visit lies in each tab’s own storage.
      for (const tab of remember ? [page] : [page, other]) await age(tab);
      await Promise.all([page.goto('/incidents'), other.reload()]);
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
  }
});
