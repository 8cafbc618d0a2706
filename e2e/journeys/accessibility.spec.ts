import type { Page } from '@playwright/test';
import {
  furnish,
  incidentScreens,
  PRIVATE_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  show,
} from '../support/screens.ts';
import { createAccount, signIn } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const examine = async (page: Page, screen: Screen): Promise<void> => {
  await test.step(screen.name, async () => {
    await show(page, screen);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  });
};

test('Every screen before sign-in is accessible in both themes, and nothing sticks out @narrow', async ({
  page,
}) => {
  for (const screen of PUBLIC_SCREENS) await examine(page, screen);
});

test('Every screen behind the sign-in is accessible in both themes, and nothing sticks out @narrow', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  test.setTimeout(240_000);
  expectedErrors.push(/status of 404/);
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  const { incidentPath } = await furnish(page);
  for (const screen of [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)]) await examine(page, screen);
});

test('At 320 px, as at 200 % zoom, nothing sticks out sideways', async ({ page, person, server, mailTo }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of PUBLIC_SCREENS) {
    await show(page, screen);
    await expectNoSidewaysScroll(page);
  }
  await createAccount(server, person, { mailTo });
  await signIn(page, person);
  for (const screen of PRIVATE_SCREENS) {
    await show(page, screen);
    await expectNoSidewaysScroll(page);
  }
});

test('The page carries its policy, and keeps to it', async ({ page }) => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});
