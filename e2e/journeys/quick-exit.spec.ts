/** « Quitter vite » over everything that opens above a page: seen, reached by the keyboard, and at once. */
import type { Locator, Page } from '@playwright/test';
import { createAccount, createIncident, enter } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const NEUTRAL_PAGE = 'https://meteofrance.com/';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
/** More stops than any layer has. */
const MAX_STOPS = 40;

const wayOut = (page: Page): Locator => page.getByRole('button', { name: 'Quitter vite' });

interface Layer {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** What has opened. */
  of: (page: Page) => Locator;
  /** It is placed beside what opened it when it opens, and not again when the window changes. */
  isPlaced?: true;
  /** At this width alone: at the other a layer of another kind, or a page, takes its place. */
  only?: typeof WIDE;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

const layers = (incidentPath: string): Layer[] => [
  { name: 'a dialog', path: '/ia-call', open: press('Numéros d’urgence et d’écoute'), of: dialog },
  {
    name: 'a sheet from the side',
    path: '/ia-call',
    open: press(/^Ce qui est recueilli/),
    of: dialog,
    only: PHONE,
  },
  { name: 'a sheet from below', path: '/app-home', open: press('Plus'), of: dialog, only: PHONE },
  {
    name: 'a question',
    path: incidentPath,
    open: async (page) => {
      await press('Autres actions')(page);
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    },
    of: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'a menu',
    path: '/app-home',
    open: press(/^Menu de /),
    of: (page) => page.getByRole('menu'),
    isPlaced: true,
  },
  {
    name: 'a panel',
    path: '/app-home',
    open: press(/^Notifications/),
    of: dialog,
    isPlaced: true,
    only: WIDE,
  },
  {
    name: 'a list of choices',
    path: '/incidents/new',
    open: press(/^(Moyenne )?Priorité/),
    of: (page) => page.getByRole('listbox'),
    isPlaced: true,
  },
  { name: 'a calendar', path: '/incidents/new', open: press(/calendrier/), of: dialog, isPlaced: true },
];

/** The button is what a press at its place meets, and it covers nothing that can be pressed in the layer. */
const expectOnTop = async (page: Page, layer: Locator): Promise<void> => {
  await expect(wayOut(page)).toHaveCount(1);
  await expect(async () => {
    const found = await wayOut(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const corners = [
        [x + 4, y + 4],
        [x + width - 4, y + height - 4],
        [x + width / 2, y + height / 2],
      ] as const;
      return corners.every(([left, top]) => button.contains(document.elementFromPoint(left, top)));
    });
    expect(found).toBe(true);
    const place = (await wayOut(page).boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >;
    const box = (await layer.boundingBox()) as typeof place;
    const isApart =
      box.x + box.width <= place.x ||
      place.x + place.width <= box.x ||
      box.y + box.height <= place.y ||
      place.y + place.height <= box.y;
    expect(isApart, `${JSON.stringify(box)} and ${JSON.stringify(place)}`).toBe(true);
  }).toPass();
};

/** The Tab key comes by the button, goes on into the layer, and the layer stays open meanwhile. */
const expectReachedByTab = async (page: Page, layer: Locator): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wayOut(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(wayOut(page)).toBeFocused();
  // A moment in which a layer would take the focus back.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  await expect(wayOut(page)).toBeFocused();
  await expect(layer).toBeVisible();
};

test('« Quitter vite » is above every kind of layer, and the Tab key reaches it', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  await createIncident(page);
  const incidentPath = new URL(page.url()).pathname;
  for (const layer of layers(incidentPath)) {
    await page.goto(layer.path);
    for (const size of layer.only === undefined ? [WIDE, PHONE] : [layer.only]) {
      await test.step(`${layer.name}, ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await layer.open(page);
        await expect(layer.of(page)).toBeVisible();
        await expectOnTop(page, layer.of(page));
        await expectReachedByTab(page, layer.of(page));
        if (size === PHONE && !layer.isPlaced) {
          await page.setViewportSize(SMALLEST);
          await expectOnTop(page, layer.of(page));
        }
        // From within: the button, which has the focus now, is no part of the layer.
        await layer.of(page).press('Escape');
        await expect(layer.of(page)).toHaveCount(0);
      });
    }
  }
});

test('« Quitter vite » works from a dialog by keyboard and from a menu by a press, and keeps the unsent text', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await page.route(`${NEUTRAL_PAGE}**`, (route) => route.fulfill({ body: '<p>neutral</p>' }));
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await enter(page, server, person);
  await page.goto('/incidents/new');
  await page.getByLabel('Titre').fill('Ce qui s’est dit lundi');
  await page.getByRole('button', { name: /^(Moyenne )?Priorité/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await wayOut(page).click();
  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(asked).toEqual([]);

  await page.goto(`${server}/login`);
  await enter(page, server, person);
  await page.goto('/incidents/new');
  await expect(page.getByLabel('Titre')).toHaveValue('Ce qui s’est dit lundi');
  await page.goto('/ia-call');
  await page.getByLabel('Votre message').fill('Il a recommencé ce matin.');
  await page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' }).click();
  await expectReachedByTab(page, page.getByRole('dialog'));
  // What this journey itself left by its address bar was asked about.
  asked.length = 0;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(asked).toEqual([]);

  await page.goto(`${server}/login`);
  await enter(page, server, person);
  await page.goto('/ia-call');
  await expect(page.getByLabel('Votre message')).toHaveValue('Il a recommencé ce matin.');
});

test('On the screens before sign-in « Quitter vite » is at the same place', async ({ page }) => {
  await page.goto('/signup');
  await expect(wayOut(page)).toBeVisible();
  expect((await wayOut(page).boundingBox())?.y).toBeLessThan(64);
  await page.setViewportSize(PHONE);
  await expect(async () => {
    const box = await wayOut(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
  }).toPass();
  await page.getByRole('button', { name: /Age range/ }).click();
  await expectOnTop(page, page.getByRole('listbox'));
  await expectReachedByTab(page, page.getByRole('listbox'));
});
