/**
 * The captcha of a third party in our forms, where a server is configured for one. What Turnstile does otherwise than hCaptcha
 * is for web/src/features/auth/captcha/captcha-widget.test.tsx and server/tests/auth/remote-captcha.test.ts.
 */
import type { Page } from '@playwright/test';
import { startCaptchaProvider } from '../support/captcha-provider.ts';
import { createAccountOn, startOwnServer } from '../support/own-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const widget = (page: Page) => page.getByLabel('Je suis humain (une-clef)');
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter', exact: true });

test('A person signs in with hCaptcha, which is loaded once the form is used, and again where it did not load; a solution that the server refuses is asked for again, and the typed text stays', async ({
  page,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (400|503)/);
  const provider = await startCaptchaProvider();
  const own = await startOwnServer({
    RECUEIL_CAPTCHA: 'hcaptcha',
    RECUEIL_CAPTCHA_SITE_KEY: 'une-clef',
    RECUEIL_CAPTCHA_SECRET: 'un-secret',
    RECUEIL_CAPTCHA_SCRIPT_URL: provider.scriptUrl,
    RECUEIL_CAPTCHA_VERIFY_URL: provider.verifyUrl,
    RECUEIL_AUTOCONFIRM: 'on',
  });
  try {
    await createAccountOn(own, person, 'once');

    await test.step('the third party is not contacted before the form is used', async () => {
      await page.goto(`${own.url}/login`);
      await expect(page.getByText('La vérification s’affiche ici')).toBeVisible();
      expect(provider.scriptRequests()).toBe(0);
    });

    await test.step('a script that does not load is requested twice more, and then again on request; the button waits for the solution', async () => {
      provider.failScript(3);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
      await expect(page.getByRole('alert')).toContainText('Erreur Captcha. Veuillez réessayer.');
      expect(provider.scriptRequests()).toBe(3);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(widget(page)).toBeVisible();
      expect(provider.scriptRequests()).toBe(4);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(submit(page)).toBeDisabled();
    });

    await test.step('one that the server refuses can be solved again, and then the person is in', async () => {
      provider.approve(false);
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
  } finally {
    // A page whose server is gone goes on asking for it.
    await page.goto('about:blank');
    await own.stop();
    await provider.stop();
  }
});
