/** « Se souvenir de moi », the cookies that stand behind it, and who they bring back. */
import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, enter, signIn, signOut } from '../support/steps.ts';
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
    await second.close();
    expect(errors).toEqual([]);
    await page.goto('/incidents');
    await expect(page.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('recueil-auth-token');
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

  await test.step('a session that was ended elsewhere is not restored', async () => {
    const { accessToken } = await enter(page, server, person, { remember: true });
    await fetch(`${server}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await loseStorage(page);
    await page.goto('/app-home');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Votre session a pris fin')).toHaveCount(0);
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
