/** The steps of the voice journeys, on the composer of the chat or of the gallery. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * From now on the person refuses the microphone, or allows it: the browser's own question does not appear here. The page
 * is one of `watchMicrophone`.
 */
export const refuseMicrophone = (page: Page, isRefused: boolean): Promise<unknown> =>
  page.evaluate((isRefused) => Object.assign(window, { isRefused }), isRefused);

/** Puts every microphone that the page opens in reach; before it is loaded. */
export const watchMicrophone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    const opened: MediaStream[] = [];
    Object.assign(window, { opened });
    devices.getUserMedia = async (constraints) => {
      if ('isRefused' in window && window.isRefused)
        throw new DOMException('Permission denied', 'NotAllowedError');
      Object.assign(window, { asked: constraints });
      const stream = await real(constraints);
      opened.push(stream);
      return stream;
    };
  });

export const openGallery = async (page: Page, url: string): Promise<void> => {
  await watchMicrophone(page);
  await page.goto(url);
  await expect(composerOf(page)).toBeVisible();
};

const composerOf = (page: Page) => page.locator('[data-composer]');
export const panelOf = (page: Page) => composerOf(page).getByRole('region', { name: 'Message vocal' });
export const listenButton = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'Écouter : Votre enregistrement' });
export const sendButton = (page: Page) => panelOf(page).getByRole('button', { name: 'Envoyer' });

/** What the page asked the browser for. */
export const askedOf = (page: Page): Promise<MediaStreamConstraints> =>
  page.evaluate(() => (window as unknown as { asked: MediaStreamConstraints }).asked);

/** True while any microphone is on. */
export const isListening = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (window as unknown as { opened: MediaStream[] }).opened
      .flatMap((stream) => stream.getTracks())
      .some(({ readyState }) => readyState === 'live'),
  );

export const startRecording = async (page: Page): Promise<void> => {
  await composerOf(page).getByRole('button', { name: 'Enregistrer un message vocal' }).click();
  await expect(panelOf(page).getByRole('timer')).toBeVisible();
};

/** Waits until so many seconds were said, or more, by the recorder's own clock. */
export const say = (page: Page, seconds: number): Promise<void> =>
  expect(panelOf(page).getByRole('timer')).toHaveText(new RegExp(`0:(0[${seconds}-9]|[1-9]\\d)`));

/** Ends it, and waits for the clip. */
export const stopRecording = async (page: Page): Promise<void> => {
  await panelOf(page).getByRole('button', { name: 'Arrêter' }).click();
  await expect(listenButton(page)).toBeVisible();
};

/** A clip of a second or more, which waits to be sent. */
export const record = async (page: Page): Promise<void> => {
  await startRecording(page);
  await say(page, 1);
  await stopRecording(page);
};

/** Plays every sound ten times slower, from the next page on: one of a second is over before a busy machine has looked. */
export const slowSoundsDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.playbackRate = 0.1;
      return play.call(this);
    };
  });

/** How high the bars of the waveform stand. */
export const barsOf = (page: Page): Promise<string[]> =>
  panelOf(page)
    .locator('[data-bar]')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.scale));

/** How much lies in the browser's database. */
export const countKept = (page: Page, store: 'files' | 'recordings' | 'pieces'): Promise<number> =>
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

/** What a person says that one of the recordings says. */
export const SPOKEN =
  'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus dans la salle de réunion du 3e étage.';
