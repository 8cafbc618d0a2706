/**
 * One conversation in two tabs and on a device: what is done in one shows in the others, and takes nothing from them. And the bell: what
 * happens to the account is told in every open tab, leads to where it belongs, and can be put away.
 */
import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { createAccount, enter, goWithin, post, STORY, sessionElsewhere, tell } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const input = (page: Page) => page.getByLabel('Votre message');
const articles = (page: Page) => page.getByRole('log').getByRole('article');
/** Who said what, without the times. */
const said = async (page: Page): Promise<string[]> =>
  (await articles(page).locator('.whitespace-pre-wrap').allTextContents()).map((text) => text.trim());

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : new RegExp(`^Notifications, ${unread} non lue`),
    exact: true,
  });

test('Two tabs and another device show the same, and none loses what is being typed', async ({
  page,
  context,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await createAccount(server, person, { mailTo });
  const address = await tell(await enter(page, server, person), STORY.slice(0, 1));
  const conversation = new URL(address, server).searchParams.get('continue');
  await page.goto(address);
  // The journey itself came in by another browser than the one that confirmed the address.
  await expect(bell(page, 1)).toBeVisible();
  // Only now: the new tab is given its session by the first one, which has to be up to hear the question.
  const tab = await context.newPage();
  await tab.goto('/ia-call');
  await expect(bell(tab, 1)).toBeVisible();
  const device = await sessionElsewhere(server, person);
  for (const each of [page, tab]) await expect(bell(each, 2)).toBeVisible();
  await expect(page.getByText('Une nouvelle notification')).toBeAttached();
  const sayOnDevice = (content: string) =>
    post(device, `/api/conversations/${conversation}/turns`, { id: uuidv7(), content });
  /** Both tabs show as many messages, the same in the same order. */
  const expectSame = async (count: number): Promise<void> => {
    for (const each of [page, tab]) await expect(articles(each)).toHaveCount(count);
    await expect.poll(async () => JSON.stringify(await said(tab))).toBe(JSON.stringify(await said(page)));
  };
  await expectSame(2);

  await test.step('a tab and a device send at once', async () => {
    await expect(tab.getByText('Assistant connecté')).toBeVisible();
    await input(tab).fill(STORY[1] as string);
    // The device's leaves once the tab's has left: a tab that has heard of another turn waits for its end before it sends.
    const sent = tab.waitForRequest(/\/turns$/);
    await Promise.all([input(tab).press('Enter'), sent.then(() => sayOnDevice(STORY[2] as string))]);
    await expectSame(6);
  });

  await test.step('tabs that were away catch up when the connection comes back', async () => {
    await context.setOffline(true);
    await sayOnDevice(STORY[3] as string);
    for (const each of [page, tab]) await expect(articles(each)).toHaveCount(6);
    await context.setOffline(false);
    await expectSame(8);
  });

  const suggestion = (other: Page) => other.getByRole('heading', { name: 'Un incident peut être déclaré' });
  await test.step('what comes in changes neither the typed text, nor the focus, nor the scroll position', async () => {
    await tab.setViewportSize({ width: 900, height: 500 });
    await tab.bringToFront();
    await input(tab).fill('Je voulais dire');
    const region = tab.getByRole('region', { name: 'Messages de la conversation' });
    await region.hover();
    await tab.mouse.wheel(0, -5_000);
    await expect.poll(() => region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await sayOnDevice(STORY[4] as string);
    await expectSame(10);
    await expect(input(tab)).toBeFocused();
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await tab.keyboard.type(' encore');
    await expect(input(tab)).toHaveValue('Je voulais dire encore');
  });

  await test.step('a suggestion that is dismissed, and a deletion, show in the other tab', async () => {
    await page.bringToFront();
    for (const each of [page, tab]) await expect(suggestion(each)).toBeVisible();
    await page.getByRole('button', { name: 'Ignorer' }).click();
    await expect(suggestion(tab)).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(articles(tab)).toHaveCount(0);
    await expect(tab.getByRole('heading', { name: 'Bienvenue sur Recueil' })).toBeVisible();
  });

  await test.step('a new incident of the device shows in the list', async () => {
    await page.getByRole('link', { name: 'Mes incidents' }).first().click();
    await expect(page.getByText('Aucun incident pour le moment')).toBeVisible();
    await keep(device, '/api/incidents', {
      title: 'Propos tenus en réunion',
      description: 'Il a haussé le ton.',
      type: 'bullying',
      priority: 'high',
      incident_date: null,
      location: null,
      tags: [],
      is_sensitive: false,
    });
    await expect(page.getByText('Propos tenus en réunion').first()).toBeVisible();
  });
  await test.step('the sign-in of the device is told in both tabs, and is read in both once it was opened in one', async () => {
    await tab.setViewportSize({ width: 1440, height: 900 });
    await goWithin(tab, '/notifications');
    await expect(tab.getByRole('link', { name: /Connexion depuis un nouvel appareil/ })).toHaveCount(2);
    await bell(page, 2).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expectPartsAccessible(panel);
    await panel
      .getByRole('link', { name: /Connexion depuis un nouvel appareil/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Sécurité du compte' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    for (const each of [page, tab]) await expect(bell(each, 1)).toBeVisible();
    await tab.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    for (const each of [page, tab]) await expect(bell(each, 0)).toBeVisible();
    await tab.getByRole('button', { name: 'Effacer celles qui sont lues' }).click();
    await expect(tab.getByText('Aucune notification pour l’instant.')).toBeVisible();
  });
});
