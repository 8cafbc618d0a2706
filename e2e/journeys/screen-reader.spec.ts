/**
 * A conversation in low and narrow windows (half a screen, a laptop at 200 %, the smallest phone), what a screen reader hears of it, and how
 * far the keyboard alone goes.
 */
import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, enterStory, goWithin, STORY, sendAndHear } from '../support/steps.ts';
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

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) as { x: number; y: number; width: number; height: number };

test('The conversation is used in low and narrow windows, with a screen reader and with the keyboard alone', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await listen(page);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.setViewportSize(PHONE.viewport);
  await enterStory(page, session, ['Hier à 10h mon chef m’a insultée à la cantine.']);
  const articles = page.getByRole('article');
  // The log is announced from when all that was there before has been drawn.
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  expect((await heardBy(page)).join('\n')).not.toContain('cantine');

  await page.setViewportSize({ width: 720, height: 450 });
  const help = page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' });
  const bar = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true });

  await test.step('no parts of the conversation overlap', async () => {
    await expect(help).toBeVisible();
    // The page is still settling: what is measured may be replaced the next moment.
    await expect(async () => {
      const [button, covered] = [await boxOf(help), await boxOf(bar)];
      expect(button.y + button.height).toBeLessThanOrEqual(covered.y);
    }).toPass();
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(async () => {
      const state = await boxOf(page.getByText('Assistant connecté'));
      const collected = await boxOf(page.getByRole('button', { name: /^Ce qui est recueilli/ }));
      expect(state.x + state.width).toBeLessThanOrEqual(collected.x);
      const numbers = await boxOf(help);
      expect(numbers.y + numbers.height).toBeLessThanOrEqual((await boxOf(bar)).y);
      expect((await boxOf(page.getByRole('button', { name: 'Quitter vite' }))).height).toBe(56);
    }).toPass();
  });

  await test.step('the words of « Quitter vite » are on one line, inside the button and the window', async () => {
    const exit = page.getByRole('button', { name: 'Quitter vite' });
    await expect(async () => {
      const { words, box } = await exit.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.lastChild as Node);
        const lines = [...range.getClientRects()].map(({ left, right }) => ({ left, right }));
        const { left, right } = button.getBoundingClientRect();
        return { words: lines, box: { left, right } };
      });
      expect(words).toHaveLength(1);
      expect(words[0]?.left).toBeGreaterThanOrEqual(box.left);
      expect(words[0]?.right).toBeLessThanOrEqual(box.right);
      expect(box.right).toBeLessThanOrEqual(320);
    }).toPass();
  });

  await test.step('with the keyboard open there is room for the input and the last message', async () => {
    const input = page.getByLabel('Votre message');
    const log = page.getByRole('region', { name: 'Messages de la conversation' });
    const lastWords = log.getByRole('listitem').last().locator('p').last();
    const send = page.getByRole('button', { name: 'Envoyer', exact: true });
    // Six lines, as high as the input becomes.
    const text = Array.from({ length: 6 }, (_, line) => `Ligne ${line}`).join('\n');
    for (const [width, height] of [
      [320, 320],
      [700, 330],
    ] as const) {
      await page.setViewportSize({ width, height });
      await input.click();
      for (const words of ['', text]) {
        await input.fill(words);
        await expect(async () => {
          const [typed, button, menu] = [await boxOf(input), await boxOf(send), await boxOf(bar)];
          const [shown, said] = [await boxOf(log), await boxOf(lastWords)];
          const where = JSON.stringify({ width, height, words: words.length, typed, menu, shown, said });
          expect(typed.y, where).toBeGreaterThanOrEqual(0);
          expect(typed.y + typed.height, where).toBeLessThanOrEqual(menu.y);
          expect(button.y + button.height, where).toBeLessThanOrEqual(menu.y);
          // Two lines of what is answered, at the least, and nothing between them and the input.
          expect(shown.height, where).toBeGreaterThanOrEqual(56);
          expect(shown.y + shown.height, where).toBeLessThanOrEqual(typed.y);
          expect(said.y + said.height, where).toBeLessThanOrEqual(shown.y + shown.height);
          expect(said.y + said.height, where).toBeGreaterThan(shown.y + 24);
          expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(
            0,
          );
        }).toPass();
      }
      await input.fill('');
      // What gave way is there again once the input is left.
      await input.blur();
      await expect(page.getByText('Assistant connecté')).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 320 });
    await input.fill('Je ne sais pas quoi faire.');
    await send.click();
    await expect(log.getByText('Je ne sais pas quoi faire.')).toBeAttached();
    // The message, or what has come behind it, a reply or the line about help: there is room for one of them.
    await expect(log.getByRole('listitem').last()).toBeInViewport();
    await expect(input).toBeFocused();
    await expect(log.getByText('Assistant', { exact: true })).toHaveCount(2);
  });

  await test.step('a reply is announced whole and once, what was there before is not', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await forget(page);
    await page.getByLabel('Votre message').focus();
    await page.keyboard.insertText(STORY.join(' '));
    await sendAndHear(page);
    await expect(page.getByLabel('Votre message')).toBeFocused();
    await expect(articles.last()).toHaveAccessibleName(/^Assistant, \d+\sh(\s\d\d)?$/);
    const reply = await articles.last().textContent();
    const words = (reply ?? '').replace(/^Assistant/, '').replace(/\d+\sh(\s\d\d)?$/, '');
    expect(words.length).toBeGreaterThan(10);
    const heard = await heardBy(page);
    expect(heard.filter((text) => text.includes(words))).toHaveLength(1);
    expect(heard.filter((text) => text.includes("L'assistant réfléchit"))).toHaveLength(1);
    expect(heard.join('\n')).not.toContain('je ne dors plus');
    await expect(page.getByRole('button', { name: 'Voir les détails' })).toBeVisible();
    await expect
      .poll(() => heardBy(page))
      .toContainEqual(expect.stringMatching(/^Un incident peut être déclaré : .+/));
  });

  await test.step('arrow keys move between messages', async () => {
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
  });

  await test.step('the suggestion of an incident opens without a mouse', async () => {
    await tabTo(page, 'Voir les détails');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('the day of the last activity is on one line', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goWithin(page, '/app-home');
    const today = page.getByText(/^Aujourd.hui$/);
    await expect(today).toBeVisible();
    const lines = () =>
      today.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    // None while the card of the wait gives way to that of the page.
    await expect.poll(lines).toBe(1);
  });
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
