/** Files, sounds and answers for the gallery: nothing of it comes from a server, and nobody but us sees it. */
import type { FileType, StoredFile, Transcription } from '#contract/files.ts';
import { encodeWav } from '#web/features/voice/wav.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';

export const OWNER = 'gallery-person';
export const CONVERSATION = { kind: 'conversation', id: 'gallery-conversation' };
const RATE = 16_000;
const AT = '2026-11-21T10:05:00.000Z';
const idOf = (number: number) => `0198f2c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Three seconds of a quiet tone. */
export const sampleWav = (): Blob => {
  const samples = Float32Array.from({ length: 3 * RATE }, (_, index) => 0.1 * Math.sin(index / 6));
  return new Blob([encodeWav(samples, RATE)], { type: 'audio/wav' });
};

/** A drawn page, in place of a photo. */
const samplePicture = (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#f2eee6';
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#868174';
    for (let line = 0; line < 9; line += 1) pen.fillRect(80, 80 + line * 36, 480 - (line % 3) * 90, 10);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'));
};

export const kept = (number: number, over: Partial<KeptFile>): KeptFile => ({
  id: idOf(number),
  owner: OWNER,
  record: CONVERSATION,
  kind: 'file',
  name: 'fichier',
  type: 'text/plain',
  size: 48_211,
  duration: null,
  addedAt: number,
  content: new Blob(['mots']),
  keptFor: 'good',
  ...over,
});

export const keptPicture = async (number: number): Promise<KeptFile> =>
  kept(number, {
    name: 'Capture de l’écran.png',
    type: 'image/png',
    size: 2_311_000,
    content: await samplePicture(),
  });

export const stored = (
  number: number,
  name: string,
  type: FileType,
  over: Partial<StoredFile> = {},
): StoredFile => ({
  id: idOf(number),
  name,
  type,
  size: 482_110,
  sha256: 'ab',
  duration: null,
  has_thumbnail: type.startsWith('image/'),
  transcription: null,
  created_at: AT,
  ...over,
});

export const clip = (number: number, transcription: Transcription): StoredFile =>
  stored(number, 'voice-1795255200000.wav', 'audio/wav', { duration: 3, transcription });

/** Answers in the place of a server, for reading; what is sent goes its own way. */
export const answerInPlaceOfServer = (): void => {
  const elsewhere = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = String(input);
    if (/^\/api\/files\/[^/]+\/(thumbnail|content)$/.test(path)) {
      const isSound = soundIds.has(path.split('/')[3] ?? '');
      return new Response(isSound ? sampleWav() : await samplePicture());
    }
    const [, id] = /^\/api\/files\/([^/]+)\/transcription$/.exec(path) ?? [];
    if (id !== undefined) {
      const { text } = JSON.parse(String(init?.body)) as { text: string };
      const transcription = {
        status: text === '' ? 'none' : 'done',
        text,
        source: text === '' ? null : 'person',
      };
      return Response.json({ ...clip(0, transcription as Transcription), id });
    }
    if (/^\/api\/files\/[^/]+$/.test(path)) {
      return Response.json({
        ...clip(0, { status: 'waiting', text: '', source: null }),
        id: path.split('/')[3],
      });
    }
    return await elsewhere(input, init);
  };
};

const soundIds = new Set([20, 21, 22, 23, 24, 25].map(idOf));
