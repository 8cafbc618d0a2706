/**
 * What the journeys of the chat do not show of the recorder (chat-voice.spec.ts): crashes, limits, clips that cannot be
 * read. Chromium's fake device beeps once a second; the page is the gallery under the app's own content security policy.
 */
import { test } from '../support/gallery-test.ts';
import {
  barsOf,
  composerOf,
  countKept,
  isListening,
  listenButton,
  openGallery,
  panelOf,
  record,
  say,
  sendButton,
  startRecording,
  stopRecording,
} from '../support/recorder.ts';
import { expect } from '../support/test.ts';

// One worker: each builds the gallery.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, gallery }) => openGallery(page, gallery.url));

test('A recording of more than a few seconds is not discarded without a question', async ({ page }) => {
  await startRecording(page);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  expect(await isListening(page)).toBe(false);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await startRecording(page);
  await say(page, 4);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer cet enregistrement ?' });
  await question.getByRole('button', { name: 'Garder' }).click();
  expect(await isListening(page), 'nothing was stopped by the question').toBe(true);
  await stopRecording(page);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect.poll(() => countKept(page, 'recordings')).toBe(0);
  await page.reload();
  await expect(composerOf(page)).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});

test('A stopped recording, however short, is not discarded without a question, and restored only in its own tab when nobody is remembered', async ({
  page,
  context,
  gallery,
}) => {
  await record(page);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer cet enregistrement ?' });
  await question.getByRole('button', { name: 'Garder' }).click();
  await expect(listenButton(page)).toBeVisible();
  await expect.poll(() => countKept(page, 'recordings')).toBe(1);

  await page.reload();
  await expect(listenButton(page)).toBeVisible();
  const other = await context.newPage();
  await openGallery(other, gallery.url);
  await expect(composerOf(other).getByRole('button', { name: 'Enregistrer un message vocal' })).toBeEnabled();
  await expect(panelOf(other)).toHaveCount(0);
});

test('A reload during a recording loses at most a second of it', async ({ page, gallery }) => {
  await startRecording(page);
  await expect.poll(() => countKept(page, 'pieces')).toBeGreaterThan(2);
  const seconds = await countKept(page, 'pieces');
  await page.reload();
  await expect(panelOf(page)).toContainText(/Cet enregistrement du .* n’a pas été envoyé/);
  await expect(listenButton(page)).toBeVisible();
  await sendButton(page).click();
  await composerOf(page).getByRole('button', { name: 'Tout envoyer' }).click();
  await expect(
    composerOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }),
  ).toBeVisible();
  const bytes = gallery.arrived.at(-1)?.bytes ?? Buffer.alloc(0);
  // What the encoder had not yet given out when the page went is a fraction of a second.
  expect((bytes.length - 44) / 32_000).toBeGreaterThan(seconds - 0.7);
});

test('At five minutes it stops by itself, says so, and keeps all of it', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await expect(composerOf(page)).toBeVisible();
  await startRecording(page);
  // The microphone knows nothing of the page's clock: something has to have been heard.
  await expect.poll(() => countKept(page, 'recordings')).toBe(1);
  await page.clock.fastForward(300_000);
  await expect(panelOf(page)).toContainText('L’enregistrement s’est arrêté tout seul au bout de 5 minutes.');
  await expect(listenButton(page)).toBeVisible();
  expect(await isListening(page)).toBe(false);
});

test('An unreadable clip is kept, for another try or for saving as it is', async ({ page }) => {
  await page.evaluate(() => {
    const real = OfflineAudioContext.prototype.decodeAudioData;
    OfflineAudioContext.prototype.decodeAudioData = () =>
      Promise.reject(new DOMException('no', 'EncodingError'));
    Object.assign(window, {
      heal: () => {
        OfflineAudioContext.prototype.decodeAudioData = real;
      },
    });
  });
  await startRecording(page);
  await say(page, 1);
  await panelOf(page).getByRole('button', { name: 'Arrêter' }).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Impossible de lire le fichier audio');
  await expect(sendButton(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: 'Télécharger l’original' }).click();
  expect((await download).suggestedFilename()).toMatch(/^voice-\d{13}\.webm$/);
  await page.evaluate(() => (window as unknown as { heal: () => void }).heal());
  await panelOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(listenButton(page)).toBeVisible();
});

test('With reduced motion the bars do not move; leaving the page closes the microphone and loses nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startRecording(page);
  const first = await barsOf(page);
  await say(page, 2);
  expect(await barsOf(page)).toEqual(first);

  // Leaving the page closes the microphone and loses nothing.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isListening(page)).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(listenButton(page)).toBeVisible();
});
