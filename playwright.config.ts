import { defineConfig } from '@playwright/test';

/** The flags keep a headless Chromium from calling home, which a closed network would answer with errors. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A microphone that beeps once a second. For all journeys: other flags for some would take workers of their own.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export default defineConfig({
  testDir: 'e2e',
  // Node loads them as they stand, as it does for `npm start`; Playwright would have Babel rewrite each of them first.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Journeys wait more than they work: for pages, mails and replies.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Long enough for a machine that does something else as well: what takes this long has gone wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Of a laptop; what is made on a phone says so itself (e2e/support/phone.ts).
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // Journeys look at the server's answers themselves; the one about the service worker allows it.
    serviceWorkers: 'block',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_FLAGS,
      // Without a locale Chromium cannot give a file a name with accents.
      env: { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>,
    },
  },
});
