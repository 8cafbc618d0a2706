/** « Ce qui est recueilli », as a person uses it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** From this width on it stands beside the conversation; below, a button brings it up over it. */
const BESIDE_FROM_PX = 1440;
const isOverlay = (page: Page): boolean => (page.viewportSize()?.width ?? BESIDE_FROM_PX) < BESIDE_FROM_PX;

export const showCollected = async (page: Page): Promise<void> => {
  if (isOverlay(page)) await page.getByRole('button', { name: /^Ce qui est recueilli/ }).click();
};

export const hideCollected = async (page: Page): Promise<void> => {
  if (isOverlay(page)) await page.keyboard.press('Escape');
};

/** What was understood of one kind: « Lieu précis ». */
export const detailOf = (page: Page, kind: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Modifier : ${kind}` }) });

/** Presses one of the actions on it. */
export const act = async (page: Page, kind: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Modifier : ${kind}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

export const correctionOf = (page: Page): Locator => page.getByLabel('Avec vos mots');

/** Writes it otherwise, and waits until that is saved. */
export const correct = async (page: Page, kind: string, value: string): Promise<void> => {
  await act(page, kind, 'Corriger');
  await correctionOf(page).fill(value);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // What stands in a field is a text of the page too: only once the field is gone is it what was saved.
  await expect(correctionOf(page)).toHaveCount(0);
  await expect(detailOf(page, kind)).toContainText(value);
};
