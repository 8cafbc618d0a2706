/** What becomes of what was typed when something breaks; each journey breaks a server of its own. */
import type { Page } from '@playwright/test';
import { startHandDrivenModel } from '../../server/tests/support/hand-driven-model.ts';
import { answeredBy } from '../../server/tests/support/openai-server.ts';
import { inputOf, logOf, note, pick, repliesIn, savedMessages, waitingOf } from '../support/chat-files.ts';
import { createAccountOn, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { fillIncident, REPLY_TIMEOUT_MS, signIn } from '../support/steps.ts';
import { test as base, expect, expectAccessible, newPerson, type Person } from '../support/test.ts';

const test = base.extend<{ own: OwnServer }>({
  // A server that is away shows in the console of every request to it.
  expectedErrors: async ({ server: _server }, use) => use([/Failed to load resource/, /ERR_/, /net::/]),
  own: async ({ page: _page }, use) => {
    const server = await startOwnServer({ RECUEIL_AUTOCONFIRM: 'on', RECUEIL_CAPTCHA: 'off' });
    await use(server);
    await server.stop();
  },
});

const arrive = async (page: Page, own: OwnServer): Promise<Person> => {
  const person = newPerson();
  await createAccountOn(own, person);
  await page.goto(`${own.url}/login`);
  await signIn(page, person);
  return person;
};

test('A message that could not be sent keeps its text, and is sent when the server is back', async ({
  page,
  own,
}) => {
  await arrive(page, own);
  await page.goto(`${own.url}/ia-call`);
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await own.kill();
  const words = 'Ce matin, il a recommencé devant tout le monde.';
  await page.getByLabel('Votre message').fill(words);
  await page.getByLabel('Votre message').press('Enter');
  await expect(page.getByText('Échec de la sauvegarde du message')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  // One button tries the connection, the other one sends the message: each has a name of its own.
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Renvoyer' })).toHaveCount(1);
  await own.startAgain();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer' }).click();
  // What failed is no longer said as soon as it is tried again.
  await expect(repliesIn(page)).toHaveCount(1, { timeout: REPLY_TIMEOUT_MS });
  await expect(page.getByText('Échec de la sauvegarde du message')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
});

test('The text and files of a message survive a killed server, and are sent once', async ({ page, own }) => {
  await arrive(page, own);
  await page.goto(`${own.url}/ia-call`);
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await pick(page, [note('a.txt'), note('b.txt')]);
  await expect(waitingOf(page)).toHaveCount(2);
  await inputOf(page).fill('Hier matin');
  await own.kill();
  await inputOf(page).press('Enter');
  await expect(page.getByText('Échec de la sauvegarde du message')).toBeVisible();
  await own.startAgain();
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: 'Renvoyer' }).click();
  await expect(logOf(page).getByRole('button', { name: 'Télécharger b.txt' })).toBeVisible();
  expect(await savedMessages(page)).toMatchObject([{ content: 'Hier matin', files: ['a.txt', 'b.txt'] }]);
});

test('An incident form survives a server that is killed while saving', async ({ page, own }) => {
  await arrive(page, own);
  await page.goto(`${own.url}/incidents/new`);
  await fillIncident(page, { title: 'Écrit pendant la panne', description: 'Rien ne doit se perdre.' });
  await own.kill();
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page.getByText("Erreur lors de la création de l'incident")).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Écrit pendant la panne');
  await own.startAgain();
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page.getByRole('heading', { name: 'Écrit pendant la panne' })).toBeVisible();
});

test('The input keeps unsent text through a reload', async ({ page, own }) => {
  await arrive(page, own);
  await page.goto(`${own.url}/ia-call`);
  await page.getByLabel('Votre message').fill('Pas encore envoyé');
  await page.reload();
  await expect(page.getByLabel('Votre message')).toHaveValue('Pas encore envoyé');
});

test('A cut reply stays, marked, and a new one can be asked for once', async ({ page }) => {
  const model = await startHandDrivenModel();
  const server = await startOwnServer({
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_AUTOCONFIRM: 'on',
    ...answeredBy(model),
  });
  try {
    const person = newPerson();
    await createAccountOn(server, person);
    await page.goto(`${server.url}/login`);
    await signIn(page, person);
    await page.goto(`${server.url}/ia-call`);
    await page.getByLabel('Votre message').fill('Hier, il a crié.');
    await page.getByLabel('Votre message').press('Enter');
    const cut = await model.asked();
    cut.write('Merci de me le dire. Je vous ');
    cut.finish('length');
    const log = page.getByRole('log');
    const mark = log.getByText('La réponse s’est arrêtée en cours de route.');
    const ask = page.getByRole('button', { name: 'Demander une nouvelle réponse' });
    await expect(mark).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await ask.click();
    const call = await model.asked();
    await expect(ask).toHaveCount(0);
    call.write('Je vous écoute.');
    call.finish();
    await expect(log.getByText('Je vous écoute.')).toBeVisible();
    await expect(log.getByText('Merci de me le dire.')).toBeVisible();
    await expect(mark).toHaveCount(1);
    await page.reload();
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(ask).toHaveCount(0);
  } finally {
    await server.stop();
    await model.stop();
  }
});
