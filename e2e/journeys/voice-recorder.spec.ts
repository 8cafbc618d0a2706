/**
 * The recorder and its cards in every state, which no journey brings up one after the other (chat-voice.spec.ts has how they
 * are used): the gallery shows them all at once, under the app's own content security policy.
 */
import { test } from '../support/gallery-test.ts';
import { PHONE } from '../support/phone.ts';
import { openGallery, startRecording } from '../support/recorder.ts';
import { expect, violationsOn } from '../support/test.ts';

test.use(PHONE);

const SECTIONS = [
  'Composer with files and voice',
  'Voice recorder and voice card, state by state',
  'Attachments, state by state',
];

test('The recorder and its cards are accessible in each of their states', async ({ page, gallery }) => {
  await openGallery(page, gallery.url);
  await startRecording(page);
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
