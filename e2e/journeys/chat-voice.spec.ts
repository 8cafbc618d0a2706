/** The voice in the conversation: recorded with Chromium's fake microphone, sent, heard, and written down. */
import type { Page } from '@playwright/test';
import {
  arriveInChat,
  chatOf,
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
  say,
  sendButton,
  slowSoundsDown,
  stopRecording,
  watchMicrophone,
} from '../support/recorder.ts';
import {
  createAccount,
  enter,
  enterStory,
  STORY,
  say as sayInWords,
  sendAndHear,
  signIn,
  signOut,
} from '../support/steps.ts';
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

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('A person who first refused the microphone records, listens, sends, plays and transcribes, with one primary action at a time', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await watchMicrophone(page);
  await slowSoundsDown(page);
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), STORY.slice(0, 3));
  const alert = chatOf(page).getByRole('alert');

  await test.step('who refuses the microphone is told what to do, and can go on writing', async () => {
    await refuseMicrophone(page, true);
    await chatOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
    await expect(alert).toContainText('L’accès au micro est refusé.');
    await expect(alert).toContainText('Vous pouvez toujours écrire.');
    await sayInWords(page, STORY[3] as string);
  });

  await test.step('the suggestion gives way to files and to text', async () => {
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await waitingOf(page).click();
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await inputOf(page).fill('Hier matin');
    await expect(primaryActions(page)).toHaveText('Envoyer');
  });

  await test.step('a recording shows that it hears, comes before both, and is accessible on a phone', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await refuseMicrophone(page, false);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await say(page, 1);
    await expect(primaryActions(page)).toHaveText('Arrêter');
    expect((await askedOf(page)).audio).toMatchObject({ echoCancellation: true, noiseSuppression: true });
    const first = await barsOf(page);
    expect(first).toHaveLength(12);
    await expect.poll(() => barsOf(page), 'the bars follow the sound').not.toEqual(first);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(WIDE);
    await stopRecording(page);
    expect(await isListening(page)).toBe(false);
    await expect(primaryActions(page)).toHaveText('Envoyer l’enregistrement');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Message vocal');
  });

  await test.step('it is heard, and sent once, as a message of its own', async () => {
    await listenButton(page).click();
    await expect(panelOf(page).getByRole('slider')).not.toHaveValue('0');
    const replies = await repliesIn(page).count();
    await sendButton(page).dblclick();
    await expect(cards(page)).toHaveCount(1);
    await expect(repliesIn(page)).toHaveCount(replies + 1);
    await expect(inputOf(page), 'what was being typed stays').toHaveValue('Hier matin');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(trayOf(page)).toHaveCount(0);
    const sent = (await savedMessages(page)).slice(4);
    expect(sent).toMatchObject([{ content: '', files: [expect.stringMatching(/^voice-\d{13}\.wav$/)] }]);
    expectPlainSound(await savedBytes(page, sent[0]?.fileIds[0] ?? ''));
    await cards(page).click();
    await logOf(page).getByRole('button', { name: 'Mettre en pause : Enregistrement vocal' }).click();
    await expect(cards(page)).toBeVisible();
  });

  await test.step('a form comes before text, and text before the suggestion', async () => {
    const write = logOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' });
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await write.click();
    await expect(primaryActions(page)).toHaveText('Enregistrer');
    await inputOf(page).fill('');
    await expect(primaryActions(page)).toHaveText('Enregistrer');
    await inputOf(page).fill('Hier matin');
    await expect(primaryActions(page)).toHaveText('Enregistrer');
    await logOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(primaryActions(page)).toHaveText('Envoyer');
    await inputOf(page).fill('');
    await expect(primaryActions(page)).toHaveText('Voir les détails');
    await write.click();
  });

  await test.step('the person’s transcript counts as told, and its quote links to the card', async () => {
    await logOf(page)
      .getByLabel('Ce que dit l’enregistrement')
      .fill(STORY[4] as string);
    await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
    await showCollected(page);
    await page
      .getByRole('button', { name: /Voir dans la conversation : « .*DRH/ })
      .first()
      .click();
    await expect(logOf(page).locator('mark')).toHaveText(/DRH/);
    await expect(logOf(page).locator('mark')).toBeInViewport();
  });

  await test.step('the card, beside a file that waits, is accessible on a phone', async () => {
    await page.setViewportSize(PHONE);
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('An unsent recording is restored after a sign-in, with files and text; one that could not be sent survives a reload, and is sent by another try or taken back', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await arriveInChat(page, person, { server, mailTo });

  await test.step('a recording, files and text are there after a sign-out and a sign-in', async () => {
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await record(page);
    await signOut(page);
    await signIn(page, person, { remember: true });
    await openChat(page);
    await expect(inputOf(page)).toHaveValue('Hier matin');
    await expect(trayOf(page)).toContainText('a.txt');
    await expect(panelOf(page)).toContainText('n’a pas été envoyé');
    await expect(listenButton(page)).toBeVisible();
    await sendButton(page).click();
    await expect(repliesIn(page)).toHaveCount(1);
    await sendAndHear(page);
    expect(await savedMessages(page)).toMatchObject([
      { content: '', files: [expect.stringMatching(/^voice-/)] },
      { content: 'Hier matin', files: ['a.txt'] },
    ]);
  });

  await test.step('one that could not be sent survives a reload, and is sent by another try', async () => {
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
    await expect(chatOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toHaveCount(2);
    await expect(trayOf(page)).toHaveCount(0);
    await retry.click();
    await expect(repliesIn(page)).toHaveCount(3);
    await expect(cards(page)).toHaveCount(2);
    expect(await savedMessages(page)).toHaveLength(3);
  });

  await test.step('one that is taken back waits alone, and is sent alone', async () => {
    await page.route('**/turns', (route) => route.abort());
    await record(page);
    await sendButton(page).click();
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    await expect(trayOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toBeVisible();
    await page.unroute('**/turns');
    await page.reload();
    await inputOf(page).fill('Hier soir');
    await sendAndHear(page);
    await trayOf(page).getByRole('button', { name: 'Envoyer : Enregistrement vocal' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(repliesIn(page)).toHaveCount(5);
    expect((await savedMessages(page)).slice(3)).toMatchObject([
      { content: 'Hier soir', files: [] },
      { content: '', files: [expect.stringMatching(/^voice-/)] },
    ]);
  });
});
