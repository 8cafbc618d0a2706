import { expect, type Locator } from '@playwright/test';
import { violationsOn } from './test.ts';

/**
 * No violation in these parts of a page, for journeys that bring up what is not there otherwise: the screen around it is judged
 * by accessibility.spec.ts, and to judge all of it again takes three times as long.
 */
export const expectPartsAccessible = async (first: Locator, ...others: Locator[]): Promise<void> => {
  const parts = [first, ...others];
  for (const part of parts) await part.evaluate((element) => element.setAttribute('data-looked-at', ''));
  const judge = () =>
    violationsOn(first.page(), { resultTypes: ['violations'], iframes: false }, '[data-looked-at]');
  await expect.poll(judge).toEqual([]);
  for (const part of parts) await part.evaluate((element) => element.removeAttribute('data-looked-at'));
};
