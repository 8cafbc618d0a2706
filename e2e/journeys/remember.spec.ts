/** « Se souvenir de moi », the cookies that stand behind it, and who they bring back. */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, signIn, signOut, signUpByMail } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const KEEPING = ['recueil-refresh', 'recueil-remembered'];
const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => KEEPING.includes(name));

/** What a browser does that clears site data but keeps cookies. */
const loseStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

test.describe('with a person who has an account', () => {
  test.beforeEach(async ({ server, person, mailTo }) => createAccount(server, person, { mailTo }));

  test('Without « Se souvenir de moi » no refresh cookie is left behind; with it, a browser that lost its storage finds the session again', async ({
    page,
    context,
    person,
  }) => {
    const forgotten = page.waitForResponse(
      (answer) => answer.url().endsWith('/auth/v1/token') && answer.request().method() === 'DELETE',
    );
    await signIn(page, person);
    expect((await forgotten).status()).toBe(204);
    await expect.poll(() => cookieNames(context)).toEqual([]);
    await loseStorage(page);
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/login/);

    await signIn(page, person, { remember: true });
    await expect.poll(() => cookieNames(context)).toHaveLength(2);
    await loseStorage(page);
    await page.goto('/incidents');
    await expect(page.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('recueil-auth-token');
    await signOut(page);
    await expect.poll(() => cookieNames(context)).toEqual([]);
  });

  test('A session that ended, wherever and however, is not restored, and a slow restore blocks nothing', async ({
    page,
    context,
    person,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[01]/, /ERR_FAILED/);
    await signIn(page, person, { remember: true });
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('recueil-auth-token') ?? '{}').access_token as string,
    );
    await fetch(`${server}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await loseStorage(page);
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Votre session a pris fin')).toHaveCount(0);
    await expect.poll(() => cookieNames(context)).toEqual([]);

    await test.step('a sign-out that did not reach the server is not undone at the next visit', async () => {
      await signIn(page, person, { remember: true });
      await page.route('**/auth/v1/**', (route) => route.abort());
      await signOut(page);
      await expect.poll(() => cookieNames(context)).toEqual(['recueil-refresh']);
      await page.unroute('**/auth/v1/**');
      await page.goto('/app-home');
      await expect(page).toHaveURL(/\/login/);
      // The page tells the server now what it could not tell before.
      await expect.poll(() => cookieNames(context)).toEqual([]);
      await loseStorage(page);
      await page.goto('/app-home');
      await expect(page).toHaveURL(/\/login/);
    });

    await test.step('a slow restore of the session does not block the page, and completes later', async () => {
      await signIn(page, person, { remember: true });
      await loseStorage(page);
      const held = Promise.withResolvers<void>();
      await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/app-home', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
      held.resolve();
      await expect(page).toHaveURL(/\/app-home/);
      await page.unroute('**/auth/v1/token?grant_type=refresh_token');
    });

    await test.step('« Quitter vite » leaves nothing that could restore the session', async () => {
      await context.route('https://meteofrance.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Météo</title>' }),
      );
      await page.getByRole('button', { name: 'Quitter vite' }).first().click();
      await expect(page).toHaveURL(/meteofrance/);
      await expect.poll(() => cookieNames(context)).toEqual([]);
      await page.goto('/app-home');
      await expect(page).toHaveURL(/\/login/);
    });
  });
});

test('A mailed link signs in for this visit only, because « Se souvenir de moi » was not asked', async ({
  page,
  context,
  person,
  mailTo,
}) => {
  await signUpByMail(page, person, { mailTo });
  await expect(page).toHaveURL(/\/app-home/);
  await expect.poll(() => cookieNames(context)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('recueil-auth-token');
});
