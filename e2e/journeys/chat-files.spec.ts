/** Files in the conversation: picked, dropped, pasted, kept, and shown in the log (chat-files-sending.spec.ts has how they go). */
import { wavOf } from '../../server/tests/support/uploads.ts';
import {
  arriveInChat,
  chatOf,
  filesOfEveryKind,
  give,
  inputOf,
  logOf,
  note,
  pick,
  savedBytes,
  savedMessages,
  trayOf,
  waitingOf,
} from '../support/chat-files.ts';
import { sendAndHear } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test.beforeEach(async ({ page, server, person, mailTo }) => arriveInChat(page, person, { server, mailTo }));

test('A file of every accepted type is sent with a message and shown in the log, in an accessible tray and cards @phone', async ({
  page,
}) => {
  const all = await filesOfEveryKind();
  await pick(page, all.slice(0, 6));
  await expect(waitingOf(page)).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await inputOf(page).fill('Voici ce que j’ai gardé.');
  await sendAndHear(page);
  await expect(trayOf(page)).toHaveCount(0);
  // Without a word: what is brought is a message too.
  await pick(page, all.slice(6));
  await expect(waitingOf(page)).toHaveCount(all.length - 6);
  await sendAndHear(page);

  const saved = await savedMessages(page);
  expect(saved).toMatchObject([
    { content: 'Voici ce que j’ai gardé.', files: all.slice(0, 6).map(({ name }) => name) },
    { content: '', files: all.slice(6).map(({ name }) => name) },
  ]);
  for (const [index, id] of saved.flatMap(({ fileIds }) => fileIds).entries()) {
    expect((await savedBytes(page, id)).equals(all[index]?.buffer ?? Buffer.alloc(0))).toBe(true);
  }
  for (const { name } of all.filter(({ mimeType }) => !mimeType.startsWith('audio/'))) {
    await expect(logOf(page).getByRole('button', { name: `Télécharger ${name}` })).toHaveCount(1);
  }
  for (const { name } of all.filter(({ mimeType }) => mimeType.startsWith('audio/'))) {
    await expect(logOf(page).getByRole('button', { name: `Écouter : ${name}` })).toHaveCount(1);
  }
  for (const { name } of all.filter(({ mimeType }) => mimeType.startsWith('image/'))) {
    await logOf(page)
      .getByRole('button', { name: `Télécharger ${name}` })
      .scrollIntoViewIfNeeded();
    await expect(logOf(page).getByRole('button', { name: `Agrandir l’image ${name}` })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);

  // The whole picture; and a file is saved under its name, and never opened in a tab.
  await logOf(page).getByRole('button', { name: 'Agrandir l’image Capture.png' }).click();
  const whole = page.getByRole('dialog', { name: 'Capture.png' });
  await expect(whole.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await expect(logOf(page).getByRole('button', { name: 'Agrandir l’image Capture.png' })).toBeFocused();
  const download = page.waitForEvent('download');
  await logOf(page).getByRole('button', { name: 'Télécharger Lettre de réponse.docx' }).click();
  expect((await download).suggestedFilename()).toBe('Lettre de réponse.docx');
  expect(page.context().pages()).toHaveLength(1);

  // A picked sound can be heard, and what it says be written.
  await logOf(page).getByRole('button', { name: 'Écouter : Dictaphone.wav' }).click();
  const position = logOf(page).getByRole('slider', { name: 'Position : Dictaphone.wav' });
  await expect(position).toBeEnabled();
  await expect(position.locator('..').locator('rect'), 'the sound is drawn').toHaveCount(48);

  // A file that is refused, beside one that waits and cards in the log.
  await pick(page, [all[0] as (typeof all)[number], note('a.txt', '')]);
  await expect(waitingOf(page)).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('Unsent text and files are restored after a reload and sent together; pictures that load late move no reader; what is refused is named; files are dropped, pasted, removed with the keyboard alone, and stay in their own conversation', async ({
  page,
}) => {
  const long = `Enregistrement complet de la réunion du comité du 3 novembre 2026, ${'suite '.repeat(8)}fin.wav`;
  const expectEnding = async (): Promise<void> => {
    const end = chatOf(page).getByTitle(long).locator('span').last();
    await expect(end).toHaveText('te fin.wav');
    await expect(end).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  };

  await test.step('text and files are there again after a reload', async () => {
    await inputOf(page).fill('Hier matin');
    await pick(page, [note('Compte rendu « été ».txt'), note('b.txt')]);
    await expect(waitingOf(page)).toHaveCount(2);
    await page.reload();
    await expect(inputOf(page)).toHaveValue('Hier matin');
    await expect(waitingOf(page)).toHaveCount(2);
  });

  await test.step('a chosen sound shows its length, a long name keeps its extension, and all is sent together', async () => {
    await pick(page, [
      { name: 'Dictaphone.wav', mimeType: 'audio/wav', buffer: wavOf(16_000 * 12) },
      { name: long, mimeType: 'audio/wav', buffer: wavOf(16_000 * 75) },
    ]);
    await expect(waitingOf(page)).toHaveCount(4);
    await expect(trayOf(page)).toContainText('0:12');
    await expectEnding();
    await sendAndHear(page);
    expect(await savedMessages(page)).toMatchObject([
      { content: 'Hier matin', files: ['Compte rendu « été ».txt', 'b.txt', 'Dictaphone.wav', long] },
    ]);
    await expect(logOf(page).getByText('0:12', { exact: true })).toBeVisible();
    await expect(logOf(page).getByText('1:15', { exact: true })).toBeVisible();
    await expectEnding();
  });

  await test.step('pictures that load late do not move a reader who scrolled up, and keep the end visible otherwise', async () => {
    const pictures = (await filesOfEveryKind()).filter(({ mimeType }) => mimeType.startsWith('image/'));
    await pick(page, pictures);
    await expect(waitingOf(page)).toHaveCount(4);
    await sendAndHear(page);
    const log = page.getByRole('region', { name: 'Messages de la conversation' });
    const belowEnd = () =>
      log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    const released = Promise.withResolvers<void>();
    await page.route('**/thumbnail', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.reload();
    await expect(logOf(page).getByRole('button', { name: 'Télécharger b.txt' })).toBeVisible();
    await expect(
      logOf(page).getByRole('button', { name: /^Télécharger .*\.(jpg|png|gif|webp)$/ }),
    ).toHaveCount(4);
    await expect(trayOf(page)).toHaveCount(0);
    await expect.poll(belowEnd).toBeLessThan(2);
    await log.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(belowEnd).toBeGreaterThan(100);
    let place = -1;
    const standsStill = async (): Promise<boolean> => {
      const before = place;
      place = await log.evaluate(({ scrollTop }) => scrollTop);
      return place === before;
    };
    await expect.poll(standsStill, 'the wheel has come to its end').toBe(true);
    released.resolve();
    await expect(
      logOf(page)
        .getByRole('button', { name: /^Agrandir/ })
        .last(),
    ).toBeVisible();
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(place);
    await page.getByRole('button', { name: 'Aller au dernier message' }).click();
    await expect.poll(belowEnd).toBeLessThan(2);
  });

  await test.step('of fifty files at once, as many as a message allows are added; the others, a damaged sound among them, are named and block nothing', async () => {
    const noise = Buffer.from('\xa7\x1c\x80\x03'.repeat(600), 'latin1');
    await pick(page, [
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090\0\u0003\0') },
      note('vide.txt', ''),
      { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.concat([wavOf().subarray(0, 12), noise]) },
      ...Array.from({ length: 47 }, (_, index) => note(`${index}.txt`)),
    ]);
    const notice = chatOf(page).getByRole('status').filter({ hasText: '40 fichiers n’ont pas été ajoutés' });
    await expect(notice).toContainText('Plus de 10 fichiers');
    await expect(notice).toContainText('Impossible de lire le fichier audio · a.wav');
    await expect(notice.getByRole('listitem').first()).toHaveText('Type non accepté · photo.jpg');
    await expect(notice).toContainText('Sont acceptés : images JPEG, PNG, GIF et WebP, PDF');
    // Each file that comes into the tray moves the notice: it stands still only once all are there.
    await expect(waitingOf(page)).toHaveCount(10);
    expect((await notice.boundingBox())?.height).toBeLessThan(400);
    await notice.locator('..').getByRole('button', { name: 'Masquer ce message' }).click();
    await expect(notice).toHaveCount(0);
    await sendAndHear(page);
    expect((await savedMessages(page)).at(-1)?.files).toHaveLength(10);
  });

  await test.step('files can be dropped on the conversation and pasted into the input', async () => {
    await inputOf(page).fill('Hier matin');
    await give(logOf(page), 'dragover', 'note.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toBeVisible();
    await give(logOf(page), 'drop', 'note.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toHaveCount(0);
    await expect(trayOf(page)).toContainText('note.txt');
    await give(logOf(page), 'drop', 'page.html', '<!doctype html>');
    await expect(chatOf(page).getByRole('status').filter({ hasText: 'page.html' })).toBeVisible();
    await give(inputOf(page), 'paste', 'collage.txt');
    await expect(trayOf(page)).toContainText('collage.txt');
    await expect(inputOf(page)).toHaveValue('Hier matin');
  });

  await test.step('unsent files stay in their own conversation', async () => {
    await page.getByRole('button', { name: 'Nouvelle conversation' }).first().click();
    // The words of a conversation in which nothing was said yet.
    await expect(page.getByText('Bonjour, je suis votre assistant IA')).toBeVisible();
    await expect(page).toHaveURL(/conversation=/);
    await expect(trayOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(waitingOf(page)).toHaveCount(2);
  });

  await test.step('they are removed with the keyboard alone, and the focus stays in place', async () => {
    await trayOf(page).getByRole('button', { name: 'Retirer note.txt' }).focus();
    await page.keyboard.press('Enter');
    await expect(waitingOf(page)).toHaveCount(1);
    await expect(trayOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(trayOf(page)).toHaveCount(0);
    await expect(chatOf(page)).toBeFocused();
  });
});
