/** The steps of the journeys with files and recordings in the chat, and small real files to send. */
import type { Locator, Page } from '@playwright/test';
import { docxOf, picture } from '../../server/tests/support/make-files.ts';
import { wavOf } from '../../server/tests/support/uploads.ts';

interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A text, a document, a sound and a picture: server/tests/files/kinds.test.ts has every kind that is taken. */
export const filesToSend = async (): Promise<PickedFile[]> => [
  { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Il a dit cela devant tout le monde.') },
  {
    name: 'Lettre de réponse.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: docxOf('Compte rendu'),
  },
  { name: 'Dictaphone.wav', mimeType: 'audio/wav', buffer: wavOf() },
  { name: 'Capture.png', mimeType: 'image/png', buffer: await picture(640, 400).png().toBuffer() },
];

/** A text file. */
export const note = (name: string, words = 'Il a dit cela devant tout le monde.'): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

export const chatOf = (page: Page): Locator => page.getByRole('region', { name: 'Assistant IA' });
export const pick = (page: Page, files: PickedFile[]): Promise<void> =>
  chatOf(page).locator('input[type=file]').setInputFiles(files);
export const trayOf = (page: Page): Locator =>
  chatOf(page).getByRole('region', { name: 'À envoyer avec le prochain message' });
export const waitingOf = (page: Page): Locator => trayOf(page).getByRole('button', { name: /^Retirer/ });
/** Not the one of what was announced. */
export const logOf = (page: Page): Locator => chatOf(page).getByRole('log');
export const inputOf = (page: Page): Locator => page.getByLabel('Votre message');
export const repliesIn = (page: Page): Locator => logOf(page).getByText('Assistant', { exact: true });

/** Sends an event with files to an element, as the browser does when somebody drops or pastes them. */
export const give = (
  element: Locator,
  kind: 'dragover' | 'drop' | 'paste',
  name: string,
  words = 'mots',
): Promise<void> =>
  element.evaluate(
    (target, { kind, name, words }) => {
      const data = new DataTransfer();
      data.items.add(new File([words], name));
      const common = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent(kind, { ...common, dataTransfer: data }),
      );
    },
    { kind, name, words },
  );

interface SavedMessage {
  id: string;
  content: string;
  /** Names. */
  files: string[];
  fileIds: string[];
}

/** What the server holds of the conversation last written in. */
export const savedMessages = async (page: Page): Promise<SavedMessage[]> => {
  const list = JSON.parse((await ask(page, '/api/conversations')).toString()) as { items: { id: string }[] };
  const opened = JSON.parse((await ask(page, `/api/conversations/${list.items[0]?.id}`)).toString()) as {
    messages: { id: string; role: string; content: string; attachments?: { id: string; name: string }[] }[];
  };
  return opened.messages
    .filter(({ role }) => role === 'user')
    .map(({ id, content, attachments = [] }) => ({
      id,
      content,
      files: attachments.map(({ name }) => name),
      fileIds: attachments.map((file) => file.id),
    }));
};

/** The bytes of a file as the server gives them. */
export const savedBytes = (page: Page, fileId: string): Promise<Buffer> =>
  ask(page, `/api/files/${fileId}/content`);

/** Asked from here: bytes take long from a page to a test. */
const ask = async (page: Page, path: string): Promise<Buffer> => {
  const token = await page.evaluate(() => {
    const session = [localStorage, sessionStorage]
      .map((storage) => storage.getItem('recueil-auth-token'))
      .find((value) => value !== null);
    return (JSON.parse(session ?? '{}') as { access_token: string }).access_token;
  });
  const answer = await fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await answer.arrayBuffer());
};
