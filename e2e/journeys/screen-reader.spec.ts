/** What a screen reader hears of a conversation, and how far the keyboard alone goes. */
import type { Page } from '@playwright/test';
import { createAccount, enter, enterStory, STORY, sendAndHear } from '../support/steps.ts';
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

test('A screen reader announces a whole reply once, and no older messages; by the keyboard alone one writes, moves between messages and opens the suggestion', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await listen(page);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, ['Hier à 10h mon chef m’a insultée à la cantine.']);
  const articles = page.getByRole('article');

  await test.step('a reply is announced whole and once, what was there before is not', async () => {
    await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
    expect((await heardBy(page)).join('\n')).not.toContain('cantine');
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
