/** With a model outside this server: the screen says so, and a conversation can be kept with the local guide. */
import { type OpenAiServer, startOpenAiServer } from '../../server/tests/support/openai-server.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { say, signIn } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

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

test('The person sees which model answers, and keeps a conversation with the guide', async ({ page }) => {
  const person = newPerson();
  await createAccountOn(server, person);
  await page.goto(`${server.url}/login`);
  await signIn(page, person);
  await page.goto(`${server.url}/ia-call`);
  await expect(page.getByText('un-modele', { exact: false }).first()).toBeVisible();
  await say(page, 'Hier mon chef m’a insultée.');
  const asked = openAi.calls.length;
  expect(asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Faire répondre le guide local' }).click();
  await expect(page.getByText('Guide local, vos mots restent sur ce serveur')).toBeVisible();
  await say(page, 'Il a crié devant Julie.');
  expect(openAi.calls).toHaveLength(asked);
  await page.reload();
  await expect(page.getByText('Guide local, vos mots restent sur ce serveur')).toBeVisible();
  await page.getByRole('button', { name: 'Actions sur cette conversation' }).click();
  await page.getByRole('menuitem', { name: 'Faire répondre un-modele' }).click();
  await say(page, 'Depuis je ne dors plus.');
  expect(openAi.calls.length).toBeGreaterThan(asked);
});
