/**
 * A model outside answers: the screen says that words leave, a conversation can stay with the local guide, and a reply is
 * stopped, by button in any tab and by Escape, without losing anything of what came.
 */
import type { Page } from '@playwright/test';
import { type HandDrivenModel, startHandDrivenModel } from '../../server/tests/support/hand-driven-model.ts';
import { answeredBy } from '../../server/tests/support/openai-server.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { PHONE } from '../support/phone.ts';
import { enter, say } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, newPerson, test } from '../support/test.ts';

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

const input = (page: Page) => page.getByLabel('Votre message');
const log = (page: Page) => page.getByRole('log');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Arrêter la réponse' });
const begin = async (page: Page) => {
  await input(page).fill('Hier, il a crié.');
  // The words of a reply are there before its turn has ended, and until then a press sends nothing.
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await input(page).press('Enter');
  return model.asked();
};
const chooseWho = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('The person sees which model answers, passes a conversation on only after a question, and stops a reply in two tabs', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await createAccountOn(own, person);
  // Remembered: a second tab has the session without asking the first one for it.
  await enter(page, own.url, person, { remember: true });
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`${own.url}/ia-call`);
  const who = page.getByRole('button', { name: /Qui répond/ });

  await test.step('its name is visible without a press, and a press says what goes there', async () => {
    await expect(who).toBeVisible();
    await expect(who).toHaveText('IA externe : test-model');
    await expectNoSidewaysScroll(page);
    await who.click();
    await expect(page.getByRole('dialog')).toContainText('pièces jointes sont transmis au modèle test-model');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a conversation that is kept with the guide stays here', async () => {
    await chooseWho(page, 'Faire répondre le guide local');
    await expect(who).toHaveText('Guide local');
    await say(page, 'Hier mon chef m’a insultée.');
  });

  await test.step('what was told to the guide goes outside only after a question', async () => {
    // What was told to the guide is then sent outside with the next message, so one press is not enough.
    const question = page.getByRole('alertdialog', { name: 'Faire répondre test-model ?' });
    await chooseWho(page, 'Faire répondre test-model');
    await expect(question).toContainText('ce que vous avez déjà écrit au guide local');
    await expect(question).toContainText('pièces jointes');
    await question.getByRole('button', { name: 'Transmettre et changer' }).click();
    await expect(question).toHaveCount(0);
    await expect(who).toHaveText('IA externe : test-model');
    const call = await begin(page);
    call.write('Première réponse du modèle.');
    call.finish();
    await expect(log(page).getByText('Première réponse du modèle.')).toBeVisible();
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('Escape stops a reply before its first word and keeps the typed text, and the reply can be asked for again', async () => {
    const call = await begin(page);
    await input(page).pressSequentially('Et ce matin');
    await expect(stopButton(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await call.leftAlone;
    await expect(page.getByText('Vous avez arrêté la réponse avant ses premiers mots.')).toBeVisible();
    await expect(input(page)).toHaveValue('Et ce matin');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const again = await model.asked();
    again.write('Deuxième réponse du modèle.');
    again.finish();
    await expect(log(page).getByText('Deuxième réponse du modèle.')).toBeVisible();
    await expect(page.getByText('Vous avez arrêté la réponse')).toHaveCount(0);
    await expect(input(page)).toHaveValue('Et ce matin');
  });

  await test.step('a reply that is stopped in another tab stays, marked, in both', async () => {
    await input(page).fill('');
    const call = await begin(page);
    call.write('Début de la troisième. Je vous ');
    await expect(page.getByText('Début de la troisième.')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    // Not the words yet, but that there will be some.
    await expect(other.getByText("L'assistant réfléchit").first()).toBeVisible();
    await stopButton(other).click();
    await call.leftAlone;
    for (const tab of [page, other]) {
      await expect(log(tab).getByText('Début de la troisième.')).toBeVisible();
      await expect(log(tab).getByText('Réponse arrêtée.')).toBeVisible();
      await expect(tab.getByText("L'assistant réfléchit")).toHaveCount(0);
      await expect(stopButton(tab)).toHaveCount(0);
    }
    await expect(input(other)).toBeFocused();
  });
});
