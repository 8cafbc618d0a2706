/**
 * The voice recorder with a real microphone interface: Chromium's fake device, which beeps once a second. The page is
 * the gallery under the app's own content security policy; what is sent goes to a server that keeps it to be looked at.
 */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { type ArrivedFile, type GalleryServer, startGalleryServer } from '../support/gallery-server.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'] }),
    { scope: 'worker' },
  ],
  permissions: ['microphone'],
});

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await startGalleryServer();
});
test.afterAll(async () => gallery.stop());

/** The page, with every microphone that it opens in reach. */
const open = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    const opened: MediaStream[] = [];
    Object.assign(window, { opened });
    devices.getUserMedia = async (constraints) => {
      Object.assign(window, { asked: constraints });
      const stream = await real(constraints);
      opened.push(stream);
      return stream;
    };
  });
  await page.goto(gallery.url);
  await expect(composerOf(page)).toBeVisible();
};
const composerOf = (page: Page) => page.locator('[data-composer]');
const panelOf = (page: Page) => composerOf(page).getByRole('region', { name: 'Message vocal' });
const isListening = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (window as unknown as { opened: MediaStream[] }).opened
      .flatMap((stream) => stream.getTracks())
      .some(({ readyState }) => readyState === 'live'),
  );
const start = async (page: Page): Promise<void> => {
  await composerOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  await expect(panelOf(page).getByRole('timer')).toBeVisible();
};
/** Waits until so much was said, by the recorder's own clock. */
const say = (page: Page, seconds: number): Promise<void> =>
  expect(panelOf(page).getByRole('timer')).toHaveText(new RegExp(`0:0[${seconds}-9]`));
const stop = (page: Page) => panelOf(page).getByRole('button', { name: 'Arrêter' }).click();
const listenButton = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'Écouter : Votre enregistrement' });
const sendButton = (page: Page) => panelOf(page).getByRole('button', { name: 'Envoyer' });
const lastArrived = (): ArrivedFile => {
  const last = gallery.arrived.at(-1);
  if (last === undefined) throw new Error('Nothing has arrived');
  return last;
};
const countStored = (page: Page, store: 'recordings' | 'pieces'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('recueil.kept');
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );
const storedRecordings = (page: Page) => countStored(page, 'recordings');

test('Somebody records, listens, and sends what she said as plain sound at 16 kHz', async ({ page }) => {
  await open(page);
  await start(page);
  const asked = await page.evaluate(() => (window as unknown as { asked: MediaStreamConstraints }).asked);
  expect(asked.audio).toMatchObject({ echoCancellation: true, noiseSuppression: true });
  await expect(panelOf(page).locator('[data-bar]')).toHaveCount(12);
  const heights = () =>
    panelOf(page)
      .locator('[data-bar]')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.scale).join());
  const first = await heights();
  await expect.poll(heights, 'the bars follow the sound').not.toBe(first);
  await say(page, 2);
  await stop(page);

  await expect(listenButton(page)).toBeVisible();
  expect(await isListening(page)).toBe(false);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Message vocal');
  await listenButton(page).click();
  const position = panelOf(page).getByRole('slider', { name: 'Position : Votre enregistrement' });
  await expect(position).not.toHaveValue('0');
  await panelOf(page).getByRole('button', { name: 'Mettre en pause : Votre enregistrement' }).click();
  await expect(listenButton(page)).toBeVisible();

  await sendButton(page).click();
  const waiting = composerOf(page).getByRole('region', { name: 'À envoyer avec le prochain message' });
  await expect(waiting.getByRole('button', { name: 'Écouter : Enregistrement vocal' })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  const before = Date.now();
  await composerOf(page).getByRole('button', { name: 'Tout envoyer' }).click();
  await expect(
    composerOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }),
  ).toBeVisible();

  const { name, duration, token, bytes } = lastArrived();
  expect(token).toBe('Bearer gallery');
  const [, timestamp] = /^voice-(\d{13})\.wav$/.exec(name) ?? [];
  expect(Number(timestamp)).toBeLessThan(before);
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt ']);
  expect({
    format: bytes.readUInt16LE(20),
    channels: bytes.readUInt16LE(22),
    rate: bytes.readUInt32LE(24),
    bits: bytes.readUInt16LE(34),
    dataBytes: bytes.readUInt32LE(40),
  }).toEqual({ format: 1, channels: 1, rate: 16_000, bits: 16, dataBytes: bytes.length - 44 });
  const seconds = (bytes.length - 44) / 32_000;
  expect(seconds).toBeGreaterThan(1.5);
  expect(Number(duration)).toBe(Math.round(seconds));
  const loudest = new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44)).reduce(
    (most, sample) => Math.max(most, Math.abs(sample)),
    0,
  );
  expect(loudest, 'the beeps are in it').toBeGreaterThan(500);
  expect(await storedRecordings(page)).toBe(0);
});

test('More than a few seconds are not thrown away without a question', async ({ page }) => {
  await open(page);
  await start(page);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  expect(await isListening(page)).toBe(false);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await start(page);
  await say(page, 4);
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer cet enregistrement ?' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect(await isListening(page), 'nothing was stopped by the question').toBe(true);
  await stop(page);
  await expect(listenButton(page)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect.poll(() => storedRecordings(page)).toBe(0);
  await page.reload();
  await expect(composerOf(page)).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});

test('A reload in the middle of a recording takes no more than a second of it', async ({ page }) => {
  await open(page);
  await start(page);
  await expect.poll(() => countStored(page, 'pieces')).toBeGreaterThan(2);
  const seconds = await countStored(page, 'pieces');
  await page.reload();
  await expect(panelOf(page)).toContainText(/Cet enregistrement du .* n’a pas été envoyé/);
  await expect(listenButton(page)).toBeVisible();
  await sendButton(page).click();
  await composerOf(page).getByRole('button', { name: 'Tout envoyer' }).click();
  await expect(
    composerOf(page).getByRole('button', { name: 'Écrire ce que dit l’enregistrement' }),
  ).toBeVisible();
  const { bytes } = lastArrived();
  // What the encoder had not yet given out when the page went is a fraction of a second.
  expect((bytes.length - 44) / 32_000).toBeGreaterThan(seconds - 0.7);
});

test('A recording that was neither sent nor cancelled is offered again, to its tab alone when nobody is remembered', async ({
  page,
  context,
}) => {
  await open(page);
  await start(page);
  await say(page, 1);
  await stop(page);
  await expect(listenButton(page)).toBeVisible();
  await page.reload();
  await expect(listenButton(page)).toBeVisible();
  const other = await context.newPage();
  await open(other);
  await expect(composerOf(other).getByRole('button', { name: 'Enregistrer un message vocal' })).toBeEnabled();
  await expect(panelOf(other)).toHaveCount(0);
});

test('Whoever leaves the page leaves no microphone open, and loses nothing', async ({ page }) => {
  await open(page);
  await start(page);
  await say(page, 2);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isListening(page)).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(listenButton(page)).toBeVisible();
});

test('At five minutes it stops by itself, says so, and keeps all of it', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await start(page);
  // The microphone knows nothing of the page's clock: something has to have been heard.
  await expect.poll(() => storedRecordings(page)).toBe(1);
  await page.clock.fastForward(300_000);
  await expect(panelOf(page)).toContainText('L’enregistrement s’est arrêté tout seul au bout de 5 minutes.');
  await expect(listenButton(page)).toBeVisible();
  expect(await isListening(page)).toBe(false);
});

test('A clip that cannot be read is kept, for another try or to be saved as it is', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const real = OfflineAudioContext.prototype.decodeAudioData;
    OfflineAudioContext.prototype.decodeAudioData = () =>
      Promise.reject(new DOMException('no', 'EncodingError'));
    Object.assign(window, {
      heal: () => {
        OfflineAudioContext.prototype.decodeAudioData = real;
      },
    });
  });
  await start(page);
  await say(page, 1);
  await stop(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('Impossible de lire le fichier audio');
  await expect(sendButton(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: 'Télécharger l’original' }).click();
  expect((await download).suggestedFilename()).toMatch(/^voice-\d{13}\.webm$/);
  await page.evaluate(() => (window as unknown as { heal: () => void }).heal());
  await panelOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(listenButton(page)).toBeVisible();
});

test('For people who want no motion the bars stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await start(page);
  const heights = () =>
    panelOf(page)
      .locator('[data-bar]')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.scale).join());
  const first = await heights();
  await say(page, 2);
  expect(await heights()).toBe(first);
});

const withoutMicrophone = async (context: BrowserContext, change: () => void): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(change);
  await page.goto(gallery.url);
  await composerOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  return page;
};
const noticeOf = (page: Page) => composerOf(page).getByRole('alert');

test('Somebody who refuses the microphone is told what to do, and goes on writing', async ({ browser }) => {
  const context = await browser.newContext({ permissions: [], locale: 'fr-FR' });
  const page = await withoutMicrophone(context, () => undefined);
  await expect(noticeOf(page)).toContainText('L’accès au micro est refusé.');
  await expect(noticeOf(page)).toContainText('Vous pouvez toujours écrire.');
  await page.getByLabel('Votre message').fill('Hier matin');
  await context.grantPermissions(['microphone']);
  await noticeOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(panelOf(page).getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('Votre message')).toHaveValue('Hier matin');
  await context.close();
});

test('A microphone that is missing or in use, and a page that may have none, are told apart', async ({
  context,
}) => {
  const absent = await withoutMicrophone(context, () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await expect(noticeOf(absent)).toContainText('Aucun micro n’a été trouvé.');
  const busy = await withoutMicrophone(context, () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await expect(noticeOf(busy)).toContainText('Le micro est déjà utilisé.');
  const insecure = await withoutMicrophone(context, () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await expect(noticeOf(insecure)).toContainText('Le micro ne peut pas être utilisé ici.');
  await expect(noticeOf(insecure).getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('The recorder and its cards can be used by everybody @narrow', async ({ page }) => {
  await open(page);
  await start(page);
  for (const title of [
    'Composer with files and voice',
    'Voice recorder and voice card, state by state',
    'Attachments, state by state',
  ]) {
    const section = page
      .locator('main > section')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await section.evaluate((element) => element.setAttribute('data-looked-at', ''));
  }
  // The gallery shows every state at once: several regions of one name are a matter of the gallery.
  const { violations } = await new AxeBuilder({ page })
    .include('[data-looked-at]')
    .disableRules(['landmark-unique'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  const small = await page.locator('[data-looked-at]').evaluateAll((sections) =>
    sections
      .flatMap((section) => [...section.querySelectorAll('button, input, textarea, summary')])
      .filter((element) => element.checkVisibility() && !(element as HTMLInputElement).hidden)
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
});
