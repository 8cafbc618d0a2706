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

/**
 * Each screen is judged once at each width, in the other theme: a theme changes colours and nothing else, and those that a
 * screen has at one width alone are few. Every second screen begins in the dark one, so that what surrounds all
 * screens is seen in both at both widths, and the theme changes, which draws everything anew, once a screen.
 * @param before the screen that was examined last
 * @param atEachWidth what else must hold
 */
const examine = async (
  page: Page,
  screen: Screen,
  before: Screen | undefined,
  atEachWidth: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await test.step(screen.name, async () => {
    await show(page, screen, before);
    const judge = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await atEachWidth();
    };
    await judge();
    await page.setViewportSize(PHONE.viewport);
    await changeTheme(page);
    await judge();
    await expectLargeTargets(page);
    await page.setViewportSize(ZOOMED);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(WINDOW);
  });
};

const changeTheme = async (page: Page): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
};

test('Every screen before sign-in is accessible, at both widths and in both themes', async ({ page }) => {
  for (const [at, screen] of PUBLIC_SCREENS.entries()) await examine(page, screen, PUBLIC_SCREENS[at - 1]);
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
  const screens = [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)];
  for (const [at, screen] of screens.entries())
    await examine(page, screen, screens[at - 1], () => expect(exit.first()).toBeVisible());
});

test('The page has a content security policy, and follows it', async ({ page }) => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});
