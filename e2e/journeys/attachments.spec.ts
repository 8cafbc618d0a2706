/** Files that go with a message, in a real browser: picked, dropped, pasted, kept, refused, sent. The page is the gallery. */
import type { Page } from '@playwright/test';
import { type GalleryServer, startGalleryServer } from '../support/gallery-server.ts';
import { composerOf, countKept, openGallery } from '../support/recorder.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await startGalleryServer();
});
test.afterAll(async () => gallery.stop());
test.beforeEach(async ({ page }) => openGallery(page, gallery.url));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const note = (name: string, words = 'Il a dit cela devant tout le monde.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});
const picture = { name: 'photo.png', mimeType: 'image/png', buffer: PNG };
const program = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090\0\u0003\0') };

const pick = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  composerOf(page).locator('input[type=file]').setInputFiles(files);
const trayOf = (page: Page) =>
  composerOf(page).getByRole('region', { name: 'À envoyer avec le prochain message' });
const removeButtons = (page: Page) => trayOf(page).getByRole('button', { name: /^Retirer/ });
/** Sends an event with files to an element, as the browser does when somebody drops or pastes them. */
const give = (page: Page, kind: 'drop' | 'paste', name: string, words: string) =>
  page.getByLabel('Votre message').evaluate(
    (element, { kind, name, words }) => {
      const data = new DataTransfer();
      data.items.add(new File([words], name));
      if (kind === 'drop') {
        for (const type of ['dragover', 'drop']) {
          element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        }
        return;
      }
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      );
    },
    { kind, name, words },
  );

test('What somebody picks is there again after a reload, and is sent with its bytes and its name', async ({
  page,
}) => {
  await pick(page, [picture, note('Compte rendu « été ».txt')]);
  await expect(removeButtons(page)).toHaveCount(2);
  await page.reload();
  await expect(removeButtons(page)).toHaveCount(2);
  const shown = trayOf(page).locator('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await composerOf(page).getByRole('button', { name: 'Tout envoyer' }).click();
  await expect(composerOf(page).getByRole('list', { name: 'Sent' }).getByRole('listitem')).toHaveCount(2);
  await expect(trayOf(page)).toHaveCount(0);
  expect(gallery.arrived.slice(-2).map(({ name, bytes }) => [name, bytes.toString('hex')])).toEqual([
    ['photo.png', PNG.toString('hex')],
    ['Compte rendu « été ».txt', note('').buffer.toString('hex')],
  ]);
  expect(await countKept(page, 'files')).toBe(0);
});

test('What does not qualify is left out and said: fifty files at once in one notice', async ({ page }) => {
  await pick(page, [
    program,
    note('vide.txt', ''),
    ...Array.from({ length: 48 }, (_, index) => note(`${index}.txt`)),
  ]);
  const notice = composerOf(page).getByRole('status').filter({ hasText: 'n’ont pas été ajoutés' });
  await expect(notice).toContainText('40 fichiers n’ont pas été ajoutés');
  await expect(notice.getByRole('listitem').first()).toHaveText('Type non accepté · photo.jpg');
  await expect(removeButtons(page)).toHaveCount(10);
  const box = await notice.boundingBox();
  expect(box?.height).toBeLessThan(400);
  await notice.locator('..').getByRole('button', { name: 'Masquer ce message' }).click();
  await expect(notice).toHaveCount(0);
});

test('Files can be taken out with the keyboard alone, which stays where it is', async ({ page }) => {
  await pick(page, [note('a.txt'), note('b.txt')]);
  await trayOf(page).getByRole('button', { name: 'Retirer a.txt' }).focus();
  await page.keyboard.press('Enter');
  await expect(removeButtons(page)).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'À envoyer avec le prochain message');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(trayOf(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Composer');
  await page.reload();
  await expect(composerOf(page)).toBeVisible();
  await expect(trayOf(page)).toHaveCount(0);
});

test('Files can be dropped and pasted; a drop never opens a file in the place of what is typed', async ({
  page,
}) => {
  await page.getByLabel('Votre message').fill('Hier matin');
  await give(page, 'drop', 'note.txt', 'mots');
  await expect(trayOf(page)).toContainText('note.txt');
  await give(page, 'drop', 'page.html', '<!doctype html>');
  await expect(composerOf(page).getByRole('status').filter({ hasText: 'page.html' })).toBeVisible();
  await give(page, 'paste', 'collage.txt', 'mots');
  await expect(trayOf(page)).toContainText('collage.txt');
  await expect(page.getByLabel('Votre message')).toHaveValue('Hier matin');
});

test('When the connection breaks off the file stays, and the next try sends it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/api/files/*', (route) => route.abort());
  await pick(page, [note('a.txt')]);
  const send = composerOf(page).getByRole('button', { name: 'Tout envoyer' });
  await send.click();
  await expect(trayOf(page).getByRole('alert')).toHaveText(
    'La connexion a été interrompue. Il est gardé sur cet appareil.',
  );
  await page.unroute('**/api/files/*');
  await send.click();
  await expect(trayOf(page)).toHaveCount(0);
  expect(gallery.arrived.at(-1)?.name).toBe('a.txt');
});

test('A file is saved under its name, and never opened in a tab', async ({ page, context }) => {
  const card = page.getByRole('button', { name: 'Télécharger Lettre.docx' });
  const download = page.waitForEvent('download');
  await card.click();
  expect((await download).suggestedFilename()).toBe('Lettre.docx');
  expect(context.pages()).toHaveLength(1);
});

test('A picture of a message shows itself small, and whole when it is pressed', async ({ page }) => {
  const small = page.getByRole('button', { name: 'Agrandir l’image Capture de l’écran.png' });
  await expect(small, 'what is far away is not loaded').toHaveCount(0);
  await page.getByRole('button', { name: 'Télécharger Capture de l’écran.png' }).scrollIntoViewIfNeeded();
  await expect(small.locator('img')).toHaveJSProperty('naturalWidth', 640);
  await small.click();
  const whole = page.getByRole('dialog', { name: 'Capture de l’écran.png' });
  await expect(whole.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await expect(small).toBeFocused();
});
