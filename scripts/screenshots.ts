/** `npm run screenshots [-- name…]`: every screen (or those named) at 390, 820 and 1440 px, light and dark, into the ignored folder screenshots/. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  dossierScreens,
  giveDossier,
  readingScreens,
  verifierScreens,
} from '../e2e/support/dossier-screens.ts';
import { waitForMail } from '../e2e/support/mailbox.ts';
import {
  furnish,
  incidentScreens,
  PRIVATE_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  show,
} from '../e2e/support/screens.ts';
import { giveRole } from '../e2e/support/sessions.ts';
import { createAccount, enter } from '../e2e/support/steps.ts';
import { newPerson } from '../e2e/support/test.ts';
import { startServerProcess } from '../server/tests/support/server-process.ts';
import { cloneDatabase, startTestCluster } from '../server/tests/support/test-cluster.ts';
import { ensureBuilt, ensureChromium } from './environment.mjs';

const FOLDER = join(import.meta.dirname, '../screenshots');
const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const taken = new Set<string>();

const picture = async (page: Page, screen: Screen): Promise<void> => {
  if (wanted.length > 0 && !wanted.includes(screen.name)) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await show(page, screen);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Bars that stay at the edge of the window would stand in the middle of a picture of the whole page. Colours follow a frame later.
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      await page.screenshot({
        path: join(FOLDER, `${screen.name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
  }
  taken.add(screen.name);
  process.stdout.write(`${screen.name}\n`);
};

/** @param folder for files that screens are given */
const takeAll = async (browser: Browser, url: string, outbox: string, folder: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  for (const screen of [...PUBLIC_SCREENS, ...(await verifierScreens(folder))]) await picture(page, screen);
  const person = newPerson();
  await createAccount(url, person, { mailTo: (address, count) => waitForMail(outbox, address, count) });
  await giveRole(person.email, 'super_admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await enter(page, url, person);
  const { incidentPath } = await furnish(page, session);
  for (const screen of [...PRIVATE_SCREENS, ...incidentScreens(incidentPath)]) await picture(page, screen);
  const given = await giveDossier(page, session, person);
  for (const screen of dossierScreens(given)) await picture(page, screen);
  await context.close();
  // The lawyer has a browser of their own.
  const reading = await browser.newContext({ baseURL: url, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const reader = await reading.newPage();
  for (const screen of readingScreens(given)) await picture(reader, screen);
  await reading.close();
};

await ensureBuilt();
await mkdir(FOLDER, { recursive: true });
const cluster = await startTestCluster();
const dataDir = await mkdtemp(join(tmpdir(), 'recueil-screenshots-'));
const { url: databaseUrl } = await cloneDatabase(cluster.access);
// As for the journeys, which let time pass and give roles by them (e2e/support/global-setup.ts).
process.env.RECUEIL_E2E_CLUSTER = JSON.stringify(cluster.access);
process.env.RECUEIL_E2E_DATABASE = new URL(databaseUrl).pathname.slice(1);
const server = await startServerProcess({
  DATABASE_URL: databaseUrl,
  RECUEIL_DATA_DIR: dataDir,
  RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
  RECUEIL_CAPTCHA: 'off',
  RECUEIL_SUPPORT_EMAIL: 'support@exemple.fr',
  RECUEIL_SUPPORT_PHONE: '+33 1 23 45 67 89',
});
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
try {
  await takeAll(browser, server.url, join(dataDir, 'outbox'), dataDir);
} finally {
  await browser.close();
  await server.stop();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const missed = wanted.filter((name) => !taken.has(name));
if (missed.length > 0) {
  process.stderr.write(
    `There is no screen called ${missed.join(', ')} (e2e/support/screens.ts, dossier-screens.ts).\n`,
  );
  process.exitCode = 1;
}
