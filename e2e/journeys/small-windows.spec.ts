/** Low and narrow windows: half a screen, a laptop at 200 %, the smallest phone. */
import type { Locator } from '@playwright/test';
import { createAccount, enter, enterStory, goWithin } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) as { x: number; y: number; width: number; height: number };

test('In low windows and in one of 320 px no parts of the conversation overlap; with a telephone’s keyboard open, the input and the last message are usable; the day of the last activity is on one line', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStory(page, session, ['Hier mon chef a crié sur moi en réunion.']);
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
    await input.fill('Il a recommencé ce matin.');
    await send.click();
    await expect(log.getByText('Il a recommencé ce matin.')).toBeAttached();
    // The message, or the reply that has come behind it: there is room for one of them.
    await expect(lastWords).toBeInViewport();
    await expect(input).toBeFocused();
    await expect(log.getByText('Assistant', { exact: true })).toHaveCount(2);
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
