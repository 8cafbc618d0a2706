/**
 * One walk over every screen, each brought up once and judged at both widths, in both themes: accessible, nothing too
 * small to press, nothing that sticks out.
 */
import type { Page } from '@playwright/test';
import { PHONE } from '../support/phone.ts';
import {
  furnish,
  incidentScreens,
  PRIVATE_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  show,
} from '../support/screens.ts';
import { giveRole } from '../support/sessions.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const WINDOW = { width: 1440, height: 900 };
/** As a phone of 640 px shows at 200 % zoom. */
const ZOOMED = { width: 320, height: 640 };
const SIZES = [WINDOW, PHONE.viewport, ZOOMED];

/**
 * Brings up one screen after the other. Each is judged once at each width, in the other theme: a theme changes colours and
 * nothing else, and those that a screen has at one width alone are few. The sizes are gone through there and back, so that
 * every second screen comes up small; after each such pair the themes are exchanged, so that what surrounds all screens is
 * seen in both at both widths.
 * @param atEachWidth what else must hold
 */
const walk = async (
  page: Page,
  screens: readonly Screen[],
  atEachWidth: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (const [at, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      await show(page, screen, screens[at - 1]);
      for (const size of at % 2 === 0 ? SIZES : SIZES.toReversed()) {
        await page.setViewportSize(size);
        if (size !== ZOOMED) {
          const isDark = (size === WINDOW) === at % 4 > 1;
          await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
          await expectAccessible(page);
          await atEachWidth();
        }
        if (size === PHONE.viewport) await expectLargeTargets(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
};

test('Every screen before sign-in is accessible, at both widths and in both themes, and follows its content security policy', async ({
  page,
}) => {
  const answer = await page.request.get('/login');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  // What does not follow it is an error of the console, at which every journey fails.
  await walk(page, PUBLIC_SCREENS);
});

test('Every screen after sign-in is accessible, at both widths and in both themes, and offers « Quitter vite »', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  test.setTimeout(360_000);
  expectedErrors.push(/status of 404/);
  await createAccount(server, person, { mailTo });
  // Everybody else sees a notice in place of some screens (administration.spec.ts looks at it).
  await giveRole(person.email, 'super_admin');
  const { incidentPath } = await furnish(page, await enter(page, server, person));
  const exit = page.getByRole('button', { name: 'Quitter vite' }).filter({ visible: true });
  await walk(page, [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)], () =>
    expect(exit.first()).toBeVisible(),
  );
});
