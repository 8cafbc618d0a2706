/** The timeline in Chromium: how long the longest frame takes while years of entries are scrolled from end to end. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { enter } from '../e2e/support/steps.ts';
import { ensureBuilt, ensureChromium } from '../scripts/environment.mjs';
import { type Figure, median } from './support/report.ts';
import { giveEntries, openStage, type Stage, signUp } from './support/stage.ts';
import { TASKS, taskTimesOf } from './support/task-times.ts';

const ENTRIES = 5_000;
const WINDOW = { width: 1440, height: 900 };
/** What a quick hand scrolls in one frame. */
const STEP_PX = 120;
/** A task that takes longer makes a frame late. */
const FRAME_MS = 16;
const WORDS = 'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien. ';

/** What the page measured of one scroll through everything. */
interface Scrolled {
  /** Between two frames, in milliseconds, in their order. */
  frames: number[];
  cards: number;
  /** The most cards that were on the page at once. */
  most: number;
}

export const scrolling = async (): Promise<Figure[]> => {
  await ensureBuilt();
  const stage = await openStage();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await openJournal(stage, browser);
    await browser.startTracing(page, { categories: TASKS });
    const { frames, cards, most } = await scrollThrough(page);
    const tasks = taskTimesOf(await browser.stopTracing());
    const sorted = frames.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    return [
      {
        name: `scrolling ${ENTRIES} cards in Chromium: the longest frame`,
        value: Math.max(...frames),
        unit: 'ms',
        bound: { kind: 'max', value: 50 },
        detail: `${cards} cards, ${frames.length} frames, median ${median(frames).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; what else the machine did, and painting without a graphics card, included`,
      },
      {
        name: 'the longest task of the page meanwhile, in time of the processor',
        value: Math.max(...tasks),
        unit: 'ms',
        bound: { kind: 'max', value: 50 },
        detail: `${tasks.length} tasks, ${tasks.filter((task) => task > FRAME_MS).length} of them over ${FRAME_MS} ms`,
      },
      {
        name: 'cards on the page at once while they are scrolled',
        value: most,
        unit: '',
        bound: { kind: 'max', value: 60 },
        detail: `of ${ENTRIES}`,
      },
    ];
  } finally {
    await browser.close();
    await stage.stop();
  }
};

const openJournal = async (stage: Stage, browser: Browser): Promise<Page> => {
  const person = await signUp(stage);
  await giveEntries(stage, person, ENTRIES, (number) => WORDS.repeat(1 + (number % 4)));
  const context = await browser.newContext({
    baseURL: stage.server.url,
    viewport: WINDOW,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  await enter(page, stage.server.url, { ...person, firstName: 'Banc', lastName: '' });
  await page.goto('/journal-de-bord');
  await page.getByRole('article').first().waitFor();
  return page;
};

/** Scrolls by the same step in every frame until the oldest card is there. */
const scrollThrough = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    ({ step, wanted }) =>
      new Promise<Scrolled>((done) => {
        const frames: number[] = [];
        const seen = new Set<string>();
        let [most, before] = [0, performance.now()];
        requestAnimationFrame(function frame(now) {
          frames.push(now - before);
          before = now;
          const cards = document.querySelectorAll('article h3');
          most = Math.max(most, cards.length);
          for (const card of cards) seen.add(card.textContent);
          if (seen.size >= wanted) done({ frames: frames.slice(1), cards: seen.size, most });
          else {
            window.scrollBy({ top: step, behavior: 'instant' });
            requestAnimationFrame(frame);
          }
        });
      }),
    { step: STEP_PX, wanted: ENTRIES },
  );
