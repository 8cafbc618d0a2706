/**
 * Everything that opens above a page: « Quitter vite » is seen over it, reached by the keyboard, and at once; and it is as easy to
 * press as the screens (accessibility.spec.ts) at the width of a phone.
 */
import type { Locator, Page } from '@playwright/test';
import { keep } from '../support/journal.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, goWithin, STORY, tell } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

const NEUTRAL_PAGE = 'https://meteofrance.com/';
const WIDE = { width: 1440, height: 900 };
/** More stops than any layer has. */
const MAX_STOPS = 40;

const wayOut = (page: Page): Locator => page.getByRole('button', { name: 'Quitter vite' });

interface Layer {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What has opened. */
  of: (page: Page) => Locator;
  /** The width of a phone, where there is the least room, unless it is another one. */
  size?: typeof WIDE;
  /** Gone through forwards, by all its stops. */
  isForwards?: true;
  /** Another of its kind is examined in full: only how easy it is to press. */
  isMeasuredOnly?: true;
}

/** The address changes before the page does: what stands on the screen that is gone to. */
const HEADINGS: Record<string, string> = {
  '/incidents/new': 'Nouvel incident',
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const measured = (name: string): Layer => ({ name, open: press(name), of: dialog, isMeasuredOnly: true });

/** By the path of the screen above which they open. What opens in a wide window is left from in the end. */
const layersOf = (conversationPath: string, incidentPath: string): Record<string, Layer[]> => ({
  [conversationPath]: [
    { name: 'a sheet from the side', open: press(/^Ce qui est recueilli/), of: dialog, isForwards: true },
    measured('Voir les détails'),
  ],
  [incidentPath]: [
    {
      name: 'a question',
      open: async (page) => {
        await press('Autres actions')(page);
        await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      },
      of: (page) => page.getByRole('alertdialog'),
    },
    { name: 'a sheet from below', open: press('Plus'), of: dialog },
    { name: 'a menu', open: press(/^Menu de /), of: (page) => page.getByRole('menu'), isForwards: true },
    { name: 'a panel', open: press(/^Notifications/), of: dialog, size: WIDE },
  ],
  '/incidents/new': [{ name: 'a calendar', open: press(/calendrier/), of: dialog }],
});

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

/** The Tab key comes by the button, and the layer stays open meanwhile; backwards it comes there sooner. */
const expectReachedByTab = async (page: Page, layer: Locator, key = 'Shift+Tab'): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await wayOut(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(wayOut(page)).toBeFocused();
  // A moment in which a layer would take the focus back.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  await expect(wayOut(page)).toBeFocused();
  await expect(layer).toBeVisible();
};

test('« Quitter vite » is above every layer, leaves at once and keeps the unsent text; buttons of layers are 44 px high', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await test.step('on the screens before sign-in it is at the same place', async () => {
    await page.goto('/signup');
    await expect(wayOut(page)).toBeVisible();
    expect((await wayOut(page).boundingBox())?.y).toBeLessThan(64);
    await page.setViewportSize(PHONE.viewport);
    await expect(async () => {
      const box = await wayOut(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.viewport.height);
    }).toPass();
    await page.getByRole('button', { name: /Age range/ }).click();
    await expectOnTop(page, page.getByRole('listbox'));
    await expectReachedByTab(page, page.getByRole('listbox'), 'Tab');
  });

  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const incident = await keep(session, '/api/incidents', {
    title: 'Propos tenus en réunion',
    description: 'Il a haussé le ton.',
    type: 'verbal_abuse',
    priority: 'high',
    incident_date: '2026-03-12',
    location: null,
    tags: [],
    is_sensitive: false,
  });
  const conversationPath = await tell(session, STORY);
  for (const [path, layers] of Object.entries(layersOf(conversationPath, `/incidents/${incident}`))) {
    if (path === conversationPath) {
      await page.goto(path);
      // Its loader has a button of the same name as the conversation: a press could fall between the two.
      await expect(page.getByText('Assistant connecté')).toBeVisible();
    } else {
      await goWithin(page, path);
      const name = HEADINGS[path] ?? 'Propos tenus en réunion';
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    for (const { name, open, of, isForwards, isMeasuredOnly, size = PHONE.viewport } of layers) {
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await open(page);
        const layer = of(page);
        await expect(layer).toBeVisible();
        if (size === PHONE.viewport) await expectLargeTargets(page);
        if (isMeasuredOnly) await page.keyboard.press('Escape');
        else {
          await expectOnTop(page, layer);
          await expectReachedByTab(page, layer, isForwards ? 'Tab' : undefined);
          // From within: the button, which has the focus now, is no part of the layer.
          await layer.press('Escape');
        }
        await expect(layer).toHaveCount(0);
      });
    }
  }

  await page.setViewportSize(WIDE);
  await page.route(`${NEUTRAL_PAGE}**`, (route) => route.fulfill({ body: '<p>neutral</p>' }));
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  const message = page.getByLabel('Votre message');

  await test.step('it leaves by the keyboard from a dialog, without a question', async () => {
    await page.getByLabel('Titre').fill('Ce qui s’est dit lundi');
    await goWithin(page, '/ia-call');
    await message.fill('Il a recommencé ce matin.');
    await press('Numéros d’urgence et d’écoute')(page);
    await expectOnTop(page, dialog(page));
    await expectReachedByTab(page, dialog(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NEUTRAL_PAGE);
    expect(asked).toEqual([]);
  });

  await test.step('what was typed is there after the next sign-in', async () => {
    await enter(page, server, person);
    await page.goto('/ia-call');
    await expect(message).toHaveValue('Il a recommencé ce matin.');
    await goWithin(page, '/incidents/new');
    await expect(page.getByLabel('Titre')).toHaveValue('Ce qui s’est dit lundi');
  });
});
