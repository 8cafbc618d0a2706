/**
 * Providers in a real browser: real OpenID Connect providers, a real server. Apple, which comes back by a form of another site, and a
 * company's own; that all four sign in, and as whom, is server/tests/auth/providers.test.ts.
 */
import type { Page } from '@playwright/test';
import {
  someone,
  startProviders,
  type TestProviders,
} from '../../server/tests/auth/support/provider-flows.ts';
import type { ProviderKind } from '../../server/tests/support/openid-provider.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { goWithin, signOut } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

let providers: TestProviders;
let own: OwnServer;
test.beforeAll(async () => {
  providers = await startProviders();
  own = await startOwnServer({ ...providers.env, RECUEIL_CAPTCHA: 'off' });
});
test.afterAll(async () => {
  await own.stop();
  await providers.stop();
});

const continueWith = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Continuer avec ${name}` }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** What auth-js keeps, wherever it keeps it. */
const keptSession = (page: Page) =>
  page.evaluate(() => {
    const key = 'recueil-auth-token';
    const isLocal = localStorage.getItem(key) !== null;
    const session = JSON.parse((isLocal ? localStorage : sessionStorage).getItem(key) ?? '{}');
    return {
      isLocal,
      identities: session.user?.identities?.map((one: { provider: string }) => one.provider),
    };
  });

const refreshCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies(`${own.url}/auth/v1/token`)).map((cookie) => cookie.name);

const menuOfPerson = (page: Page) => page.getByRole('button', { name: 'Menu de Camille Martin' });

/** The name of a new person, whose account has this identity alone. */
const expectNewPerson = async (page: Page, kind: ProviderKind, { isLocal }: { isLocal: boolean }) => {
  await expect(menuOfPerson(page)).toBeVisible();
  expect(await keptSession(page)).toEqual({ isLocal, identities: [kind] });
};

test('A person signs in with Apple or their company, and comes back to the page that they wanted; who cancels, or has an address that is not verified, is told so', async ({
  page,
  expectedErrors,
}) => {
  // The company that nobody knows, and the form by which Apple's page says no.
  expectedErrors.push(/status of 404/, /status of 400 .*\/auth\//);

  await test.step('who cancels at Apple is told so, and nothing is left behind', async () => {
    await page.goto(`${own.url}/login`);
    providers.apple.setAccount(null);
    await continueWith(page, 'Apple');
    await expect(page.getByRole('alert')).toContainText(
      'La connexion avec Apple a été annulée ou refusée. Rien n’a été changé dans votre compte.',
    );
    await expect(page).toHaveURL(`${own.url}/auth/oauth-callback`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await expect(heading(page, 'Connexion')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('with Apple, back to the page that was wanted, and remembered because they asked for it', async () => {
    providers.apple.setAccount(someone());
    await goWithin(page, '/incidents');
    await expect(page).toHaveURL(/\/login/);
    await page.getByText('Se souvenir de moi').click();
    await continueWith(page, 'Apple');
    await expect(heading(page, 'Mes incidents')).toBeVisible();
    await expectNewPerson(page, 'apple', { isLocal: true });
    const asked = Object.fromEntries(providers.apple.requests.at(-1) ?? []);
    expect(asked).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      response_mode: 'form_post',
    });
    await expect.poll(() => refreshCookies(page)).toContain('recueil-refresh');
    expect(await page.evaluate(() => sessionStorage.getItem('recueil.provider-trip'))).toBeNull();
    await signOut(page);
  });

  await test.step('a work address leads to the company’s own provider, and one of an unknown company gets a message', async () => {
    const person = someone({ email: `camille-${crypto.randomUUID()}@entreprise.example` });
    providers.company.setAccount(person);
    const open = page.getByRole('button', { name: 'Se connecter avec le compte de mon entreprise' });
    const address = page.getByLabel('Adresse email professionnelle');
    const go = async (email: string): Promise<void> => {
      await address.fill(email);
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
    };
    await open.click();
    await expect(address).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await go('camille@ailleurs.example');
    await expect(page.getByRole('alert')).toContainText('Aucune connexion d’entreprise n’est prévue');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(open).toBeFocused();
    await open.click();
    await go(person.email);
    await expect(page).toHaveURL(`${own.url}/app-home`);
    // Nobody asked to be remembered.
    await expect(menuOfPerson(page)).toBeVisible();
    expect((await keptSession(page)).isLocal).toBe(false);
    await expect.poll(() => refreshCookies(page)).not.toContain('recueil-refresh');
    await signOut(page);
  });

  await test.step('an address that the provider did not verify is confirmed by mail before it opens an account', async () => {
    const person = someone({ email_verified: false });
    providers.google.setAccount(person);
    await continueWith(page, 'Google');
    await expect(page.getByRole('alert')).toContainText(
      'Votre adresse email n’est pas confirmée chez Google.',
    );
    await page.goto((await own.mailTo(person.email)).link);
    await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
    await expect(page).toHaveURL(`${own.url}/auth/oauth-callback`);
  });
});
