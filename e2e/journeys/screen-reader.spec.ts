/** What a screen reader hears of a conversation, and how far the keyboard alone goes. */
import type { Page } from '@playwright/test';
import { createAccount, type Entered, enter, STORY, say, tell } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes what is added to live regions, as a screen reader would be told of it. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.heard = [];
    const liveAround = (node: Node): Element | null => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[aria-hidden="true"]')) return null;
      const region = element?.closest('[aria-live], [role="log"], [role="status"], [role="alert"]') ?? null;
      return region?.getAttribute('aria-live') === 'off' ? null : region;
    };
    const hear = (node: Node): void => {
      const region = liveAround(node);
      if (!region) return;
      const text = (region.getAttribute('aria-atomic') === 'true' ? region : node).textContent?.trim();
      if (text) window.heard.push(text);
    };
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === 'characterData') hear(target);
        else for (const node of addedNodes) hear(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};
const heardBy = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = [];
  });

let session: Entered;
test.beforeEach(async ({ page, server, person, mailTo }) => {
  await listen(page);
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
});

test('A screen reader announces a whole reply once, no older messages, and the focus stays in the input', async ({
  page,
}) => {
  await page.goto(await tell(session, ['Hier à 10h mon chef m’a insultée à la cantine.']));
  await expect(page.getByRole('log')).toContainText('m’a insultée à la cantine');
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  expect((await heardBy(page)).join('\n')).not.toContain('cantine');

  await forget(page);
  await say(page, 'Depuis je ne dors plus.');
  await expect(page.getByLabel('Votre message')).toBeFocused();
  const reply = await page
    .getByRole('article', { name: /^Assistant/ })
    .last()
    .textContent();
  const words = (reply ?? '').replace(/^Assistant/, '').replace(/\d+\sh(\s\d\d)?$/, '');
  expect(words.length).toBeGreaterThan(10);
  const heard = await heardBy(page);
  expect(heard.filter((text) => text.includes(words))).toHaveLength(1);
  expect(heard.filter((text) => text.includes("L'assistant réfléchit"))).toHaveLength(1);
  expect(heard.join('\n')).not.toContain('je ne dors plus');
});

test('Arrow keys move between messages, and an incident is created without a mouse', async ({ page }) => {
  await page.goto('/ia-call');
  const box = page.getByLabel('Votre message');
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await box.focus();
  for (const line of STORY) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: /^Vous/ }).last()).toContainText(line.slice(0, 30));
    await expect(page.getByText("L'assistant réfléchit")).toHaveCount(0);
    await expect(page.getByRole('article').last()).toHaveAccessibleName(/^Assistant, \d+\sh(\s\d\d)?$/);
  }
  await expect(page.getByRole('button', { name: 'Voir les détails' })).toBeVisible();
  await expect
    .poll(() => heardBy(page))
    .toContainEqual(expect.stringMatching(/^Un incident peut être déclaré : .+/));

  const articles = page.getByRole('article');
  await page.keyboard.press('Shift+Tab');
  while (!(await articles.last().evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('ArrowUp');
  await expect(articles.nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(articles.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(articles.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(articles.last()).toBeFocused();

  await tabTo(page, 'Voir les détails');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Créer la déclaration');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incident créé avec succès')).toBeVisible();
  await tabTo(page, 'Voir l’incident');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/incidents\//);
});

/** Presses Tab until what is called so has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to « ${name} »`);
};
