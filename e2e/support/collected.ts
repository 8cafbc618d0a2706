/** « Ce qui est recueilli », as a person uses it. */
import type { Locator, Page } from '@playwright/test';

/** From this width on it stands beside the conversation; below, a button brings it up over it. */
const BESIDE_FROM_PX = 1440;
const isOverlay = (page: Page): boolean => (page.viewportSize()?.width ?? BESIDE_FROM_PX) < BESIDE_FROM_PX;

export const showCollected = async (page: Page): Promise<void> => {
  if (isOverlay(page)) await page.getByRole('button', { name: 'Ce qui est recueilli' }).click();
};

export const hideCollected = async (page: Page): Promise<void> => {
  if (isOverlay(page)) await page.keyboard.press('Escape');
};

/** What was understood of one kind: « Lieu précis ». */
export const detailOf = (page: Page, kind: string): Locator =>
  page.getByRole('region', { name: kind, exact: true });

/** Says one of the things that can be said of the first proposal of a kind, with the keyboard alone. */
export const answer = async (page: Page, kind: string, action: string): Promise<void> => {
  const detail = detailOf(page, kind);
  if (action !== 'C’est bien cela') {
    await detail
      .getByRole('button', { name: /^Répondre autrement/ })
      .first()
      .press('Enter');
  }
  await detail
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .first()
    .press('Enter');
};

export const placeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Lieu', exact: true });
