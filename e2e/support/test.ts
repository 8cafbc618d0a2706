/** The `test` of all journeys: a page that fails on any console error, and people of its own. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';
import { type ReceivedMail, waitForMail } from './mailbox.ts';

export { expect };

// Playwright takes a stack with each of its steps, and has each frame looked up in source maps. Ours run as they stand.
Reflect.deleteProperty(Error, 'prepareStackTrace');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as `axe.source`, and read by the browser in half the time. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface Fixtures {
  /** Address of the server under test. */
  server: string;
  /** Somebody who has no account yet. */
  person: Person;
  /** The newest mail to an address. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  /** Console errors that this journey causes on purpose (a stopped server, a refused sign-in). */
  expectedErrors: RegExp[];
}

export const newPerson = (): Person => ({
  email: `${randomUUID()}@exemple.fr`,
  password: 'Mot2passe-sur',
  firstName: 'Camille',
  lastName: 'Moreau',
});

/** The stream of changes is refused when it is opened just as somebody signs out; the page asks no more after that. */
const REFUSED_STREAM = /status of 401 .*\/api\/events/;

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(serverUrl()),
  server: async ({}, use) => use(serverUrl()),
  person: async ({}, use) => use(newPerson()),
  mailTo: async ({}, use) =>
    use((address, count) => waitForMail(process.env.RECUEIL_E2E_OUTBOX as string, address, count)),
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors = listenForErrors(page);
    await use(page);
    const expected = [...expectedErrors, REFUSED_STREAM];
    expect(errors.filter((error) => !expected.some((one) => one.test(error)))).toEqual([]);
  },
});

const REFRESH = '/auth/v1/token?grant_type=refresh_token';

/**
 * Everything the page complained about so far. A refresh that was under way when somebody signed out is refused: that is
 * no complaint until the next sign-in.
 */
export const listenForErrors = (page: Page): string[] => {
  const errors: string[] = [];
  let isSignedOut = false;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/auth/v1/logout') isSignedOut = true;
    else if (pathname === '/auth/v1/token' && `${pathname}${search}` !== REFRESH) isSignedOut = false;
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || (isSignedOut && url.endsWith(REFRESH))) return;
    errors.push(`${message.text()} (${url}), on ${page.url()}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

/** No violation of WCAG 2.2 A and AA, or of axe's best practices, on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, {});

/** What a theme can break: it changes colours and nothing else. */
const expectContrast = (page: Page): Promise<void> =>
  expectNoViolation(page, { runOnly: ['color-contrast'] });

/** In the dark theme too. */
export const expectAccessibleInBothThemes = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoSidewaysScroll(page);
};

/**
 * Only violations are reported in full; no screen of ours has frames that could be judged. On a busy machine a layer that opens, or a
 * theme that changes, may be caught in between: what is wrong stays wrong.
 */
const expectNoViolation = (page: Page, options: RunOptions): Promise<void> =>
  expect
    .poll(async () => {
      await untilStill(page);
      return violationsOn(page, { ...options, resultTypes: ['violations'], iframes: false });
    })
    .toEqual([]);

/** What axe finds in the whole document, or in `include`: each rule with the elements that break it. */
export const violationsOn = async (
  page: Page,
  options: RunOptions,
  include: string | null = null,
): Promise<string[]> => {
  // Once for each document: to read all of axe takes longer than a judgement.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ([options, include]) => {
      const { violations } = await window.axe.run(include ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    [options, include] as const,
  );
};

/**
 * A new width or theme shows a frame later. Half-faded text has half the contrast: what fades in has to have arrived.
 * What turns for ever is not waited for.
 */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    );
  });

/** Nothing sticks out sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
};

const serverUrl = (): string => process.env.RECUEIL_E2E_URL as string;
