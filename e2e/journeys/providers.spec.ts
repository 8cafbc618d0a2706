/** Google, Apple, Microsoft and a company's own provider: real OpenID Connect providers, a real server, a real browser. */
import type { Page } from '@playwright/test';
import {
  someone,
  startProviders,
  type TestProviders,
} from '../../server/tests/auth/support/provider-flows.ts';
import type { ProviderKind } from '../../server/tests/support/openid-provider.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, test } from '../support/test.ts';

const BUTTONS = [
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['azure', 'Microsoft'],
] as const satisfies [ProviderKind, string][];

/** One server and four providers; journeys that choose who is signed in there must not overlap. */
test.describe.configure({ mode: 'serial' });

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

for (const [kind, name] of BUTTONS) {
  test(`A new person signs in with ${name}, and comes back with their name`, async ({ page }) => {
    const person = someone();
    providers[kind].setAccount(person);
    await page.goto(`${own.url}/login`);
    await continueWith(page, name);
    await expect(page).toHaveURL(`${own.url}/app-home`);
    await expect(page.getByRole('button', { name: 'Menu de Camille Martin' })).toBeVisible();
    const asked = providers[kind].requests.at(-1);
    expect(asked?.get('access_type')).toBe('offline');
    expect(asked?.get('prompt')).toBe('consent');
    if (kind === 'google') expect(asked?.get('scope')).toMatch(/email profile|profile email/);
    if (kind === 'azure') expect(asked?.get('scope')).toContain('user.read');
    if (kind === 'apple') expect(asked?.get('response_mode')).toBe('form_post');
    // Nobody was asked whether to be remembered.
    expect(await keptSession(page)).toEqual({ isLocal: false, identities: [kind] });
    await expect.poll(() => refreshCookies(page)).not.toContain('recueil-refresh');
  });
}

test('The person comes back to the page that they wanted, and is remembered if they asked for it', async ({
  page,
}) => {
  providers.google.setAccount(someone());
  await page.goto(`${own.url}/incidents`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByText('Se souvenir de moi').click();
  await continueWith(page, 'Google');
  await expect(heading(page, 'Mes incidents')).toBeVisible();
  expect(await keptSession(page)).toMatchObject({ isLocal: true });
  await expect.poll(() => refreshCookies(page)).toContain('recueil-refresh');
  expect(await page.evaluate(() => sessionStorage.getItem('recueil.provider-trip'))).toBeNull();
});

test('A person whose name the provider does not give completes the profile first', async ({ page }) => {
  providers.azure.setAccount(someone({ given_name: 'Utilisateur', family_name: undefined }));
  await page.goto(`${own.url}/login`);
  await continueWith(page, 'Microsoft');
  await expect(page).toHaveURL(/\/complete-profile/);
});

test('A verified address links the sign-in to an existing account with that address', async ({ page }) => {
  const person = newPerson();
  await createAccountOn(own, person);
  // Opened elsewhere: here it would sign in.
  expect((await fetch((await own.mailTo(person.email)).link, { redirect: 'manual' })).status).toBe(303);
  await page.goto(`${own.url}/login`);
  await signIn(page, person);
  await signOut(page);
  providers.google.setAccount(someone({ email: person.email }));
  await continueWith(page, 'Google');
  await expect(page.getByRole('button', { name: 'Menu de Camille Moreau' })).toBeVisible();
  expect((await keptSession(page)).identities).toEqual(['email', 'google']);
  await signOut(page);
  await signIn(page, person);
});

test('A person who cancels at the provider, or comes without a request, is told so, and nothing is left behind', async ({
  page,
  expectedErrors,
}) => {
  // The form by which Apple's page says no.
  expectedErrors.push(/status of 400 .*\/auth\//);
  // Microsoft answers as Google does.
  for (const [kind, name] of BUTTONS.filter(([kind]) => kind !== 'azure')) {
    providers[kind].setAccount(null);
    await page.goto(`${own.url}/login`);
    await continueWith(page, name);
    await expect(page.getByRole('alert')).toContainText(
      `La connexion avec ${name} a été annulée ou refusée. Rien n’a été changé dans votre compte.`,
    );
    await expect(page).toHaveURL(`${own.url}/auth/oauth-callback`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await expect(heading(page, 'Connexion')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.goto(`${own.url}/auth/v1/callback?state=018f0000-0000-4000-8000-000000000001&code=x`);
  await expect(page).toHaveURL(`${own.url}/login`);
  await expect(page.getByRole('alert')).toContainText('Cette connexion n’a pas commencé ici');
});

test('A provider that answers wrongly is named, and works again once it is repaired', async ({ page }) => {
  providers.azure.setAccount(someone());
  providers.azure.misbehave('nonsense', '/token');
  await page.goto(`${own.url}/login`);
  await continueWith(page, 'Microsoft');
  await expect(page.getByRole('alert')).toContainText('La connexion avec Microsoft n’a pas pu se terminer');
  providers.azure.misbehave(null);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await continueWith(page, 'Microsoft');
  await expect(page).toHaveURL(/\/app-home/);
});

test('An address that the provider did not verify is confirmed by mail before it opens an account', async ({
  page,
  context,
}) => {
  const person = someone({ email_verified: false });
  providers.google.setAccount(person);
  await page.goto(`${own.url}/login`);
  await continueWith(page, 'Google');
  await expect(page.getByRole('alert')).toContainText('Votre adresse email n’est pas confirmée chez Google.');
  const other = await context.newPage();
  await other.goto((await own.mailTo(person.email)).link);
  await expect(other.getByText('Votre adresse est confirmée')).toBeVisible();
  await expect(other).toHaveURL(`${own.url}/auth/oauth-callback`);
  await other.getByRole('link', { name: 'Retour à la connexion' }).click();
  await continueWith(other, 'Google');
  await expect(other).toHaveURL(/\/app-home/);
});

test('A server that cannot be reached at the last step is not reported as a refusal, and another browser cannot end the sign-in', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  providers.google.setAccount(someone());
  // The code stays good: the first browser cannot hand it in.
  await page.route('**/token?grant_type=pkce', (route) => route.abort());
  await page.goto(`${own.url}/login`);
  const arrived = page.waitForRequest(/oauth-callback\?(?:.*&)?code=/);
  await continueWith(page, 'Google');
  const elsewhere = await browser.newContext({ locale: 'fr-FR' });
  const other = await elsewhere.newPage();
  await other.goto((await arrived).url());
  await expect(other.getByRole('alert')).toContainText(
    'Cette connexion a commencé dans un autre navigateur.',
  );
  await elsewhere.close();
  await expect(page.getByRole('alert')).toContainText('le serveur de Recueil n’a pas pu être joint', {
    timeout: 20_000,
  });
});

test('A work address leads to the company’s own provider, and one of an unknown company gets a message', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const person = someone({ email: `camille-${crypto.randomUUID()}@entreprise.example` });
  providers.company.setAccount(person);
  const open = page.getByRole('button', { name: 'Se connecter avec le compte de mon entreprise' });
  const address = page.getByLabel('Adresse email professionnelle');
  const go = async (email: string): Promise<void> => {
    await address.fill(email);
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  };
  await page.goto(`${own.url}/login`);
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
});
