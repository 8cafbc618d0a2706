/** One conversation in two tabs, and on two devices: what is done in one shows in the other, and takes nothing from it. */
import type { Browser, Page } from '@playwright/test';
import { correctPlace } from '../support/collected.ts';
import { createAccount, enter, enterStory, STORY, say, signInElsewhere } from '../support/steps.ts';
import { expect, type Person, test } from '../support/test.ts';

const input = (page: Page) => page.getByLabel('Votre message');
const articles = (page: Page) => page.getByRole('log').getByRole('article');
/** Who said what, without the times. */
const said = async (page: Page): Promise<string[]> =>
  (await articles(page).locator('.whitespace-pre-wrap').allTextContents()).map((text) => text.trim());
const expectSame = async (page: Page, other: Page, count: number): Promise<void> => {
  for (const tab of [page, other]) await expect(articles(tab)).toHaveCount(count);
  await expect.poll(async () => JSON.stringify(await said(other))).toBe(JSON.stringify(await said(page)));
};

/** The same conversation on another device, once it shows this much of it. */
const openElsewhere = async (browser: Browser, server: string, person: Person, count: number) => {
  const other = await signInElsewhere(browser, server, person);
  await other.goto('/ia-call');
  await expect(articles(other)).toHaveCount(count);
  return other;
};

test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await enterStory(page, await enter(page, server, person), STORY.slice(0, 1));
});

test('What is said and done in one tab shows in another, each message once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/ia-call');
  await expect(articles(other)).toHaveCount(2);
  await say(page, STORY[1] as string);
  await expectSame(page, other, 4);
  await say(other, STORY[2] as string);
  await expectSame(page, other, 6);
  for (const line of STORY.slice(3)) await say(page, line);
  const suggestion = (tab: Page) => tab.getByRole('heading', { name: 'Un incident peut être déclaré' });
  await expect(suggestion(page)).toBeVisible();
  await expect(suggestion(other)).toBeVisible();

  const collected = (tab: Page) => tab.getByRole('complementary', { name: 'Ce qui est recueilli' });
  await correctPlace(page, 'Au troisième, côté cour.');
  await expect(collected(other)).toContainText('Au troisième, côté cour.');

  await page.getByRole('button', { name: 'Ignorer' }).click();
  await expect(suggestion(other)).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Renommer' }).click();
  await page.getByLabel('Nom de la conversation').fill('La réunion de mars');
  await page.getByLabel('Nom de la conversation').press('Enter');
  await expect(page.getByRole('heading', { name: 'La réunion de mars' })).toBeVisible();
  await expect(other.getByText('La réunion de mars').first()).toBeVisible();

  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(other.getByText('La réunion de mars')).toHaveCount(0);

  await other.goto('/incidents');
  await expect(other.getByRole('heading', { name: 'Mes incidents' })).toBeVisible();
  await page.goto('/incidents/new');
  await page.getByLabel('Titre').fill('Propos tenus en réunion');
  await page.getByLabel('Description').fill('Il a haussé le ton.');
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(other.getByText('Propos tenus en réunion').first()).toBeVisible();
});

test('Two devices that send at once show all in one order, one that was away catches up, and neither loses what is being typed', async ({
  page,
  browser,
  server,
  person,
}) => {
  const other = await openElsewhere(browser, server, person, 2);
  await test.step('both send at once', async () => {
    await input(page).fill(STORY[1] as string);
    await input(other).fill(STORY[2] as string);
    await Promise.all([input(page).press('Enter'), input(other).press('Enter')]);
    await expectSame(page, other, 6);
  });
  await test.step('a device that was away catches up when the connection comes back', async () => {
    await other.context().setOffline(true);
    await say(page, STORY[3] as string);
    await expect(articles(other)).toHaveCount(6);
    await other.context().setOffline(false);
    await expectSame(page, other, 8);
  });
  await test.step('the other device changes neither the typed text, nor the focus, nor the scroll position', async () => {
    await other.setViewportSize({ width: 900, height: 500 });
    await input(other).pressSequentially('Je voulais dire');
    const region = other.getByRole('region', { name: 'Messages de la conversation' });
    await region.hover();
    await other.mouse.wheel(0, -5_000);
    await expect.poll(() => region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await say(page, STORY[4] as string);
    await expect(articles(other)).toHaveCount(10);
    await expect(input(other)).toHaveValue('Je voulais dire');
    await expect(input(other)).toBeFocused();
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await other.keyboard.type(' encore');
    await expect(input(other)).toHaveValue('Je voulais dire encore');
  });
  await other.context().close();
});
