/** The voice in the conversation: recorded with Chromium's fake microphone, sent, heard, and written down. */
import type { Page } from '@playwright/test';
import {
  arriveInChat,
  chatOf,
  filesOfEveryKind,
  inputOf,
  logOf,
  note,
  openChat,
  pick,
  repliesIn,
  savedBytes,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { showCollected } from '../support/collected.ts';
import {
  askedOf,
  barsOf,
  isListening,
  listenButton,
  panelOf,
  record,
  refuseMicrophone,
  SPOKEN,
  say,
  sendButton,
  slowSoundsDown,
  startRecording,
  stopRecording,
  watchMicrophone,
} from '../support/recorder.ts';
import { createAccount, enter, STORY, sendAndHear, signIn, signOut } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** There is never more than one. What waits for something lies in grey. */
const primaryActions = (page: Page) => chatOf(page).locator('button.bg-teal:not([data-disabled])');
const cards = (page: Page) => logOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' });

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
    await watchMicrophone(page);
    await slowSoundsDown(page);
    await arriveInChat(page, person, { server, mailTo });
  });

  test('A person records, listens, sends the recording as a message, plays it, and transcribes it', async ({
    page,
  }) => {
    await inputOf(page).fill('Hier matin');
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await startRecording(page);
    await say(page, 1);
    await expect(primaryActions(page)).toHaveText('Arrêter');
    expect((await askedOf(page)).audio).toMatchObject({ echoCancellation: true, noiseSuppression: true });
    const first = await barsOf(page);
    expect(first).toHaveLength(12);
    await expect.poll(() => barsOf(page), 'the bars follow the sound').not.toEqual(first);
    await expectNoSidewaysScroll(page);
    await stopRecording(page);
    expect(await isListening(page)).toBe(false);
    await expect(primaryActions(page)).toHaveText('Envoyer l’enregistrement');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Message vocal');
    await listenButton(page).click();
    await expect(panelOf(page).getByRole('slider')).not.toHaveValue('0');
    await sendButton(page).dblclick();
    await expect(cards(page)).toHaveCount(1);
    await expect(repliesIn(page)).toHaveCount(1);
    await expect(inputOf(page), 'what was being typed stays').toHaveValue('Hier matin');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(trayOf(page)).toHaveCount(0);
    const saved = await savedMessages(page);
    expect(saved).toMatchObject([{ content: '', files: [expect.stringMatching(/^voice-\d{13}\.wav$/)] }]);
    expectPlainSound(await savedBytes(page, saved[0]?.fileIds[0] ?? ''));

    await cards(page).click();
    const pause = logOf(page).getByRole('button', { name: 'Mettre en pause : Enregistrement vocal' });
    await pause.click();
    await expect(cards(page)).toBeVisible();

    // The person's transcript counts as told, and its quote links to the card.
    await logOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }).click();
    await logOf(page).getByLabel('Ce que dit l’enregistrement').fill(SPOKEN);
    await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
    await showCollected(page);
    await page
      .getByRole('button', { name: /Voir dans la conversation : « .*salle de réunion/ })
      .first()
      .click();
    await expect(logOf(page).locator('mark')).toHaveText(/salle de réunion/);
    await expect(logOf(page).locator('mark')).toBeInViewport();
  });

  test('There is one primary action: a suggestion gives way to files, a recording, a form and text', async ({
    page,
  }) => {
    await inputOf(page).fill(STORY.join(' '));
    await sendAndHear(page);
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await waitingOf(page).click();
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await startRecording(page);
    await say(page, 1);
    await expect(primaryActions(page)).toHaveText('Arrêter');
    await stopRecording(page);
    await expect(primaryActions(page)).toHaveText('Envoyer l’enregistrement');
    await sendButton(page).click();
    await expect(repliesIn(page)).toHaveCount(2);
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await logOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }).click();
    await expect(primaryActions(page)).toHaveText('Enregistrer');
    await inputOf(page).fill('Hier matin');
    await expect(primaryActions(page)).toHaveText('Enregistrer');
    await logOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await inputOf(page).fill('');
    await expect(primaryActions(page)).toHaveText('Voir les détails');
  });

  test('An unsent recording, files and text are restored after a reload, and after a sign-in', async ({
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
      await expect(panelOf(page)).toContainText('n’a pas été envoyé');
      await expect(listenButton(page)).toBeVisible();
    };
    await page.reload();
    await isAllThere();
    await signOut(page);
    await signIn(page, person, { remember: true });
    await openChat(page);
    await isAllThere();
    await sendButton(page).click();
    await expect(repliesIn(page)).toHaveCount(1);
    await sendAndHear(page);
    expect(await savedMessages(page)).toMatchObject([
      { content: '', files: [expect.stringMatching(/^voice-/)] },
      { content: 'Hier matin', files: ['a.txt'] },
    ]);
  });

  test('A recording that could not be sent survives a reload and is sent by another try, or is taken back and sent alone', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_|decode|media/i);
    await page.route('**/api/files/*', (route) => route.abort());
    await record(page);
    await sendButton(page).click();
    const retry = chatOf(page)
      .getByRole('alert')
      .filter({ hasText: 'Échec de la sauvegarde du message' })
      .getByRole('button', { name: 'Renvoyer' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/files/*');
    await page.reload();
    await expect(chatOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toBeVisible();
    await expect(trayOf(page)).toHaveCount(0);
    await retry.click();
    await expect(cards(page)).toHaveCount(1);
    await expect(repliesIn(page)).toHaveCount(1);
    expect(await savedMessages(page)).toHaveLength(1);

    await test.step('a recording that is taken back waits alone, and is sent alone', async () => {
      await page.route('**/turns', (route) => route.abort());
      await record(page);
      await sendButton(page).click();
      await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
      await expect(
        trayOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' }),
      ).toBeVisible();
      await page.unroute('**/turns');
      await page.reload();
      await inputOf(page).fill('Hier matin');
      await sendAndHear(page);
      await trayOf(page).getByRole('button', { name: 'Envoyer : Enregistrement vocal' }).click();
      await expect(cards(page)).toHaveCount(2);
      await expect(repliesIn(page)).toHaveCount(3);
      expect((await savedMessages(page)).slice(1)).toMatchObject([
        { content: 'Hier matin', files: [] },
        { content: '', files: [expect.stringMatching(/^voice-/)] },
      ]);
    });

    await test.step('a sound that cannot be played says so', async () => {
      const sound = (await filesOfEveryKind()).find(({ mimeType }) => mimeType === 'audio/wav');
      await pick(page, sound ? [sound] : []);
      await expect(waitingOf(page)).toHaveCount(1);
      await sendAndHear(page);
      await page.route('**/api/files/*/content', (route) => route.fulfill({ body: 'damaged' }));
      await logOf(page).getByRole('button', { name: 'Écouter : Dictaphone.wav' }).click();
      await expect(logOf(page).getByText('Impossible de lire le fichier audio')).toBeVisible();
    });
  });

  test('The recorder and a voice card are accessible @phone', async ({ page }) => {
    await startRecording(page);
    await say(page, 1);
    await expectAccessible(page);
    await stopRecording(page);
    await expectAccessible(page);
    await sendButton(page).click();
    await expect(repliesIn(page)).toHaveCount(1);
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('A person who refuses the microphone is told what to do, and can go on writing', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await openChat(page);
  await refuseMicrophone(page, true);
  await chatOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  await expect(chatOf(page).getByRole('alert')).toContainText('L’accès au micro est refusé.');
  await expect(chatOf(page).getByRole('alert')).toContainText('Vous pouvez toujours écrire.');
  await inputOf(page).fill('Hier matin');
  await sendAndHear(page);
  await refuseMicrophone(page, false);
  await chatOf(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await expect(panelOf(page).getByRole('timer')).toBeVisible();
});
