/** A message with files on its way: broken off, taken back, stopped, pressed twice, sent from one of two tabs. */
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
import { sendAndHear } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => arriveInChat(page, person, { server, mailTo }));

test('Holding Enter down, a double click and two tabs send once; a message whose upload fails or is stopped keeps its files, is sent once by another try, and can be taken back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|ERR_ABORTED/);

  await test.step('holding Enter down, a double click and two tabs that share unsent messages send once', async () => {
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await inputOf(page).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(repliesIn(page)).toHaveCount(1);
    await pick(page, [note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await chatOf(page).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();
    await expect(repliesIn(page)).toHaveCount(2);
    expect((await savedMessages(page)).map(({ files }) => files)).toEqual([['a.txt'], ['b.txt']]);

    await pick(page, [note('c.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    const other = await context.newPage();
    await openChat(other);
    await expect(waitingOf(other)).toHaveCount(1);
    await sendAndHear(page);
    await expect(trayOf(other)).toHaveCount(0);
    await expect(chatOf(other).getByRole('button', { name: 'Envoyer', exact: true })).toBeDisabled();
    expect(await savedMessages(page)).toHaveLength(3);
    await other.close();
  });

  await test.step('a message whose upload fails keeps its files through a reload, and is sent once by another try', async () => {
    await page.route('**/api/files/*', (route) => route.abort());
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('d.txt'), note('e.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await inputOf(page).press('Enter');
    const failure = chatOf(page).getByRole('alert').filter({ hasText: 'Échec de la sauvegarde du message' });
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    await page.unroute('**/api/files/*');

    // A reload in between takes nothing; it is the same message that goes.
    await page.reload();
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    await expect(chatOf(page).getByText('d.txt')).toBeVisible();
    await expect(trayOf(page)).toHaveCount(0);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (/\/turns$/.test(request.url())) posted.push((request.postDataJSON() as { id: string }).id);
    });
    await failure.getByRole('button', { name: 'Renvoyer' }).dblclick();
    await expect(logOf(page).getByRole('button', { name: 'Télécharger e.txt' })).toBeVisible();
    await expect(repliesIn(page)).toHaveCount(4);
    const saved = await savedMessages(page);
    expect(saved).toHaveLength(4);
    expect(saved.at(-1)).toMatchObject({ content: 'Hier matin', files: ['d.txt', 'e.txt'] });
    expect(posted).toEqual([saved.at(-1)?.id]);
  });

  await test.step('an unsent message can be taken back with its text and files, and sent in another form', async () => {
    await page.route('**/turns', (route) => route.abort());
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('a.txt'), note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await expect(page.getByText('Assistant connecté')).toBeVisible();
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    await expect(inputOf(page)).toHaveValue('Hier matin');
    await expect(waitingOf(page)).toHaveCount(2);
    await trayOf(page).getByRole('button', { name: 'Retirer a.txt' }).click();
    await expect(waitingOf(page)).toHaveCount(1);
    await page.unroute('**/turns');
    await page.reload();
    await expect(waitingOf(page)).toHaveCount(1);
    await sendAndHear(page);
    expect((await savedMessages(page)).at(-1)).toMatchObject({ content: 'Hier matin', files: ['b.txt'] });
  });

  await test.step('an upload can be stopped, and its files wait again', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/files/*', (route) => {
      held.push(() => void route.abort().catch(() => undefined));
    });
    await pick(page, [note('a.txt')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(waitingOf(page)).toHaveCount(1);
    for (const release of held) release();
    await page.unroute('**/api/files/*');
    await sendAndHear(page);
    expect((await savedMessages(page)).at(-1)).toMatchObject({ content: '', files: ['a.txt'] });
  });
});
