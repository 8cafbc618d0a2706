/**
 * On a phone: « Ce qui est recueilli », where the person confirms, corrects, doubts and refuses what was understood, and adds
 * to it; a conversation that is renamed and loaded slowly; and a faint sign of distress, and plain words of it: the reply
 * comes first, then a way to call, and no record is offered.
 */
import type { Page } from '@playwright/test';
import { logOf } from '../support/chat-files.ts';
import { answer, detailOf, placeField, showCollected } from '../support/collected.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, enterStory, goWithin, STORY, say, tell } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use(PHONE);

/** Not among TypeScript's own types: https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const EFFECTS = 'Effets sur vous et votre travail';
const FULL_DATE = 'Le 18 novembre 2026 à 10h, mon chef m’a insultée à la cantine. Depuis je ne dors plus.';
const FAINT = 'Mon chef m’a insultée hier. L’année dernière j’ai pensé au suicide, plus maintenant.';

/** Slows the answers of the next page down, so that it shows what it waits for, and notes its layout shifts. */
const loadSlowly = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/api\/(conversations|profile)/, async (route) => {
    const settled = page.evaluate(async () => {
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
    // A request of the page that is left: nobody waits for its answer.
    await settled.catch(() => undefined);
    await route.continue();
  });
};

/** How much of the page was moved by what appeared late. */
const shiftOf = async (page: Page): Promise<number> => {
  // What is shifted by a frame is told with the next one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() =>
    (window as unknown as { shifts: LayoutShift[] }).shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  );
};

test('What was told is confirmed, doubted, refused and added to, a protest opens its detail, and a crisis brings the numbers', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [FULL_DATE]);
  const place = detailOf(page, 'Lieu précis');
  const when = detailOf(page, 'Date et heure');

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

  await test.step('what was told is confirmed and doubted, with the keyboard alone', async () => {
    await showCollected(page);
    await expect(when).toContainText(/mercredi\s18\snovembre\s2026 à\s10\sh/);
    await expect(place).toContainText('À confirmer');
    await answer(page, 'Lieu précis', 'C’est bien cela');
    await expect(place).toContainText('Confirmé');
    await expect(place.getByRole('listitem').first(), 'the pressed button is gone').toBeFocused();
    await answer(page, EFFECTS, 'Je ne suis pas sûr·e');
    await expect(detailOf(page, EFFECTS)).toContainText('Vous n’en êtes pas sûr·e');
  });

  await test.step('a day and an hour are typed', async () => {
    await answer(page, 'Date et heure', 'Corriger');
    const day = page.getByRole('group', { name: 'Jour' });
    await expect(day.getByRole('spinbutton').first()).toBeFocused();
    await page.keyboard.type('17112026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0930');
    await page.getByText('À peu près').click();
    await expectPartsAccessible(page.getByRole('dialog', { name: 'Ce qui est recueilli' }));
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(when).toContainText(/mardi\s17\snovembre\s2026, vers\s9\sh\s30/);
    await expect(when).toContainText('Corrigé');
  });

  await test.step('what is refused is set aside, and a witness is added by hand', async () => {
    await answer(page, EFFECTS, 'Ce n’est pas cela');
    await expect(page.getByRole('group').filter({ hasText: 'Mis de côté' })).toContainText('je ne dors plus');
    await expect(page.locator('body'), 'the focus is kept').not.toBeFocused();
    await page.getByText('Ce dont vous n’avez pas parlé').click();
    await detailOf(page, 'Témoins')
      .getByRole('button', { name: /^Ajouter un témoin/ })
      .press('Enter');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Julie Leroy');
    await page.getByRole('textbox', { name: 'Rôle dans l’entreprise' }).fill('collègue');
    await page.keyboard.press('Enter');
    await expect(detailOf(page, 'Témoins')).toContainText('Julie Leroy, collègue (témoin)');
  });

  await test.step('each word leads to its place', async () => {
    await place
      .getByRole('button', { name: /^Voir dans la conversation/ })
      .first()
      .click();
    await expect(page.getByRole('log').locator('mark')).toHaveText(/à la cantine/);
    await expect(page.getByRole('log').locator('mark')).toBeInViewport();
  });

  await test.step('a protest opens the detail over the conversation', async () => {
    await say(page, 'Je l’ai déjà dit ! À la cantine !');
    await expect(placeField(page)).toHaveValue('à la cantine');
    await placeField(page).fill('au réfectoire');
  });

  await test.step('loaded slowly the conversation has its name, nothing moves, and what was typed is there', async () => {
    await loadSlowly(page);
    await page.reload();
    await expect(page.getByRole('log')).toContainText('Je l’ai déjà dit');
    await expect(page.getByRole('heading', { name: 'La cantine' })).toBeVisible();
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    await page.unrouteAll({ behavior: 'wait' });
    await showCollected(page);
    await expect(placeField(page)).toHaveValue('au réfectoire');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(placeField(page)).toHaveCount(0);
    await expect(place).toContainText('au réfectoire');
    await expect(when).toContainText('Corrigé');
  });

  await goWithin(page, await tell(session, [STORY.join(' '), FAINT]));
  await expect(logOf(page)).toContainText(FAINT);
  const details = page.getByRole('button', { name: 'Voir les détails' });

  await test.step('a faint sign brings one quiet line under the reply, and a record is offered all the same', async () => {
    const line = page.getByRole('button', { name: 'Des numéros pour parler à quelqu’un' });
    await line.click();
    await expect(page.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toContainText('3114');
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    await expect(details).toBeVisible();
  });

  const panel = page.getByRole('complementary', { name: 'Numéros d’urgence et d’écoute' });
  const call = panel.getByRole('link', { name: 'Appeler le 3114' });

  await test.step('in a crisis the way to call stands whole under the reply', async () => {
    await say(page, 'jen peu plus jveu mourir');
    const reply = page.getByRole('article', { name: /^Assistant/ }).last();
    const isBelow = async () => {
      const [above, below] = [await reply.boundingBox(), await panel.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    };
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', 'tel:3114');
    await expect(panel.getByRole('link', { name: '3919' })).toBeHidden();
    await expect.poll(isBelow).toBe(true);
    await expect(details).toHaveCount(0);
    await expectPartsAccessible(panel);
    await expectNoSidewaysScroll(page);
    await panel.getByText('Les autres numéros').click();
    await expect(panel.getByRole('link', { name: '3919' })).toBeVisible();
  });
});
