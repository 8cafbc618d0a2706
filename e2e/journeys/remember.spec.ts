/**
 * « Se souvenir de moi », the cookies that stand behind it, and who they bring back; without it, one session in several tabs, each of which
 * has a storage of its own.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, enter, signIn, signOut } from '../support/steps.ts';
import { expect, listenForErrors, test } from '../support/test.ts';

const KEY = 'recueil-auth-token';
const KEEPING = ['recueil-refresh', 'recueil-remembered'];
const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => KEEPING.includes(name));

/** What a browser does that clears site data but keeps cookies. */
const loseStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

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

test('Without « Se souvenir de moi » the session ends with its last tab, and is refreshed once and ended by all its tabs together; with it, it outlasts a lost storage, but never its own end', async ({
  page,
  context,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/, /ERR_FAILED/);
  await createAccount(server, person, { mailTo });

  await test.step('without it nothing is kept but in the tab, and it ends with its last tab', async () => {
    const first = await context.newPage();
    const errors = listenForErrors(first);
    const forgotten = first.waitForResponse(
      (answer) => answer.url().endsWith('/auth/v1/token') && answer.request().method() === 'DELETE',
    );
    await signIn(first, person);
    expect((await forgotten).status()).toBe(204);
    await expect.poll(() => cookieNames(context)).toEqual([]);
    expect(
      await first.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token'))),
    ).toEqual([]);
    await first.close();
    expect(errors).toEqual([]);
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('two tabs share a session of this visit, refresh it once, and end it together', async () => {
    await signIn(page, person);
    await expect(incidents(page)).toBeVisible();
    const other = await context.newPage();
    const refreshes = countRefreshes(context);
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
    await signOut(page);
    await expect(other).toHaveURL(/\/login/);
    expect([await storedSession(page), await storedSession(other)]).toEqual(['', '']);
    await other.goto('/incidents');
    await expect(other).toHaveURL(/\/login/);
    await other.close();
  });

  await test.step('with it, a browser that lost its storage finds the session again', async () => {
    await signIn(page, person, { remember: true });
    await expect(page).toHaveURL(/\/app-home/);
    await expect.poll(() => cookieNames(context)).toHaveLength(2);
    await loseStorage(page);
    await page.goto('/incidents');
    await expect(incidents(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain(KEY);
  });

  await test.step('a sign-out that did not reach the server is not undone at the next visit', async () => {
    await page.route('**/auth/v1/**', (route) => route.abort());
    await signOut(page);
    await expect.poll(() => cookieNames(context)).toEqual(['recueil-refresh']);
    await page.unroute('**/auth/v1/**');
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/login/);
    // The page tells the server now what it could not tell before.
    await expect.poll(() => cookieNames(context)).toEqual([]);
  });

  await test.step('« Quitter vite » leaves nothing that could restore the session', async () => {
    await context.route('https://meteofrance.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Météo</title>' }),
    );
    await enter(page, server, person, { remember: true });
    await page.goto('/app-home');
    await expect(page.getByRole('heading', { name: 'Aperçu de votre activité' })).toBeVisible();
    await expect.poll(() => cookieNames(context)).toHaveLength(2);
    await page.getByRole('button', { name: 'Quitter vite' }).first().click();
    await expect(page).toHaveURL(/meteofrance/);
    await expect.poll(() => cookieNames(context)).toEqual([]);
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/login/);
  });
});
