/** One session in several tabs of one browser, with and without « Se souvenir de moi ». */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const KEY = 'recueil-auth-token';

const incidents = (page: Page) => page.getByRole('heading', { name: 'Mes incidents' });

/** Counts the refreshes that leave the browser. */
/** Those that came to their end: the reload of a tab ends one that its old page had just begun by itself. */
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
const age = (page: Page, session?: string): Promise<void> =>
  page.evaluate(
    ([key, given]) => {
      const storage = localStorage.getItem(key) === null ? sessionStorage : localStorage;
      const aged = JSON.parse(given ?? storage.getItem(key) ?? '{}');
      storage.setItem(key, JSON.stringify({ ...aged, expires_at: Math.round(Date.now() / 1_000) + 30 }));
    },
    [KEY, session] as const,
  );

for (const remember of [true, false]) {
  test(`Two tabs refresh a session ${remember ? 'that is remembered' : 'of this visit'} once, share it, and end it together`, async ({
    page,
    context,
    server,
    person,
    mailTo,
  }) => {
    await createAccount(server, person, { mailTo });
    await signIn(page, person, { remember });
    await page.goto('/incidents');
    await expect(incidents(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/incidents');
    await expect(incidents(other)).toBeVisible();
    const refreshes = countRefreshes(context);

    await test.step('a tab that slept during a refresh takes over its result', async () => {
      const before = await storedSession(other);
      await age(page);
      await page.reload();
      await expect(incidents(page)).toBeVisible();
      expect(refreshes()).toBe(1);
      // As if it had been frozen: it still holds what is no longer good. A storage that is shared knows better.
      if (!remember) await age(other, before);
      await other.reload();
      await expect(incidents(other)).toBeVisible();
      expect(refreshes()).toBe(1);
      expect(JSON.parse(await storedSession(other)).refresh_token).toBe(
        JSON.parse(await storedSession(page)).refresh_token,
      );
    });

    await test.step('two tabs whose session expires at the same moment refresh it once', async () => {
      await age(page);
      if (!remember) await age(other);
      await Promise.all([page.reload(), other.reload()]);
      await expect(incidents(page)).toBeVisible();
      await expect(incidents(other)).toBeVisible();
      expect(refreshes()).toBe(2);
      // Both go on with what came of it.
      await expect.poll(async () => (await storedSession(page)) === (await storedSession(other))).toBe(true);
      await Promise.all([page.reload(), other.reload()]);
      await expect(incidents(page)).toBeVisible();
      await expect(incidents(other)).toBeVisible();
      expect(refreshes()).toBe(2);
    });

    await test.step('signing out in one tab signs out the other, and neither comes back', async () => {
      await signOut(page);
      await expect(other).toHaveURL(/\/login/);
      for (const tab of [page, other]) {
        await tab.goto('/incidents');
        await expect(tab).toHaveURL(/\/login/);
      }
    });
  });
}
