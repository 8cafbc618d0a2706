/**
 * A reply is stopped, by button and by Escape, in the tab that asked and in another, or cut by its model: nothing is lost
 * of what came.
 */
import type { Page } from '@playwright/test';
import { type HandDrivenModel, startHandDrivenModel } from '../../server/tests/support/hand-driven-model.ts';
import { answeredBy } from '../../server/tests/support/openai-server.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { enter } from '../support/steps.ts';
import { expect, expectAccessible, newPerson, test } from '../support/test.ts';

let model: HandDrivenModel;
let own: OwnServer;

test.beforeAll(async () => {
  model = await startHandDrivenModel();
  own = await startOwnServer({
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_AUTOCONFIRM: 'on',
    ...answeredBy(model),
  });
});
test.afterAll(async () => {
  await own.stop();
  await model.stop();
});

const STOPPED_EARLY = 'Vous avez arrêté la réponse avant ses premiers mots.';

const input = (page: Page) => page.getByLabel('Votre message');
const log = (page: Page) => page.getByRole('log');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Arrêter la réponse' });
const ask = async (page: Page, words: string) => {
  await input(page).fill(words);
  await input(page).press('Enter');
  return await model.asked();
};

test('A reply is stopped in the tab that asked, in another one, and by Escape, and a cut one is asked for again once', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await createAccountOn(own, person);
  await enter(page, own.url, person);
  await page.goto(`${own.url}/ia-call`);
  const other = await context.newPage();

  await test.step('the text of a stopped reply stays, marked, in both tabs', async () => {
    const call = await ask(page, 'Hier, il a crié.');
    call.write('Merci de me le dire. Je vous ');
    await expect(page.getByText('Merci de me le dire.')).toBeVisible();
    // A busy machine may answer the second tab's question for the session too late: it then asks again.
    await expect(async () => {
      await other.goto(page.url());
      // Not the words yet, but that there will be some.
      await expect(other.getByText("L'assistant réfléchit").first()).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expect(stopButton(other)).toBeVisible();
    await expect(stopButton(page)).toBeVisible();
    await expectAccessible(page);
    await stopButton(page).click();
    await call.leftAlone;
    for (const tab of [page, other]) {
      await expect(log(tab).getByText('Merci de me le dire.')).toBeVisible();
      await expect(log(tab).getByText('Réponse arrêtée.')).toBeVisible();
      await expect(tab.getByText("L'assistant réfléchit")).toHaveCount(0);
      await expect(stopButton(tab)).toHaveCount(0);
    }
    await expect(input(page)).toBeFocused();
  });

  await test.step('the conversation goes on, the other tab stops a reply before its first word, and both say so', async () => {
    const call = await ask(page, 'Ce matin aussi.');
    await stopButton(other).click();
    await call.leftAlone;
    for (const tab of [page, other]) await expect(tab.getByText(STOPPED_EARLY)).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const again = await model.asked();
    await expect(other.getByText("L'assistant réfléchit").first()).toBeVisible();
    again.write('Je vous écoute.');
    again.finish();
    for (const tab of [page, other]) await expect(log(tab).getByText('Je vous écoute.')).toBeVisible();
    await other.close();
  });

  await test.step('Escape stops a reply too; the typed text and the notice outlive a reload, and it can be asked for again', async () => {
    const call = await ask(page, 'Puis il est sorti.');
    await input(page).pressSequentially('Et ce soir');
    await expect(stopButton(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await call.leftAlone;
    await expect(page.getByText(STOPPED_EARLY)).toBeVisible();
    await expect(input(page)).toHaveValue('Et ce soir');
    await page.reload();
    await expect(page.getByText(STOPPED_EARLY)).toBeVisible();
    // Of the reply that was stopped first.
    await expect(log(page).getByText('Réponse arrêtée.')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const again = await model.asked();
    again.write('Que s’est-il passé ensuite ?');
    again.finish();
    await expect(log(page).getByText('Que s’est-il passé ensuite ?')).toBeVisible();
    await expect(page.getByText('Vous avez arrêté la réponse')).toHaveCount(0);
    await expect(input(page)).toHaveValue('Et ce soir');
  });

  await test.step('a cut reply stays, marked, and a new one can be asked for once, also after a reload', async () => {
    const cut = await ask(page, 'Il est revenu.');
    cut.write('Merci de me le dire. Je vous ');
    cut.finish('length');
    const CUT = 'La réponse s’est arrêtée en cours de route.';
    const mark = log(page).getByText(CUT);
    const askAgain = page.getByRole('button', { name: 'Demander une nouvelle réponse' });
    await expect(mark).toBeVisible();
    await expectAccessible(page);
    await askAgain.click();
    const call = await model.asked();
    await expect(askAgain).toHaveCount(0);
    call.write('Je vous écoute.');
    call.finish();
    await expect(log(page).getByRole('article').last()).toContainText('Je vous écoute.');
    await page.reload();
    // Four messages with a reply each, and the one that was asked for again.
    await expect(log(page).getByRole('article')).toHaveCount(9);
    await expect(mark).toHaveCount(1);
    await expect(log(page).getByRole('article').filter({ hasText: CUT })).toContainText(
      'Merci de me le dire.',
    );
    await expect(askAgain).toHaveCount(0);
  });
});
