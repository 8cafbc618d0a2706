/** What somebody sends, on its way: pressed twice, sent from one of two tabs, while the server is away, taken back, stopped. */
import {
  arriveInChat,
  chatOf,
  inputOf,
  logOf,
  note,
  openChat,
  pick,
  repliesIn,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { fillIncident, goWithin, sendAndHear } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const EVERYTHING = /\/(api|auth)\//;

test('Holding Enter down, a double click and two tabs send once; a message with files and an incident form outlast a server that is away and are sent once when it is back; a message is taken back, and an upload stopped', async ({
  page,
  context,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_ABORTED/);
  await arriveInChat(page, person, { server, mailTo });
  const other = await context.newPage();

  await test.step('holding Enter down, a double click and two tabs that share unsent messages send once', async () => {
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await inputOf(page).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(repliesIn(page)).toHaveCount(1);

    await pick(page, [note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await openChat(other);
    await expect(waitingOf(other)).toHaveCount(1);
    await chatOf(page).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();
    await expect(repliesIn(page)).toHaveCount(2);
    await expect(trayOf(other)).toHaveCount(0);
    await expect(chatOf(other).getByRole('button', { name: 'Envoyer', exact: true })).toBeDisabled();
    expect((await savedMessages(page)).map(({ files }) => files)).toEqual([['a.txt'], ['b.txt']]);
  });

  await test.step('what is sent while the server is away stays: a message with its files, through a reload too, and an incident form', async () => {
    await goWithin(other, '/incidents/new');
    await fillIncident(other, { title: 'Écrit pendant la panne', description: 'Rien ne doit se perdre.' });
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('d.txt'), note('e.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await context.route(EVERYTHING, (route) => route.abort('connectionrefused'));
    await inputOf(page).press('Enter');
    const failure = chatOf(page).getByRole('alert').filter({ hasText: 'Échec de la sauvegarde du message' });
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    // One button tries the connection, the other one sends the message: each has a name of its own.
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Renvoyer' })).toHaveCount(1);
    await other.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(other.getByText("Erreur lors de la création de l'incident")).toBeVisible();
    await expect(other.getByLabel('Titre')).toHaveValue('Écrit pendant la panne');
    await context.unroute(EVERYTHING);

    // A reload in between takes nothing; it is the same message that goes.
    await page.reload();
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    await expect(chatOf(page).getByText('d.txt')).toBeVisible();
    await expect(trayOf(page)).toHaveCount(0);
  });

  await test.step('both are sent once by another press', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (/\/turns$/.test(request.url())) posted.push((request.postDataJSON() as { id: string }).id);
    });
    await chatOf(page).getByRole('button', { name: 'Renvoyer' }).dblclick();
    await expect(logOf(page).getByRole('button', { name: 'Télécharger e.txt' })).toBeVisible();
    await expect(repliesIn(page)).toHaveCount(3);
    // What failed is no longer said as soon as it is tried again.
    await expect(page.getByText('Échec de la sauvegarde du message')).toHaveCount(0);
    const saved = await savedMessages(page);
    expect(saved).toHaveLength(3);
    expect(saved.at(-1)).toMatchObject({ content: 'Hier matin', files: ['d.txt', 'e.txt'] });
    expect(posted).toEqual([saved.at(-1)?.id]);
    await other.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(other.getByRole('heading', { name: 'Écrit pendant la panne' })).toBeVisible();
    await other.close();
  });

  await test.step('an upload is stopped; an unsent message is taken back with its text and files, and sent in another form', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/files/*', (route) => {
      held.push(() => void route.abort().catch(() => undefined));
    });
    await inputOf(page).fill('Hier soir');
    await pick(page, [note('a.txt'), note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(inputOf(page)).toHaveValue('Hier soir');
    await expect(waitingOf(page)).toHaveCount(2);
    for (const release of held) release();
    await page.unroute('**/api/files/*');

    await page.route('**/turns', (route) => route.abort());
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    await expect(inputOf(page)).toHaveValue('Hier soir');
    await expect(waitingOf(page)).toHaveCount(2);
    await trayOf(page).getByRole('button', { name: 'Retirer a.txt' }).click();
    await expect(waitingOf(page)).toHaveCount(1);
    await page.unroute('**/turns');
    await page.reload();
    await expect(waitingOf(page)).toHaveCount(1);
    await sendAndHear(page);
    expect((await savedMessages(page)).at(-1)).toMatchObject({ content: 'Hier soir', files: ['b.txt'] });
  });
});
