/** What becomes of what was typed when the server is killed; the journey breaks a server of its own. */
import { inputOf, logOf, note, pick, savedMessages, waitingOf } from '../support/chat-files.ts';
import { createAccountOn, startOwnServer } from '../support/own-server.ts';
import { enter, fillIncident, REPLY_TIMEOUT_MS } from '../support/steps.ts';
import { expect, newPerson, test } from '../support/test.ts';

test('A message with files and an incident form survive a killed server, and are sent once when it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  // A server that is away shows in the console of every request to it.
  expectedErrors.push(/Failed to load resource/, /ERR_/, /net::/);
  const own = await startOwnServer({ RECUEIL_AUTOCONFIRM: 'on', RECUEIL_CAPTCHA: 'off' });
  try {
    const person = newPerson();
    await createAccountOn(own, person);
    await enter(page, own.url, person);
    const form = await context.newPage();
    await page.goto(`${own.url}/ia-call`);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await pick(page, [note('a.txt'), note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    const words = 'Ce matin, il a recommencé devant tout le monde.';
    await inputOf(page).fill(words);
    await form.goto(`${own.url}/incidents/new`);
    await fillIncident(form, { title: 'Écrit pendant la panne', description: 'Rien ne doit se perdre.' });
    await own.kill();

    await test.step('both stay where they are while the server is away', async () => {
      await inputOf(page).press('Enter');
      await expect(page.getByText('Échec de la sauvegarde du message')).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      // One button tries the connection, the other one sends the message: each has a name of its own.
      await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Renvoyer' })).toHaveCount(1);
      await form.getByRole('button', { name: 'Enregistrer l’incident' }).click();
      await expect(form.getByText("Erreur lors de la création de l'incident")).toBeVisible();
      await expect(form.getByLabel('Titre')).toHaveValue('Écrit pendant la panne');
    });
    await own.startAgain();

    await test.step('the message is there after a reload, and is sent once', async () => {
      await page.reload();
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole('button', { name: 'Renvoyer' }).click();
      await expect(logOf(page).getByRole('button', { name: 'Télécharger b.txt' })).toBeVisible({
        timeout: REPLY_TIMEOUT_MS,
      });
      // What failed is no longer said as soon as it is tried again.
      await expect(page.getByText('Échec de la sauvegarde du message')).toHaveCount(0);
      expect(await savedMessages(page)).toMatchObject([{ content: words, files: ['a.txt', 'b.txt'] }]);
    });

    await test.step('the form is sent by another press', async () => {
      await form.getByRole('button', { name: 'Enregistrer l’incident' }).click();
      await expect(form.getByRole('heading', { name: 'Écrit pendant la panne' })).toBeVisible();
    });
  } finally {
    await own.stop();
  }
});
