/** The voice in the conversation: recorded with Chromium's fake microphone, sent, heard, and written down. */
import type { Page } from '@playwright/test';
import { startTranscriptionServer } from '../../server/tests/files/support/transcription-server.ts';
import {
  chatOf,
  filesOfEveryKind,
  inputOf,
  logOf,
  note,
  openChat,
  pick,
  savedBytes,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { createAccountOn, startOwnServer } from '../support/own-server.ts';
import { askedOf, isListening, watchMicrophone } from '../support/recorder.ts';
import { createAccount, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'] }),
    { scope: 'worker' },
  ],
  permissions: ['microphone'],
});

const recorderOf = (page: Page) => chatOf(page).getByRole('region', { name: 'Message vocal' });
const listenToOwn = (page: Page) =>
  recorderOf(page).getByRole('button', { name: 'Écouter : Votre enregistrement' });
const startRecording = async (page: Page): Promise<void> => {
  await chatOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  await expect(recorderOf(page).getByRole('timer')).toHaveText(/0:0[1-9]/);
};
const record = async (page: Page): Promise<void> => {
  await startRecording(page);
  await recorderOf(page).getByRole('button', { name: 'Arrêter' }).click();
  await expect(listenToOwn(page)).toBeVisible();
};
const sendClip = (page: Page) => recorderOf(page).getByRole('button', { name: 'Envoyer' }).click();
/** There is never more than one. */
const primaryActions = (page: Page) => chatOf(page).locator('button.bg-teal');
const replies = (page: Page) => logOf(page).getByText('Assistant', { exact: true });
const cards = (page: Page) => logOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' });
const SPOKEN = 'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus dans la salle de réunion du 3e étage.';

/** PCM of 16 bits on one channel at 16 kHz, in which something is heard. */
const expectPlainSound = (bytes: Buffer): void => {
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt ']);
  expect({
    format: bytes.readUInt16LE(20),
    channels: bytes.readUInt16LE(22),
    rate: bytes.readUInt32LE(24),
    bits: bytes.readUInt16LE(34),
    dataBytes: bytes.readUInt32LE(40),
  }).toEqual({ format: 1, channels: 1, rate: 16_000, bits: 16, dataBytes: bytes.length - 44 });
  let loudest = 0;
  for (let at = 44; at < bytes.length; at += 2) loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)));
  expect(loudest, 'the beeps are in it').toBeGreaterThan(500);
};

test.describe('with an account', () => {
  test.beforeEach(async ({ page, server, person, mailTo }) => {
    await createAccount(server, person, { mailTo });
    await watchMicrophone(page);
    await signIn(page, person, { remember: true });
    await openChat(page);
  });

  test('Somebody records, listens, sends a message of its own, hears it, and writes what it says @narrow', async ({
    page,
  }) => {
    await inputOf(page).fill('Hier matin');
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await startRecording(page);
    await expect(primaryActions(page)).toHaveText('Arrêter');
    expect((await askedOf(page)).audio).toMatchObject({ echoCancellation: true, noiseSuppression: true });
    const bars = recorderOf(page).locator('[data-bar]');
    await expect(bars).toHaveCount(12);
    const heights = () => bars.evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.scale));
    const first = await heights();
    await expect.poll(heights, 'the bars follow the sound').not.toEqual(first);
    await expectNoSidewaysScroll(page);
    await recorderOf(page).getByRole('button', { name: 'Arrêter' }).click();
    await expect(listenToOwn(page)).toBeVisible();
    expect(await isListening(page)).toBe(false);
    await expect(primaryActions(page)).toHaveText('Envoyer l’enregistrement');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Message vocal');
    await listenToOwn(page).click();
    await expect(recorderOf(page).getByRole('slider')).not.toHaveValue('0');
    await recorderOf(page).getByRole('button', { name: 'Envoyer' }).dblclick();
    await expect(cards(page)).toHaveCount(1);
    await expect(replies(page)).toHaveCount(1);
    await expect(inputOf(page), 'what was being typed stays').toHaveValue('Hier matin');
    await expect(recorderOf(page)).toHaveCount(0);
    await expect(trayOf(page)).toHaveCount(0);
    const saved = await savedMessages(page);
    expect(saved).toMatchObject([{ content: '', files: [expect.stringMatching(/^voice-\d{13}\.wav$/)] }]);
    expectPlainSound(await savedBytes(page, saved[0]?.fileIds[0] ?? ''));

    await cards(page).click();
    const pause = logOf(page).getByRole('button', { name: 'Mettre en pause : Enregistrement vocal' });
    await pause.click();
    await expect(cards(page)).toBeVisible();

    // What she writes of it counts as told, and the quote leads back to the card.
    await logOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }).click();
    await logOf(page).getByLabel('Ce que dit l’enregistrement').fill(SPOKEN);
    await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
    const sheet = page.getByRole('button', { name: /^Ce qui est recueilli/ });
    if (await sheet.isVisible()) {
      await expect(sheet).not.toHaveAccessibleName(/ 0 sur 8/);
      await sheet.click();
    }
    await page
      .getByRole('button', { name: /Voir dans la conversation : « .*salle de réunion/ })
      .first()
      .click();
    await expect(logOf(page).locator('mark')).toHaveText(/salle de réunion/);
    await expect(logOf(page).locator('mark')).toBeInViewport();
  });

  test('A recording, files and words that were not sent are there again after a reload, and after a sign-in', async ({
    page,
    person,
  }) => {
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await record(page);
    const isAllThere = async () => {
      await expect(inputOf(page)).toHaveValue('Hier matin');
      await expect(trayOf(page)).toContainText('a.txt');
      await expect(recorderOf(page)).toContainText('n’a pas été envoyé');
      await expect(listenToOwn(page)).toBeVisible();
    };
    await page.reload();
    await isAllThere();
    await signOut(page);
    await signIn(page, person, { remember: true });
    await openChat(page);
    await isAllThere();
    await sendClip(page);
    await expect(replies(page)).toHaveCount(1);
    await inputOf(page).press('Enter');
    await expect(replies(page)).toHaveCount(2);
    expect(await savedMessages(page)).toMatchObject([
      { content: '', files: [expect.stringMatching(/^voice-/)] },
      { content: 'Hier matin', files: ['a.txt'] },
    ]);
  });

  test('A recording that could not be sent is kept through a reload, and sent by another try', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/api/files/*', (route) => route.abort());
    await record(page);
    await sendClip(page);
    const retry = chatOf(page)
      .getByRole('alert')
      .filter({ hasText: 'Échec de la sauvegarde du message' })
      .getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/files/*');
    await page.reload();
    await expect(chatOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toBeVisible();
    await expect(trayOf(page)).toHaveCount(0);
    await retry.click();
    await expect(cards(page)).toHaveCount(1);
    await expect(replies(page)).toHaveCount(1);
    expect(await savedMessages(page)).toHaveLength(1);
  });

  test('A recording that is taken back waits by itself, and is sent by itself', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/turns', (route) => route.abort());
    await record(page);
    await sendClip(page);
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    await expect(trayOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toBeVisible();
    await page.unroute('**/turns');
    await page.reload();
    await inputOf(page).fill('Hier matin');
    await inputOf(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    await trayOf(page).getByRole('button', { name: 'Envoyer : Enregistrement vocal' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(replies(page)).toHaveCount(2);
    expect(await savedMessages(page)).toMatchObject([
      { content: 'Hier matin', files: [] },
      { content: '', files: [expect.stringMatching(/^voice-/)] },
    ]);
  });

  test('A sound that cannot be played says so', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_|decode|media/i);
    const sound = (await filesOfEveryKind()).find(({ mimeType }) => mimeType === 'audio/wav');
    await pick(page, sound ? [sound] : []);
    await expect(waitingOf(page)).toHaveCount(1);
    await inputOf(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    await page.route('**/api/files/*/content', (route) => route.fulfill({ body: 'damaged' }));
    await logOf(page).getByRole('button', { name: 'Écouter : Dictaphone.wav' }).click();
    await expect(logOf(page).getByText('Impossible de lire le fichier audio')).toBeVisible();
  });

  test('Everybody can use the recorder and a voice card @narrow', async ({ page }) => {
    await startRecording(page);
    await expectAccessible(page);
    await recorderOf(page).getByRole('button', { name: 'Arrêter' }).click();
    await expect(listenToOwn(page)).toBeVisible();
    await expectAccessible(page);
    await sendClip(page);
    await expect(replies(page)).toHaveCount(1);
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('Somebody who refuses the microphone is told what to do, and goes on writing', async ({
  browser,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const context = await browser.newContext({ baseURL: server, permissions: [], locale: 'fr-FR' });
  const page = await context.newPage();
  await signIn(page, person);
  await openChat(page);
  await chatOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  await expect(chatOf(page).getByRole('alert')).toContainText('L’accès au micro est refusé.');
  await expect(chatOf(page).getByRole('alert')).toContainText('Vous pouvez toujours écrire.');
  await inputOf(page).fill('Hier matin');
  await inputOf(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await context.grantPermissions(['microphone']);
  await chatOf(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await expect(recorderOf(page).getByRole('timer')).toBeVisible();
  await context.close();
});

test('What a machine has heard arrives by itself, marked as such, counts as approximate, and can be set right', async ({
  page,
  person,
}) => {
  const machine = await startTranscriptionServer();
  machine.answer({ kind: 'held', text: SPOKEN });
  const own = await startOwnServer({
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_TRANSCRIPTION: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: machine.baseUrl,
    TRANSCRIPTION_RETRY_SECONDS: '1',
  });
  try {
    await createAccountOn(own, person);
    await page.goto(`${own.url}/login`);
    await signIn(page, person);
    await page.goto(`${own.url}/ia-call`);
    await record(page);
    await sendClip(page);
    await expect(logOf(page).getByText('Transcription en cours')).toBeVisible();
    await expect(replies(page)).toHaveCount(1);
    await expect.poll(() => machine.calls.length).toBeGreaterThan(0);
    machine.release();
    await expect(logOf(page).getByText('Texte écrit par une machine, à vérifier')).toBeVisible();
    const place = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Modifier : Lieu précis' }) });
    await expect(place).toContainText('Approximatif');
    await expect(place, 'these are not her own words yet').toContainText('Entendu par une machine');
    await expect(page.getByText(/et ce qu’une machine a entendu dans vos enregistrements/)).toBeVisible();

    await logOf(page).getByRole('button', { name: 'Corriger le texte' }).click();
    await logOf(page).getByLabel('Ce que dit l’enregistrement').fill(SPOKEN.replace('3e', '4e'));
    await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
    await expect(place).toContainText('4e étage');
    await expect(place).toContainText('Recueilli');
    await expect(place).not.toContainText('Entendu par une machine');

    // No machine hears what she keeps from it, after a reload too.
    const heard = machine.calls.length;
    await record(page);
    const choice = chatOf(page).getByRole('checkbox', {
      name: /^Faire écrire par une machine de ce serveur/,
    });
    await expect(choice).toBeChecked();
    await chatOf(page).getByText('Faire écrire par une machine').click();
    await expect(choice).not.toBeChecked();
    await page.reload();
    await expect(listenToOwn(page)).toBeVisible();
    await expect(choice).not.toBeChecked();
    await sendClip(page);
    await expect(
      logOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }),
    ).toBeVisible();
    await expect(logOf(page).getByText('Si vous le souhaitez, vous pouvez écrire ici')).toBeVisible();

    // One in which there are no words says so.
    machine.answer({ kind: 'text', text: '' });
    await record(page);
    await sendClip(page);
    await expect(logOf(page).getByText('La machine n’a entendu aucune parole')).toBeVisible();
    await expect(logOf(page).getByText('Texte écrit par une machine')).toHaveCount(0);
    expect(machine.calls.length, 'of the two, it heard the second').toBe(heard + 1);
  } finally {
    // A page whose server is gone goes on asking for it.
    await page.goto('about:blank');
    await own.stop();
    await machine.stop();
  }
});
