/** What becomes of the recorder without a microphone, and whether everybody can use it. The page is the gallery. */
import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../support/gallery-test.ts';
import { composerOf, openGallery, startRecording } from '../support/recorder.ts';
import { expect, violationsOn } from '../support/test.ts';

// One worker: each builds the gallery.
test.describe.configure({ mode: 'default' });

const withoutMicrophone = async (context: BrowserContext, url: string, change: () => void): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(change);
  await page.goto(url);
  await composerOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  return page;
};
const noticeOf = (page: Page) => composerOf(page).getByRole('alert');

test('A missing microphone, one in use, and a page without permission get different messages', async ({
  context,
  gallery,
}) => {
  const absent = await withoutMicrophone(context, gallery.url, () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await expect(noticeOf(absent)).toContainText('Aucun micro n’a été trouvé.');
  const busy = await withoutMicrophone(context, gallery.url, () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await expect(noticeOf(busy)).toContainText('Le micro est déjà utilisé.');
  const insecure = await withoutMicrophone(context, gallery.url, () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await expect(noticeOf(insecure)).toContainText('Le micro ne peut pas être utilisé ici.');
  await expect(noticeOf(insecure).getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('The recorder and its cards are accessible @phone', async ({ page, gallery }) => {
  await openGallery(page, gallery.url);
  await startRecording(page);
  for (const title of [
    'Composer with files and voice',
    'Voice recorder and voice card, state by state',
    'Attachments, state by state',
  ]) {
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
