/** With a model that is not declared local, the screen says that words leave; a conversation can stay with the local guide. */
import type { Page } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from '../../server/tests/support/openai-server.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { enter, say } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, newPerson, test } from '../support/test.ts';

let openAi: OpenAiServer;
let server: OwnServer;

test.beforeAll(async () => {
  openAi = await startOpenAiServer();
  openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que s’est-il passé ensuite ?'] });
  server = await startOwnServer({
    RECUEIL_ASSISTANT: 'openai-compatible',
    AI_BASE_URL: openAi.baseUrl,
    AI_MODEL: 'un-modele',
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_AUTOCONFIRM: 'on',
  });
});
test.afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

const askForModel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Faire répondre un-modele' }).click();
};

const keepWithGuide = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Faire répondre le guide local' }).click();
};

test('The person sees which model answers, on a telephone without a press too, and keeps a conversation with the guide', async ({
  page,
}) => {
  const person = newPerson();
  await createAccountOn(server, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, server.url, person);
  await page.goto(`${server.url}/ia-call`);
  const who = page.getByRole('button', { name: /Qui répond/ });

  await test.step('on a telephone its name is visible without a press, and a press says what goes there', async () => {
    await expect(who).toHaveText('IA externe : un-modele');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await who.click();
    await expect(page.getByRole('dialog')).toContainText('pièces jointes sont transmis au modèle un-modele');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a conversation that is kept with the guide stays here', async () => {
    await say(page, 'Hier mon chef m’a insultée.');
    expect(openAi.calls.length).toBeGreaterThan(0);
    await keepWithGuide(page);
    await expect(who).toHaveText('Guide local');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText('Guide local, vos mots restent sur ce serveur')).toBeVisible();
  });

  await test.step('what was told to the guide goes outside only after a question', async () => {
    const asked = openAi.calls.length;
    // What was told to the guide is then sent outside with the next message, so one press is not enough.
    const question = page.getByRole('alertdialog', { name: 'Faire répondre un-modele ?' });
    await askForModel(page);
    await expect(question).toContainText('ce que vous avez déjà écrit au guide local');
    await expect(question).toContainText('pièces jointes');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await say(page, 'Il a recommencé mardi.');
    expect(openAi.calls, 'the guide goes on').toHaveLength(asked);
    await askForModel(page);
    await question.getByRole('button', { name: 'Transmettre et changer' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('un-modele', { exact: false }).first()).toBeVisible();
    await say(page, 'Depuis je ne dors plus.');
    expect(openAi.calls.length).toBeGreaterThan(asked);
  });
});
