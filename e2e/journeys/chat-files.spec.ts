/**
 * Files in the conversation: picked, dropped, pasted, kept, shown in the log, and sent once over a server that is away. What a
 * person sees of the connection while the conversations, or nothing at all, can be had.
 */
import type { Page } from '@playwright/test';
import { wavOf } from '../../server/tests/support/uploads.ts';
import {
  chatOf,
  filesToSend,
  give,
  inputOf,
  logOf,
  note,
  pick,
  repliesIn,
  savedBytes,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, fillIncident, goWithin, sendAndHear } from '../support/steps.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Too low for a whole conversation: it scrolls. */
const LOW = { width: 1440, height: 640 };
const LIST = '**/api/conversations';
const EVERYTHING = /\/(api|auth)\//;
const SMALL_PICTURES = '**/thumbnail';
const LONG_NAME = `Enregistrement complet de la réunion du comité du 3 novembre 2026, ${'suite '.repeat(8)}fin.wav`;

const expectConnected = (page: Page): Promise<void> =>
  expect(page.getByText('Assistant connecté')).toBeVisible();

/** The end of a name that is too long is in sight: it says what the file is. */
const expectEnding = async (page: Page): Promise<void> => {
  const name = chatOf(page).getByTitle(LONG_NAME);
  await name.scrollIntoViewIfNeeded();
  const end = name.locator('span').last();
  await expect(end).toHaveText('te fin.wav');
  await expect(end).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
};

test('Files and a message are sent, shown and heard in the conversation, and outlast a server that is away and a reload', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_ABORTED/);
  await createAccount(server, person, { mailTo });
  await enter(page, server, person);
  const long = { name: LONG_NAME, mimeType: 'audio/wav', buffer: wavOf(16_000 * 12) };
  const sent = [long, ...(await filesToSend())];

  await test.step('the list is requested again after a countdown, behind a banner that was put away', async () => {
    await page.setViewportSize(PHONE.viewport);
    await page.route(LIST, (route) => route.abort());
    await page.goto('/ia-call');
    const banner = page.getByRole('alert').filter({ hasText: 'Erreur de connexion' });
    await expect(banner).toContainText(/Nouvelle tentative dans [1-5]\ss/);
    await expect(page.getByRole('button', { name: 'Numéros d’urgence et d’écoute' })).toBeVisible();
    await expectPartsAccessible(banner);
    await banner.getByRole('button', { name: 'Masquer' }).click();
    await expect(banner.getByText(/Nouvelle tentative/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute(LIST);
    await expectConnected(page);
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
  });

  await test.step('on a phone they wait with the text, in a tray that is accessible, beside one that is refused', async () => {
    await inputOf(page).fill('Voici les pièces.');
    await pick(page, [...sent, note('vide.txt', '')]);
    await expect(waitingOf(page)).toHaveCount(sent.length);
    await expect(chatOf(page).getByRole('status').filter({ hasText: 'vide.txt' })).toBeVisible();
    await expect(trayOf(page)).toContainText('0:12');
    await expectPartsAccessible(page.locator('[data-composer]'));
    await expectEnding(page);
  });

  await test.step('they are sent together, once however often Enter is held, and the server has their very bytes', async () => {
    await inputOf(page).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(repliesIn(page)).toHaveCount(1);
    await expect(trayOf(page)).toHaveCount(0);
    const saved = await savedMessages(page);
    expect(saved).toMatchObject([{ content: 'Voici les pièces.', files: sent.map(({ name }) => name) }]);
    for (const [at, { name, buffer }] of sent.entries())
      expect((await savedBytes(page, saved[0]?.fileIds[at] ?? '')).equals(buffer), name).toBe(true);
  });

  await test.step('each has a card; a picture opens whole, a document is saved under its name, a sound is heard', async () => {
    await expectEnding(page);
    // It is asked for once it comes near what is shown.
    await logOf(page).getByRole('button', { name: 'Télécharger Capture.png' }).scrollIntoViewIfNeeded();
    const capture = logOf(page).getByRole('button', { name: 'Agrandir l’image Capture.png' });
    await expectPartsAccessible(logOf(page));
    await capture.click();
    const whole = page.getByRole('dialog', { name: 'Capture.png' });
    await expect(whole.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
    await expect(capture).toBeFocused();
    // Never opened in a tab.
    const download = page.waitForEvent('download');
    await logOf(page).getByRole('button', { name: 'Télécharger Lettre de réponse.docx' }).click();
    expect((await download).suggestedFilename()).toBe('Lettre de réponse.docx');
    expect(page.context().pages()).toHaveLength(1);
    await logOf(page).getByRole('button', { name: 'Écouter : Dictaphone.wav' }).click();
    const position = logOf(page).getByRole('slider', { name: 'Position : Dictaphone.wav' });
    await expect(position).toBeEnabled();
    await expect(position.locator('..').locator('rect'), 'the sound is drawn').toHaveCount(48);
  });

  const failure = chatOf(page).getByRole('alert').filter({ hasText: 'Échec de la sauvegarde du message' });
  await test.step('files are dropped and pasted; while the server is away, what is sent stays: a message with its files, and an incident form', async () => {
    await page.setViewportSize(LOW);
    await inputOf(page).fill('Hier matin');
    await give(logOf(page), 'dragover', 'd.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toBeVisible();
    await give(logOf(page), 'drop', 'd.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toHaveCount(0);
    await expect(trayOf(page)).toContainText('d.txt');
    await give(inputOf(page), 'paste', 'e.txt');
    await expect(waitingOf(page)).toHaveCount(2);
    await expect(inputOf(page)).toHaveValue('Hier matin');
    await expectConnected(page);
    await page.route(EVERYTHING, (route) => route.abort('connectionrefused'));
    await inputOf(page).press('Enter');
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    // One button tries the connection, the other one sends the message: each has a name of its own.
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Renvoyer' })).toHaveCount(1);
    await goWithin(page, '/incidents/new');
    await fillIncident(page, { title: 'Écrit pendant la panne', description: 'Rien ne doit se perdre.' });
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(page.getByText("Erreur lors de la création de l'incident")).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Écrit pendant la panne');
    await page.unroute(EVERYTHING);
    await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
    await expect(page.getByRole('heading', { name: 'Écrit pendant la panne' })).toBeVisible();
    await goWithin(page, '/ia-call');
    await expectConnected(page);
  });

  const released = Promise.withResolvers<void>();
  const log = page.getByRole('region', { name: 'Messages de la conversation' });
  const belowEnd = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

  await test.step('a reload while the server is away keeps the session of the tab, and says so', async () => {
    await page.route(EVERYTHING, (route) => route.abort('connectionrefused'));
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Problème de connexion' });
    await expect(notice).toContainText('Votre session et ce que vous avez enregistré sont intacts');
    await expectPartsAccessible(notice);
    await page.unroute(EVERYTHING);
    await page.route(SMALL_PICTURES, async (route) => {
      await released.promise;
      await route.continue();
    });
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expectConnected(page);
    // The message that failed is there with its files, and nothing of it in the tray.
    await expect(failure).toContainText('Tout est gardé sur cet appareil.');
    await expect(chatOf(page).getByText('d.txt')).toBeVisible();
    await expect(trayOf(page)).toHaveCount(0);
  });

  await test.step('pictures that load late do not move a reader who scrolled up, and keep the end visible otherwise', async () => {
    await expect.poll(belowEnd).toBeLessThan(2);
    await log.hover();
    // To where the picture is in sight: it is asked for once it comes near.
    await page.mouse.wheel(0, -400);
    await expect.poll(belowEnd).toBeGreaterThan(100);
    let place = -1;
    const standsStill = async (): Promise<boolean> => {
      const before = place;
      place = await log.evaluate(({ scrollTop }) => scrollTop);
      return place === before;
    };
    await expect.poll(standsStill, 'the wheel has come to its end').toBe(true);
    released.resolve();
    await expect(logOf(page).getByRole('button', { name: /^Agrandir/ })).toBeVisible();
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(place);
    await page.getByRole('button', { name: 'Aller au dernier message' }).click();
    await expect.poll(belowEnd).toBeLessThan(2);
  });

  await test.step('the message is sent once by another press', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (/\/turns$/.test(request.url())) posted.push((request.postDataJSON() as { id: string }).id);
    });
    await chatOf(page).getByRole('button', { name: 'Renvoyer' }).dblclick();
    await expect(logOf(page).getByRole('button', { name: 'Télécharger e.txt' })).toBeVisible();
    await expect(repliesIn(page)).toHaveCount(2);
    // What failed is no longer said as soon as it is tried again.
    await expect(page.getByText('Échec de la sauvegarde du message')).toHaveCount(0);
    const saved = await savedMessages(page);
    expect(saved).toHaveLength(2);
    expect(saved.at(-1)).toMatchObject({ content: 'Hier matin', files: ['d.txt', 'e.txt'] });
    expect(posted).toEqual([saved.at(-1)?.id]);
  });

  await test.step('an upload is stopped; an unsent message is taken back with its text and files', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/files/*', (route) => {
      held.push(() => void route.abort().catch(() => undefined));
    });
    await inputOf(page).fill('Hier soir');
    await pick(page, [note('a.txt'), note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await expectConnected(page);
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(inputOf(page)).toHaveValue('Hier soir');
    await expect(waitingOf(page)).toHaveCount(2);
    for (const release of held) release();
    await page.unroute('**/api/files/*');

    await page.route('**/turns', (route) => route.abort());
    await expectConnected(page);
    await inputOf(page).press('Enter');
    await chatOf(page).getByRole('button', { name: 'Reprendre le message' }).click();
    await expect(inputOf(page)).toHaveValue('Hier soir');
    await expect(waitingOf(page)).toHaveCount(2);
    await page.unroute('**/turns');
  });

  await test.step('unsent files stay in their own conversation, are removed with the keyboard alone, and the focus stays in place', async () => {
    await page.getByRole('button', { name: 'Nouvelle conversation' }).first().click();
    // The words of a conversation in which nothing was said yet.
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
    await expect(page).toHaveURL(/conversation=/);
    await expect(trayOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(waitingOf(page)).toHaveCount(2);
    await trayOf(page).getByRole('button', { name: 'Retirer a.txt' }).focus();
    await page.keyboard.press('Enter');
    await expect(waitingOf(page)).toHaveCount(1);
    await expect(trayOf(page)).toBeFocused();
  });

  await test.step('what is left is sent in its new form', async () => {
    await sendAndHear(page);
    expect((await savedMessages(page)).at(-1)).toMatchObject({ content: 'Hier soir', files: ['b.txt'] });
  });
});
