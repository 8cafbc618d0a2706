/** What becomes of conversations: named, put aside, taken up again, deleted. */
import type { Page } from '@playwright/test';
import { createAccount, type Entered, enter, enterStory, say, tell } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

/** Not among TypeScript's own types: https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const STORY = ['Hier mon chef m’a insultée à la cantine.'];

let session: Entered;
test.beforeEach(async ({ page, server, person, mailTo }) => {
  await createAccount(server, person, { mailTo });
  session = await enter(page, server, person);
});

test('A conversation is renamed, with the keyboard alone; loaded slowly it has that name, and nothing on the page moves @phone', async ({
  page,
}) => {
  await enterStory(page, session, [...STORY, 'Julie Leroy, ma collègue, était là.']);

  await test.step('a conversation is renamed, with the keyboard alone', async () => {
    await page.getByRole('button', { name: 'Actions sur cette conversation' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // Behind « On s'arrête là ».
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Nom de la conversation');
    await expect(name).toBeFocused();
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Donnez un nom à la conversation.')).toBeVisible();
    await name.fill('La cantine');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'La cantine' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions sur cette conversation' })).toBeFocused();
  });

  await test.step('it keeps its name, and nothing moves while it is loaded slowly', async () => {
    await page.addInitScript(() => {
      const shifts: LayoutShift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...(list.getEntries() as LayoutShift[]));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Each answer comes so late that the page shows what it is waiting for: what appears late is there.
    await page.route(/\/api\/(conversations|profile)/, async (route) => {
      await page.evaluate(async () => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const ending = () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            );
        await painted();
        await Promise.allSettled(ending().map(({ finished }) => finished));
        await painted();
      });
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('log')).toContainText('Julie Leroy');
    await expect(page.getByRole('heading', { name: 'La cantine' })).toBeVisible();
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    // What is shifted by a frame is told with the next one.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: LayoutShift[] }).shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });
});

test('The address of an unknown conversation opens no other one; only the open one is marked; a completed one becomes active by a message, and a message and then all of it is deleted in every tab', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await tell(session, STORY);
  const log = page.getByRole('log');
  const menu = page.getByRole('button', { name: 'Actions sur cette conversation' });
  const completed = (tab: Page) => tab.getByText('Cette conversation est terminée.');
  const first = 'Hier mon chef m’a insultée à la cantine.';

  await test.step('the address of an unknown conversation opens no other one', async () => {
    await page.goto('/ia-call?conversation=01980000-0000-7000-8000-000000000001');
    await expect(page.getByText('Cette conversation n’existe pas ou n’est plus disponible.')).toBeVisible();
    await expect(page.getByLabel('Votre message')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages de la conversation' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nouvelle conversation' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Hier mon chef m’a insultée/ })
      .first()
      .click();
    await expect(log.getByText(first)).toBeVisible();
  });

  const other = await context.newPage();
  await test.step('a completed conversation is so in another tab, and becomes active by a message', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Marquer comme terminée' }).click();
    await expect(completed(page)).toBeVisible();
    await other.goto('/ia-call');
    await expect(completed(other)).toBeVisible();
    await page.bringToFront();
    await say(page, 'Il a recommencé ce matin.');
    for (const tab of [page, other]) await expect(completed(tab)).toHaveCount(0);
  });

  await test.step('a message is deleted with the keyboard alone, with the details collected from it, in every tab', async () => {
    const panel = page.getByRole('complementary', { name: 'Ce qui est recueilli' });
    await expect(panel.getByText('à la cantine').first()).toBeVisible();
    await page.getByRole('article').last().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Joindre à un incident.: Vous, / }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Supprimer ce message : Vous, / }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Supprimer ce message ?' });
    await expect(dialog).toContainText('Les incidents déjà créés à partir de cette conversation restent');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages de la conversation' })).toBeFocused();
    await expect(panel.getByText('à la cantine')).toHaveCount(0);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('log').getByText('Il a recommencé')).toBeVisible();
      await expect(tab.getByRole('log').getByText('Hier mon chef m’a insultée')).toHaveCount(0);
    }
    await other.close();
  });

  await test.step('of two conversations only the open one is marked', async () => {
    // At this width the list gives way to the box that one writes in.
    await page.getByRole('button', { name: 'Afficher la liste des conversations' }).click();
    const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Nouvelle conversation' }).first().click();
    await expect(rows).toHaveCount(2);
    const links = rows.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await links.last().click();
    await expect(links.last()).toHaveAttribute('aria-current', 'page');
    await expect(links.first()).not.toHaveAttribute('aria-current');
    // Seen as well as said: the mouse is elsewhere, so that what differs is the mark.
    await page.getByRole('region', { name: 'Assistant IA' }).hover({ position: { x: 300, y: 300 } });
    await expect
      .poll(() =>
        links.evaluateAll((all) =>
          all.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
        ),
      )
      .toEqual([false, true]);
  });

  await test.step('deleted, the conversation is gone with its unsent text', async () => {
    const kept = () =>
      page.evaluate(() =>
        Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('recueil.draft.')),
      );
    // The address changes before the conversation does.
    await expect(log.getByText('Il a recommencé')).toBeVisible();
    await page.getByLabel('Votre message').fill('Un brouillon');
    await expect.poll(kept).toHaveLength(1);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/«\sIl a recommencé/);
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Il a recommencé')).toHaveCount(0);
    await expect.poll(kept).toEqual([]);
    // What was said in them is searched for in the journal: one types at once.
    await page.getByRole('link', { name: 'Chercher dans vos conversations' }).click();
    await expect(page.getByRole('searchbox', { name: 'Rechercher dans le journal' })).toBeFocused();
  });
});
