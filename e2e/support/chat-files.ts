/** The steps of the journeys with files and recordings in the chat, and a real small file of every kind that is taken. */
import type { Locator, Page } from '@playwright/test';
import type { FileType } from '../../contract/files.ts';
import { mp3Of, opus } from '../../server/tests/files/support/make-sounds.ts';
import {
  docOf,
  docxOf,
  jpegWithPlace,
  mailOf,
  movingGif,
  pdfOf,
  picture,
} from '../../server/tests/support/make-files.ts';
import { wavOf } from '../../server/tests/support/uploads.ts';
import { createAccount, enter } from './steps.ts';
import { expect, type Person } from './test.ts';

interface Place {
  server: string;
  mailTo(address: string, count?: number): Promise<{ link: string }>;
}

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One of each kind, in the order of the contract. */
export const filesOfEveryKind = async (): Promise<PickedFile[]> => {
  const bytes: Record<FileType, Buffer> = {
    'image/jpeg': await jpegWithPlace(),
    'image/png': await picture(640, 400).png().toBuffer(),
    'image/gif': await movingGif(),
    'image/webp': await picture(300, 500).webp().toBuffer(),
    'application/pdf': pdfOf(['Compte rendu']),
    'text/plain': Buffer.from('Il a dit cela devant tout le monde.'),
    'application/msword': docOf('Compte rendu'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docxOf('Compte rendu'),
    'audio/mpeg': mp3Of(200),
    'audio/wav': wavOf(),
    'audio/ogg': opus(),
    'message/rfc822': mailOf('Convocation'),
  };
  const names = [
    'Photo du bureau.jpg',
    'Capture.png',
    'Planning.gif',
    'Affiche.webp',
    'Convocation.pdf',
    'Notes.txt',
    'Ancien contrat.doc',
    'Lettre de réponse.docx',
    'Répondeur.mp3',
    'Dictaphone.wav',
    'Message.ogg',
    'Convocation.eml',
  ];
  return Object.entries(bytes).map(([mimeType, buffer], index) => ({
    name: names[index] ?? mimeType,
    mimeType,
    buffer,
  }));
};

/** A text file. */
export const note = (name: string, words = 'Il a dit cela devant tout le monde.'): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

export const openChat = async (page: Page): Promise<void> => {
  await page.goto('/ia-call');
  await expect(page.getByText('Assistant connecté')).toBeVisible();
};

export const chatOf = (page: Page): Locator => page.getByRole('region', { name: 'Assistant IA' });
export const pick = (page: Page, files: PickedFile[]): Promise<void> =>
  chatOf(page).locator('input[type=file]').setInputFiles(files);
export const trayOf = (page: Page): Locator =>
  chatOf(page).getByRole('region', { name: 'À envoyer avec le prochain message' });
export const waitingOf = (page: Page): Locator => trayOf(page).getByRole('button', { name: /^Retirer/ });
export const logOf = (page: Page): Locator => page.getByRole('log');
export const inputOf = (page: Page): Locator => page.getByLabel('Votre message');
export const repliesIn = (page: Page): Locator => logOf(page).getByText('Assistant', { exact: true });

/** A person with an account who is remembered, in the chat. */
export const arriveInChat = async (page: Page, person: Person, place: Place): Promise<void> => {
  await createAccount(place.server, person, place);
  await enter(page, place.server, person, { remember: true });
  await openChat(page);
};

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

export interface SavedMessage {
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

const ask = async (page: Page, path: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async (path) => {
      const session = [localStorage, sessionStorage]
        .map((storage) => storage.getItem('recueil-auth-token'))
        .find((value) => value !== null);
      const { access_token } = JSON.parse(session ?? '{}') as { access_token: string };
      const answer = await fetch(path, { headers: { authorization: `Bearer ${access_token}` } });
      return [...new Uint8Array(await answer.arrayBuffer())];
    }, path),
  );
