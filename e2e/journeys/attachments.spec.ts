/** What the journeys of the chat do not show of files (chat-files.spec.ts). The page is the gallery. */
import type { Page } from '@playwright/test';
import { note, type PickedFile } from '../support/chat-files.ts';
import { test } from '../support/gallery-test.ts';
import { composerOf, openGallery } from '../support/recorder.ts';
import { expect } from '../support/test.ts';

// One worker: each builds the gallery.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, gallery }) => openGallery(page, gallery.url));

const pick = (page: Page, files: PickedFile[]) =>
  composerOf(page).locator('input[type=file]').setInputFiles(files);
const trayOf = (page: Page) =>
  composerOf(page).getByRole('region', { name: 'À envoyer avec le prochain message' });
const removeButtons = (page: Page) => trayOf(page).getByRole('button', { name: /^Retirer/ });

test('Files can be removed with the keyboard alone, and the focus stays in place', async ({ page }) => {
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

test('A picture of a message is shown as a thumbnail, and in full when it is pressed', async ({ page }) => {
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
