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

/** One server and one model, which answers one question at a time. */
test.describe.configure({ mode: 'default' });

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

test.beforeEach(async ({ page }) => {
  const person = newPerson();
  await createAccountOn(own, person);
  await enter(page, own.url, person);
  await page.goto(`${own.url}/ia-call`);
  await input(page).fill('Hier, il a crié.');
  await input(page).press('Enter');
});

test('The text of a stopped reply stays, marked, in both tabs, and the conversation goes on', async ({
  page,
  context,
}) => {
  const call = await model.asked();
  call.write('Merci de me le dire. Je vous ');
  await expect(page.getByText('Merci de me le dire.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  // Not the words yet, but that there will be some.
  await expect(other.getByText("L'assistant réfléchit").first()).toBeVisible();
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
  await page.reload();
  await expect(log(page).getByText('Réponse arrêtée.')).toBeVisible();
});

test('Escape stops a reply before its first word and keeps the typed text, and the reply can be asked for again', async ({
  page,
}) => {
  const call = await model.asked();
  await input(page).pressSequentially('Et ce matin');
  await expect(stopButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await call.leftAlone;
  await expect(page.getByText('Vous avez arrêté la réponse avant ses premiers mots.')).toBeVisible();
  await expect(input(page)).toHaveValue('Et ce matin');
  await page.reload();
  await expect(page.getByText('Vous avez arrêté la réponse avant ses premiers mots.')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const again = await model.asked();
  again.write('Je vous écoute.');
  again.finish();
  await expect(log(page).getByText('Je vous écoute.')).toBeVisible();
  await expect(page.getByText('Vous avez arrêté la réponse')).toHaveCount(0);
  await expect(input(page)).toHaveValue('Et ce matin');
});

test('Another tab can stop it too, and is told of a reply that was stopped before its first word', async ({
  page,
  context,
}) => {
  const call = await model.asked();
  const other = await context.newPage();
  // A busy machine may answer the second tab's question for the session too late: it then asks again.
  await expect(async () => {
    await other.goto(page.url());
    await expect(stopButton(other)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await stopButton(other).click();
  await call.leftAlone;
  for (const tab of [page, other]) {
    await expect(tab.getByText('Vous avez arrêté la réponse avant ses premiers mots.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const again = await model.asked();
  await expect(other.getByText("L'assistant réfléchit").first()).toBeVisible();
  again.write('Je vous écoute.');
  again.finish();
  for (const tab of [page, other]) await expect(log(tab).getByText('Je vous écoute.')).toBeVisible();
});

test('A cut reply stays, marked, and a new one can be asked for once', async ({ page }) => {
  const cut = await model.asked();
  cut.write('Merci de me le dire. Je vous ');
  cut.finish('length');
  const mark = log(page).getByText('La réponse s’est arrêtée en cours de route.');
  const ask = page.getByRole('button', { name: 'Demander une nouvelle réponse' });
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await ask.click();
  const call = await model.asked();
  await expect(ask).toHaveCount(0);
  call.write('Je vous écoute.');
  call.finish();
  await expect(log(page).getByText('Je vous écoute.')).toBeVisible();
  await expect(log(page).getByText('Merci de me le dire.')).toBeVisible();
  await expect(mark).toHaveCount(1);
  await page.reload();
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await expect(ask).toHaveCount(0);
});
