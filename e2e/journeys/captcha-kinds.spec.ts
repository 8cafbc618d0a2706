/** The captchas of third parties, where a server is configured for one: their widgets in our forms. */
import type { Page } from '@playwright/test';
import { type CaptchaProvider, startCaptchaProvider } from '../support/captcha-provider.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newPerson,
  type Person,
  test,
} from '../support/test.ts';

const widget = (page: Page) => page.getByLabel('Je suis humain (une-clef)');
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter', exact: true });

/** What the widget says by itself. */
const widgetSays = (page: Page, what: 'expire' | 'fail'): Promise<void> =>
  page.evaluate((method) => {
    const { captchaStandIn } = window as unknown as {
      captchaStandIn: { last(): Record<string, () => void> };
    };
    captchaStandIn.last()[method]?.();
  }, what);

interface Place {
  provider: CaptchaProvider;
  own: OwnServer;
}

const startPlace = async (kind: 'hcaptcha' | 'turnstile', person: Person): Promise<Place> => {
  const provider = await startCaptchaProvider(kind);
  const own = await startOwnServer({
    RECUEIL_CAPTCHA: kind,
    RECUEIL_CAPTCHA_SITE_KEY: 'une-clef',
    RECUEIL_CAPTCHA_SECRET: 'un-secret',
    RECUEIL_CAPTCHA_SCRIPT_URL: provider.scriptUrl,
    RECUEIL_CAPTCHA_VERIFY_URL: provider.verifyUrl,
    RECUEIL_AUTOCONFIRM: 'on',
  });
  await createAccountOn(own, person, `once-${kind}`);
  return { provider, own };
};
const stopPlace = async ({ provider, own }: Place): Promise<void> => {
  await own.stop();
  await provider.stop();
};

const fill = async (page: Page, { own }: Place, person: Person): Promise<void> => {
  await page.goto(`${own.url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
};
const expectEntered = async (page: Page): Promise<void> => {
  await submit(page).click();
  await expect(page).toHaveURL(/\/app-home/);
};

/** The third party is not contacted before the form is used, and the button waits for its solution. */
const expectSignIn = async (page: Page, place: Place, person: Person): Promise<void> => {
  const before = place.provider.scriptRequests();
  await page.goto(`${place.own.url}/login`);
  await expect(page.getByText('La vérification s’affiche ici')).toBeVisible();
  expect(place.provider.scriptRequests()).toBe(before);
  await fill(page, place, person);
  await expect(widget(page)).toBeVisible();
  await expectAccessible(page);
  await expect(submit(page)).toBeDisabled();
  await widget(page).check();
  await expect(submit(page)).toBeEnabled();
  await expectEntered(page);
};

test('A person signs in with Turnstile, which is loaded once the form is used', async ({ page, person }) => {
  const place = await startPlace('turnstile', person);
  try {
    await expectSignIn(page, place, person);
  } finally {
    // A page whose server is gone goes on asking for it.
    await page.goto('about:blank');
    await stopPlace(place);
  }
});

/** What our forms do with the widget is the same code for both. */
test.describe('hCaptcha', () => {
  test.describe.configure({ mode: 'default' });
  const person = newPerson();
  let place: Place;
  test.beforeAll(async () => {
    place = await startPlace('hcaptcha', person);
  });
  test.afterAll(() => stopPlace(place));
  test.beforeEach(() => {
    place.provider.approve(true);
    place.provider.failScript(0);
  });

  test('A person signs in with hCaptcha, which is loaded once the form is used', async ({ page }) => {
    await expectSignIn(page, place, person);
  });

  test('An expired solution, a failed widget and one that the server refuses can be solved again, and the typed text stays', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await fill(page, place, person);
    await widget(page).check();
    await expect(submit(page)).toBeEnabled();
    await widgetSays(page, 'expire');
    await expect(page.getByText('La vérification a expiré. Refaites-la.')).toBeVisible();
    await expect(submit(page)).toBeDisabled();

    await widget(page).check();
    await expect(submit(page)).toBeEnabled();
    await widgetSays(page, 'fail');
    await expect(page.getByRole('alert')).toContainText('Erreur Captcha. Veuillez réessayer.');
    await expect.poll(() => warnings).toContain('Erreur Captcha. Veuillez réessayer.');
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();

    place.provider.approve(false);
    await widget(page).check();
    await submit(page).click();
    await expect(page.getByText('La vérification anti-robot n’a pas été acceptée.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(widget(page)).not.toBeChecked();
    await expect(submit(page)).toBeDisabled();
    place.provider.approve(true);
    await widget(page).check();
    await expectEntered(page);
  });

  test('A script that does not load is requested twice more, and then again on request; then a mail is sent again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/);
    const { provider, own } = place;
    provider.failScript(2);
    await fill(page, place, person);
    await expect(widget(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    const before = provider.scriptRequests();
    provider.failScript(3);
    await fill(page, place, person);
    await expect(page.getByText('Erreur Captcha. Veuillez réessayer.')).toBeVisible();
    expect(provider.scriptRequests() - before).toBe(3);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(widget(page)).toBeVisible();

    await page.goto(`${own.url}/verify-email`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Renvoyer l’email de confirmation' }).click();
    await widget(page).check();
    await expect(page.getByText('Un nouvel email a été demandé')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
