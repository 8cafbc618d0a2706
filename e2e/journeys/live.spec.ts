/** One conversation in two tabs and on two devices: what is done in one shows in the others, and takes nothing from them. */
import type { Page } from '@playwright/test';
import { correctPlace } from '../support/collected.ts';
import { createAccount, enter, enterStory, STORY, say } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const input = (page: Page) => page.getByLabel('Votre message');
const articles = (page: Page) => page.getByRole('log').getByRole('article');
/** Who said what, without the times. */
const said = async (page: Page): Promise<string[]> =>
  (await articles(page).locator('.whitespace-pre-wrap').allTextContents()).map((text) => text.trim());
/** All show as many messages, the same in the same order. */
const expectSame = async (pages: Page[], count: number): Promise<void> => {
  for (const each of pages) await expect(articles(each)).toHaveCount(count);
  const [first, ...others] = pages as [Page, ...Page[]];
  for (const each of others)
    await expect.poll(async () => JSON.stringify(await said(each))).toBe(JSON.stringify(await said(first)));
};

test('What is said and done in one tab shows in another and on another device, each message once, in one order; a device that was away catches up, and none loses what is being typed', async ({
  page,
  context,
  browser,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), STORY.slice(0, 1));
  const tab = await context.newPage();
  const device = await (await browser.newContext({ baseURL: server, locale: 'fr-FR' })).newPage();
  await enter(device, server, person);
  for (const other of [tab, device]) {
    await other.goto('/ia-call');
    await expect(articles(other)).toHaveCount(2);
  }

  await test.step('a tab and a device send at once', async () => {
    await input(tab).fill(STORY[1] as string);
    await input(device).fill(STORY[2] as string);
    await Promise.all([input(tab).press('Enter'), input(device).press('Enter')]);
    await expectSame([page, tab, device], 6);
  });

  await test.step('a device that was away catches up when the connection comes back', async () => {
    await device.context().setOffline(true);
    await say(page, STORY[3] as string);
    await expectSame([page, tab], 8);
    await expect(articles(device)).toHaveCount(6);
    await device.context().setOffline(false);
    await expectSame([page, device], 8);
  });

  const suggestion = (other: Page) => other.getByRole('heading', { name: 'Un incident peut être déclaré' });
  await test.step('what comes in changes neither the typed text, nor the focus, nor the scroll position', async () => {
    await device.setViewportSize({ width: 900, height: 500 });
    await input(device).pressSequentially('Je voulais dire');
    const region = device.getByRole('region', { name: 'Messages de la conversation' });
    await region.hover();
    await device.mouse.wheel(0, -5_000);
    await expect.poll(() => region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await say(page, STORY[4] as string);
    await expectSame([page, tab, device], 10);
    await expect(input(device)).toHaveValue('Je voulais dire');
    await expect(input(device)).toBeFocused();
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await device.keyboard.type(' encore');
    await expect(input(device)).toHaveValue('Je voulais dire encore');
    await device.context().close();
  });

  await test.step('the suggestion, a correction, a name and a deletion show in the other tab', async () => {
    for (const each of [page, tab]) await expect(suggestion(each)).toBeVisible();
    await correctPlace(page, 'Au troisième, côté cour.');
    await expect(tab.getByRole('complementary', { name: 'Ce qui est recueilli' })).toContainText(
      'Au troisième, côté cour.',
    );
    await page.getByRole('button', { name: 'Ignorer' }).click();
    await expect(suggestion(tab)).toHaveCount(0);

    await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
    await page.getByRole('menuitem', { name: 'Renommer' }).click();
    await page.getByLabel('Nom de la conversation').fill('La réunion de mars');
    await page.getByLabel('Nom de la conversation').press('Enter');
    await expect(page.getByRole('heading', { name: 'La réunion de mars' })).toBeVisible();
    await expect(tab.getByText('La réunion de mars').first()).toBeVisible();

    await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(tab.getByText('La réunion de mars')).toHaveCount(0);
  });

  await test.step('a new incident shows in the list of the other tab', async () => {
    await tab.getByRole('link', { name: 'Mes incidents' }).first().click();
    await expect(tab.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
    await page.goto('/incidents/new');
    await page.getByLabel('Titre').fill('Propos tenus en réunion');
    await page.getByLabel('Description').fill('Il a haussé le ton.');
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(tab.getByText('Propos tenus en réunion').first()).toBeVisible();
  });
});
