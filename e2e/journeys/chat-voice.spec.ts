/**
 * The voice in the conversation: recorded with Chromium's fake microphone, sent, heard, and written down; cut off by a reload
 * or by leaving, and discarded. The microphone beeps once a second.
 */
import type { Page } from '@playwright/test';
import {
  chatOf,
  inputOf,
  logOf,
  note,
  pick,
  repliesIn,
  savedBytes,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { showCollected } from '../support/collected.ts';
import { PHONE } from '../support/phone.ts';
import {
  askedOf,
  barsOf,
  countKept,
  isListening,
  listenButton,
  panelOf,
  refuseMicrophone,
  say,
  sendButton,
  slowSoundsDown,
  startRecording,
  stopRecording,
  watchMicrophone,
} from '../support/recorder.ts';
import { createAccount, enter, enterStory, STORY, sendAndHear } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use(PHONE);

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

test('A voice message is recorded, heard, sent and transcribed, and outlasts a reload and a failed sending', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await watchMicrophone(page);
  await slowSoundsDown(page);
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), STORY.slice(0, 4));
  const alert = chatOf(page).getByRole('alert');

  await test.step('who refuses the microphone is told what to do, and can go on writing', async () => {
    await refuseMicrophone(page, true);
    await chatOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
    await expect(alert).toContainText('L’accès au micro est refusé.');
    await expect(alert).toContainText('Vous pouvez toujours écrire.');
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

  await test.step('a recording shows that it hears, comes before both, and fits on a phone', async () => {
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

  await test.step('with reduced motion the bars do not move; a reload during a recording loses at most a second of it', async () => {
    await inputOf(page).fill('Hier soir');
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await startRecording(page);
    const still = await barsOf(page);
    await expect.poll(() => countKept(page, 'pieces')).toBeGreaterThan(1);
    expect(await barsOf(page)).toEqual(still);
    const seconds = await countKept(page, 'pieces');
    await page.reload();
    await expect(panelOf(page)).toContainText(/Cet enregistrement du .* n’a pas été envoyé/);
    await expect(listenButton(page)).toBeVisible();
    await expect(inputOf(page)).toHaveValue('Hier soir');
    await expect(trayOf(page)).toContainText('a.txt');
    await page.route('**/api/files/*', (route) => route.abort());
    await sendButton(page).click();
    const failure = chatOf(page).getByRole('alert').filter({ hasText: 'Échec de la sauvegarde du message' });
    await expect(failure.getByRole('button', { name: 'Renvoyer' })).toBeVisible();
    await page.unroute('**/api/files/*');
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    const waiting = trayOf(page).getByRole('button', { name: 'Écouter : Enregistrement vocal' });
    await expect(waiting).toBeVisible();
    await sendAndHear(page);
    await expect(waiting, 'it goes with no other message').toBeVisible();
    const replies = await repliesIn(page).count();
    await trayOf(page).getByRole('button', { name: 'Envoyer : Enregistrement vocal' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(repliesIn(page)).toHaveCount(replies + 1);
    const sent = (await savedMessages(page)).slice(5);
    expect(sent).toMatchObject([
      { content: 'Hier soir', files: ['a.txt'] },
      { content: '', files: [expect.stringMatching(/^voice-/)] },
    ]);
    const bytes = await savedBytes(page, sent[1]?.fileIds[0] ?? '');
    // What the encoder had not yet given out when the page went is a fraction of a second.
    expect((bytes.length - 44) / 32_000).toBeGreaterThan(seconds - 0.7);
  });

  await test.step('leaving the page closes the microphone and loses nothing; it is discarded only after a question', async () => {
    await startRecording(page);
    await say(page, 1);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await isListening(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(listenButton(page)).toBeVisible();
    const cancel = panelOf(page).getByRole('button', { name: 'Annuler' });
    const question = page.getByRole('alertdialog', { name: 'Supprimer cet enregistrement ?' });
    await cancel.click();
    await question.getByRole('button', { name: 'Garder' }).click();
    await expect(question).toHaveCount(0);
    await expect(listenButton(page)).toBeVisible();
    await cancel.click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(panelOf(page)).toHaveCount(0);
    await expect.poll(() => countKept(page, 'recordings')).toBe(0);
  });
});
