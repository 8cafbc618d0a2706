/**
 * What the journeys of the chat do not show of the recorder (chat-voice.spec.ts): crashes, tabs, and each of its states.
 * Chromium's fake device beeps once a second; the page is the gallery under the app's own content security policy.
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
  say,
  sendButton,
  startRecording,
} from '../support/recorder.ts';
import { expect, violationsOn } from '../support/test.ts';

const SECTIONS = [
  'Composer with files and voice',
  'Voice recorder and voice card, state by state',
  'Attachments, state by state',
];

test('The recorder is accessible in each of its states, keeps a recording through a closed page and a reload, and discards one only after a question @phone', async ({
  page,
  context,
  gallery,
}) => {
  await openGallery(page, gallery.url);
  await startRecording(page);
  const still = await barsOf(page);

  await test.step('the recorder and its cards are accessible', async () => {
    for (const title of SECTIONS) {
      const section = page
        .locator('main > section')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await section.evaluate((element) => element.setAttribute('data-looked-at', ''));
    }
    // The gallery shows every state at once: several regions of one name are a matter of the gallery.
    const violations = await violationsOn(
      page,
      { rules: { 'landmark-unique': { enabled: false } } },
      '[data-looked-at]',
    );
    expect(violations).toEqual([]);
    const small = await page.locator('[data-looked-at]').evaluateAll((sections) =>
      sections
        .flatMap((section) => [...section.querySelectorAll('button, input, textarea, summary')])
        .filter((element) => element.checkVisibility() && !(element as HTMLInputElement).hidden)
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ text }) => text),
    );
    expect(small).toEqual([]);
  });

  await test.step('with reduced motion the bars do not move', async () => {
    await say(page, 2);
    expect(await barsOf(page)).toEqual(still);
  });

  await test.step('leaving the page closes the microphone and loses nothing', async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await isListening(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(listenButton(page)).toBeVisible();
  });

  await test.step('when nobody is remembered it is restored in its own tab only', async () => {
    await expect.poll(() => countKept(page, 'recordings')).toBe(1);
    await page.reload();
    await expect(listenButton(page)).toBeVisible();
    const other = await context.newPage();
    await openGallery(other, gallery.url);
    await expect(
      composerOf(other).getByRole('button', { name: 'Enregistrer un message vocal' }),
    ).toBeEnabled();
    await expect(panelOf(other)).toHaveCount(0);
    await other.close();
  });

  await test.step('it is discarded only after a question', async () => {
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

  await test.step('a reload during a recording loses at most a second of it', async () => {
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
});
