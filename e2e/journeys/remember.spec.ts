/** « Se souvenir de moi », the cookies that stand behind it, and who they bring back. */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, listenForErrors, test } from '../support/test.ts';

const KEEPING = ['recueil-refresh', 'recueil-remembered'];
const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => KEEPING.includes(name));

/** What a browser does that clears site data but keeps cookies. */
const loseStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

test('Without « Se souvenir de moi » the session ends with its last tab; with it, it outlasts the tab and a lost storage, but never its own end', async ({
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
    await first.reload();
    await expect(first).toHaveURL(/\/app-home/);
    expect(
      await first.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token'))),
    ).toEqual([]);
    await first.close();
    expect(errors).toEqual([]);
  });

  await test.step('with it, a browser that lost its storage finds the session again, after its last tab was closed too', async () => {
    const second = await context.newPage();
    const errors = listenForErrors(second);
    await second.goto('/app-home');
    await expect(second).toHaveURL(/\/login/);
    await signIn(second, person, { remember: true });
    await expect(second).toHaveURL(/\/app-home/);
    await expect.poll(() => cookieNames(context)).toHaveLength(2);
    await loseStorage(second);
    await second.goto('/incidents');
    await expect(second.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
    expect(await second.evaluate(() => Object.keys(localStorage))).toContain('recueil-auth-token');
    await second.close();
    expect(errors).toEqual([]);
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/app-home/);
    await signOut(page);
    await expect.poll(() => cookieNames(context)).toEqual([]);
  });

  await test.step('a session that was ended elsewhere is not restored', async () => {
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
  });

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
