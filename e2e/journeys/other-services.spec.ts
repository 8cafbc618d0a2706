/**
 * A server that is configured for other services: the captcha of a third party in our forms, and a machine that writes down
 * what a recording says; the person sets it right, or keeps a recording from it. What Turnstile does otherwise than hCaptcha
 * is for web/src/features/auth/captcha/captcha-widget.test.tsx and server/tests/auth/remote-captcha.test.ts.
 */
import type { Page } from '@playwright/test';
import { startTranscriptionServer } from '../../server/tests/files/support/transcription-server.ts';
import { startCaptchaProvider } from '../support/captcha-provider.ts';
import { chatOf, logOf, repliesIn } from '../support/chat-files.ts';
import { detailOf } from '../support/collected.ts';
import { createAccountOn, startOwnServer } from '../support/own-server.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { record, SPOKEN, sendButton } from '../support/recorder.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

const widget = (page: Page) => page.getByLabel('Je suis humain (une-clef)');
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter', exact: true });

test('A person signs in with hCaptcha, and a machine writes down what their recording says', async ({
  page,
  person,
  expectedErrors,
}) => {
  const provider = await startCaptchaProvider();
  const machine = await startTranscriptionServer();
  machine.answer({ kind: 'held', text: SPOKEN });
  const own = await startOwnServer({
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_CAPTCHA: 'hcaptcha',
    RECUEIL_CAPTCHA_SITE_KEY: 'une-clef',
    RECUEIL_CAPTCHA_SECRET: 'un-secret',
    RECUEIL_CAPTCHA_SCRIPT_URL: provider.scriptUrl,
    RECUEIL_CAPTCHA_VERIFY_URL: provider.verifyUrl,
    RECUEIL_TRANSCRIPTION: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: machine.baseUrl,
    TRANSCRIPTION_RETRY_SECONDS: '1',
    RECUEIL_TRANSCRIPTION_LOCAL: 'on',
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
      expectedErrors.push(/status of 503 .*\/api\.js\?/);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
      await expect(page.getByRole('alert')).toContainText('Erreur Captcha. Veuillez réessayer.');
      expect(provider.scriptRequests()).toBe(3);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(widget(page)).toBeVisible();
      expect(provider.scriptRequests()).toBe(4);
      await expectPartsAccessible(page.locator('form'));
      await expectNoSidewaysScroll(page);
      await expect(submit(page)).toBeDisabled();
    });

    await test.step('one that the server refuses can be solved again, and then the person is in', async () => {
      provider.approve(false);
      expectedErrors.push(/status of 400 .*\/auth\/v1\/token\?grant_type=password/);
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

    const place = detailOf(page, 'Lieu précis');
    await test.step('a machine’s transcript arrives by itself, marked as such, and counts as approximate', async () => {
      await page.getByRole('link', { name: 'Assistant IA' }).first().click();
      await record(page);
      await sendButton(page).click();
      await expect(logOf(page).getByText('Transcription en cours')).toBeVisible();
      await expect(repliesIn(page)).toHaveCount(1);
      await expect.poll(() => machine.calls.length).toBeGreaterThan(0);
      machine.release();
      await expect(logOf(page).getByText('Texte écrit par une machine, à vérifier')).toBeVisible();
      await expect(place, 'these are not the person’s own words yet').toContainText(
        'Entendu par une machine',
      );
      await expect(
        page.getByText(/et de ce qu’une machine a entendu dans vos enregistrements/),
      ).toBeVisible();
    });

    await test.step('the person corrects it, and then it is their own word', async () => {
      await logOf(page).getByRole('button', { name: 'Corriger le texte' }).click();
      await logOf(page).getByLabel('Ce que dit l’enregistrement').fill(SPOKEN.replace('3e', '4e'));
      await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
      await expect(place).toContainText('4e étage');
      await expect(place).not.toContainText('Entendu par une machine');
    });

    await test.step('no machine gets a recording that the person keeps from it', async () => {
      const heard = machine.calls.length;
      await record(page);
      const choice = chatOf(page).getByRole('checkbox', {
        name: /^Faire écrire par une machine de ce serveur/,
      });
      await expect(choice).toBeChecked();
      await chatOf(page).getByText('Faire écrire par une machine').click();
      await expect(choice).not.toBeChecked();
      await sendButton(page).click();
      await expect(logOf(page).getByText('Cet enregistrement ne sera pas transcrit')).toBeVisible();
      await expect(repliesIn(page)).toHaveCount(2);
      expect(machine.calls).toHaveLength(heard);
    });
  } finally {
    // A page whose server is gone goes on asking for it.
    await page.goto('about:blank');
    await own.stop();
    await provider.stop();
    await machine.stop();
  }
});
