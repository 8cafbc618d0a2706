/** What opens over a screen is as easy to press as the screen (accessibility.spec.ts), at the width of a phone. */
import { furnish } from '../support/screens.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const OVERLAYS = [
  ['/ia-call', ['Voir les détails', 'Ce qui est recueilli', 'Numéros d’urgence', 'Voir les conversations']],
  ['/incidents/new', ['Ouvrir le calendrier']],
  ['/journal-de-bord', ['Date', 'Filtres']],
  ['/app-home', ['Menu de ']],
] as const;

test('Every button of dialogs and menus is at least 44 px high', async ({ page, person, server, mailTo }) => {
  await createAccount(server, person, { mailTo });
  await furnish(page, await enter(page, server, person));
  const overlay = page.getByRole('dialog').or(page.getByRole('menu')).first();
  for (const [path, names] of OVERLAYS) {
    await page.goto(path);
    for (const name of names) {
      await test.step(name, async () => {
        // A press while the conversation takes the place of its loader can fall between the two, on a busy machine.
        await expect(async () => {
          if (!(await overlay.isVisible())) await page.getByRole('button', { name }).first().click();
          await overlay.waitFor({ timeout: 5_000 });
        }).toPass();
        await expectLargeTargets(page);
        await page.keyboard.press('Escape');
        await expect(overlay).toHaveCount(0);
      });
    }
  }
});
