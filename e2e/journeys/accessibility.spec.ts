/** One walk over every screen, at both widths: accessible, nothing too small to press, nothing that sticks out. */
import type { Page } from '@playwright/test';
import {
  furnish,
  incidentScreens,
  PRIVATE_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  show,
} from '../support/screens.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleBesideColours,
  expectContrastInTheDark,
  expectNoSidewaysScroll,
  test,
} from '../support/test.ts';

const NARROW_PX = 390;
/** As a phone of 640 px shows at 200 % zoom. */
const ZOOMED = { width: 320, height: 640 };

const examine = async (page: Page, screen: Screen): Promise<void> => {
  await test.step(screen.name, async () => {
    await show(page, screen);
    await expectNoSidewaysScroll(page);
    const size = page.viewportSize();
    if (size?.width !== NARROW_PX) return await expectAccessibleBesideColours(page);
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await expectLargeTargets(page);
    await page.setViewportSize(ZOOMED);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(size);
  });
};

test('Every screen before sign-in is accessible, in both themes @narrow', async ({ page }) => {
  test.setTimeout(180_000);
  for (const screen of PUBLIC_SCREENS) await examine(page, screen);
});

test('Every screen after sign-in is accessible, in both themes @narrow', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  test.setTimeout(360_000);
  expectedErrors.push(/status of 404/);
  await createAccount(server, person, { mailTo });
  const { incidentPath } = await furnish(page, await enter(page, server, person));
  for (const screen of [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)]) await examine(page, screen);
});

test('The page has a content security policy, and follows it', async ({ page }) => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});
