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

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

test('Files of every kind wait with the text through a reload, are sent, shown, heard and saved; pictures that load late move no reader; files are dropped, pasted, removed with the keyboard alone, and stay in their own conversation', async ({
  page,
  server,
  person,
  mailTo,
  expectedErrors,
}) => {
  // Whether some of a large file has arrived before the reload is asked, and it has not.
  expectedErrors.push(/status of 404 .*\/upload/);
  await page.setViewportSize(PHONE);
  await arriveInChat(page, person, { server, mailTo });
  const long = `Enregistrement complet de la réunion du comité du 3 novembre 2026, ${'suite '.repeat(8)}fin.wav`;
  const expectEnding = async (): Promise<void> => {
    const name = chatOf(page).getByTitle(long);
    await name.scrollIntoViewIfNeeded();
    const end = name.locator('span').last();
    await expect(end).toHaveText('te fin.wav');
    await expect(end).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  };
  const all = await filesOfEveryKind();
  const pictures = all.filter(({ mimeType }) => mimeType.startsWith('image/'));
  const others = [
    ...all.filter((file) => !pictures.includes(file)),
    { name: long, mimeType: 'audio/wav', buffer: wavOf(16_000 * 75) },
  ];
  const isSound = ({ mimeType }: (typeof all)[number]) => mimeType.startsWith('audio/');

  await test.step('on a phone they wait with the text, in a tray that is accessible, through a reload', async () => {
    await inputOf(page).fill('Voici les pièces.');
    await pick(page, others);
    await expect(waitingOf(page)).toHaveCount(others.length);
    await expect(trayOf(page)).toContainText('1:15');
    await expectAccessible(page);
    await expectEnding();
    await page.reload();
    await expect(inputOf(page)).toHaveValue('Voici les pièces.');
    await expect(waitingOf(page)).toHaveCount(others.length);
  });

  await test.step('they are sent together, pictures without a word too, and the server has their very bytes', async () => {
    await sendAndHear(page);
    await expect(trayOf(page)).toHaveCount(0);
    await pick(page, pictures);
    await expect(waitingOf(page)).toHaveCount(pictures.length);
    await sendAndHear(page);
    const saved = await savedMessages(page);
    expect(saved).toMatchObject([
      { content: 'Voici les pièces.', files: others.map(({ name }) => name) },
      { content: '', files: pictures.map(({ name }) => name) },
    ]);
    const ids = new Map(
      saved.flatMap(({ files, fileIds }) => files.map((name, at) => [name, fileIds[at] ?? ''] as const)),
    );
    for (const { name, buffer } of all)
      expect((await savedBytes(page, ids.get(name) ?? '')).equals(buffer), name).toBe(true);
  });

  await test.step('each has a card; a picture opens whole, a document is saved under its name, a sound is heard', async () => {
    for (const file of [...others, ...pictures]) {
      const name = `${isSound(file) ? 'Écouter :' : 'Télécharger'} ${file.name}`;
      await expect(logOf(page).getByRole('button', { name })).toHaveCount(1);
    }
    await expectEnding();
    // It is asked for once it comes near what is shown.
    await logOf(page).getByRole('button', { name: 'Télécharger Capture.png' }).scrollIntoViewIfNeeded();
    const capture = logOf(page).getByRole('button', { name: 'Agrandir l’image Capture.png' });
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

  await test.step('a file that is refused, beside one that waits and cards in the log, is accessible', async () => {
    await pick(page, [all[0] as (typeof all)[number], note('a.txt', '')]);
    await expect(waitingOf(page)).toHaveCount(1);
    await expect(chatOf(page).getByRole('status').filter({ hasText: 'a.txt' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await waitingOf(page).click();
    await expect(trayOf(page)).toHaveCount(0);
  });

  await test.step('pictures that load late do not move a reader who scrolled up, and keep the end visible otherwise', async () => {
    await page.setViewportSize(WIDE);
    const log = page.getByRole('region', { name: 'Messages de la conversation' });
    const belowEnd = () =>
      log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    const released = Promise.withResolvers<void>();
    await page.route('**/thumbnail', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.reload();
    await expect(logOf(page).getByRole('button', { name: 'Télécharger Notes.txt' })).toBeAttached();
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

  await test.step('files can be dropped on the conversation and pasted into the input', async () => {
    await inputOf(page).fill('Hier matin');
    await give(logOf(page), 'dragover', 'note.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toBeVisible();
    await give(logOf(page), 'drop', 'note.txt');
    await expect(chatOf(page).getByText('Déposez vos fichiers ici')).toHaveCount(0);
    await expect(trayOf(page)).toContainText('note.txt');
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
