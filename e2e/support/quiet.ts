import type { Page, Request } from '@playwright/test';

const QUIET_MS = 250;
/** It is open for as long as the page is. */
const isLiveStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';

/**
 * Counts what is asked from now on; the returned function waits until nothing has been under way for a quarter of a second.
 * Playwright's `networkidle` would wait for the end of the live stream, which has none.
 */
export const listenForQuiet = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  let lastAt = Date.now();
  const ended = (request: Request): void => {
    underWay.delete(request);
    lastAt = Date.now();
  };
  const begun = (request: Request): void => {
    if (!isLiveStream(request)) underWay.add(request);
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    while (underWay.size > 0 || Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(50);
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  };
};
