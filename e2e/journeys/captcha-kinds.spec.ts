/** The captchas of third parties, where a server is configured for one: their widgets in our forms. */
import type { Page } from '@playwright/test';
import { type CaptchaProvider, startCaptchaProvider } from '../support/captcha-provider.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, test } from '../support/test.ts';

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

for (const kind of ['hcaptcha', 'turnstile'] as const) {
  test.describe(kind, () => {
    test.describe.configure({ mode: 'serial' });
    const person = newPerson();
    let provider: CaptchaProvider;
    let own: OwnServer;

    test.beforeAll(async () => {
      provider = await startCaptchaProvider(kind);
      own = await startOwnServer({
        RECUEIL_CAPTCHA: kind,
        RECUEIL_CAPTCHA_SITE_KEY: 'une-clef',
        RECUEIL_CAPTCHA_SECRET: 'un-secret',
        RECUEIL_CAPTCHA_SCRIPT_URL: provider.scriptUrl,
        RECUEIL_CAPTCHA_VERIFY_URL: provider.verifyUrl,
        RECUEIL_AUTOCONFIRM: 'on',
      });
      await createAccountOn(own, person, `once-${kind}`);
    });
    test.afterAll(async () => {
      await own.stop();
      await provider.stop();
    });
    test.beforeEach(() => {
      provider.approve(true);
      provider.failScript(0);
    });

    const fill = async (page: Page): Promise<void> => {
      await page.goto(`${own.url}/login`);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
    };

    test('The third party is not contacted before the form is used, and the button waits for its solution', async ({
      page,
    }) => {
      const before = provider.scriptRequests();
      await page.goto(`${own.url}/login`);
      await expect(page.getByText('La vérification s’affiche ici')).toBeVisible();
      expect(provider.scriptRequests()).toBe(before);
      await fill(page);
      await expect(widget(page)).toBeVisible();
      await expectAccessible(page);
      await expect(submit(page)).toBeDisabled();
      await widget(page).check();
      await expect(submit(page)).toBeEnabled();
      await submit(page).click();
      await expect(page).toHaveURL(/\/app-home/);
    });

    // What follows is the same code for both.
    if (kind === 'turnstile') return;

    test('An expired solution is discarded, and can be solved again', async ({ page }) => {
      await fill(page);
      await widget(page).check();
      await expect(submit(page)).toBeEnabled();
      await widgetSays(page, 'expire');
      await expect(page.getByText('La vérification a expiré. Refaites-la.')).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await widget(page).check();
      await submit(page).click();
      await expect(page).toHaveURL(/\/app-home/);
    });

    test('A failed widget is reported on the screen and in the console, and can be tried again', async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await fill(page);
      await widget(page).check();
      await expect(submit(page)).toBeEnabled();
      await widgetSays(page, 'fail');
      await expect(page.getByRole('alert')).toContainText('Erreur Captcha. Veuillez réessayer.');
      await expect.poll(() => warnings).toContain('Erreur Captcha. Veuillez réessayer.');
      await expect(submit(page)).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await widget(page).check();
      await submit(page).click();
      await expect(page).toHaveURL(/\/app-home/);
    });

    test('A script that does not load is requested twice more, and then again on request', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 503/);
      provider.failScript(2);
      await fill(page);
      await expect(widget(page)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      const before = provider.scriptRequests();
      provider.failScript(3);
      await fill(page);
      await expect(page.getByText('Erreur Captcha. Veuillez réessayer.')).toBeVisible();
      expect(provider.scriptRequests() - before).toBe(3);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(widget(page)).toBeVisible();
    });

    test('A solution that the server refuses is asked for again, and the typed text stays', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 400/);
      provider.approve(false);
      await fill(page);
      await widget(page).check();
      await submit(page).click();
      await expect(page.getByText('La vérification anti-robot n’a pas été acceptée.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(widget(page)).not.toBeChecked();
      await expect(submit(page)).toBeDisabled();
      provider.approve(true);
      await widget(page).check();
      await submit(page).click();
      await expect(page).toHaveURL(/\/app-home/);
    });

    test('A mail is sent again once the widget has been answered', async ({ page }) => {
      await page.goto(`${own.url}/verify-email`);
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Renvoyer l’email de confirmation' }).click();
      await widget(page).check();
      await expect(page.getByText('Un nouvel email a été demandé')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
