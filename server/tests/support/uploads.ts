/** Files for tests, small and real, and how they are sent. */
import { v7 as uuidv7 } from 'uuid';
import type { StoredFile } from '#contract/files.ts';
import type { TestPerson } from './people.ts';

/** A picture of one pixel. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** PCM of one channel, 16 bit at 16 kHz: a tone. */
export const wavOf = (samples = 1_600): Buffer => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples * 2, 40);
  const data = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) data.writeInt16LE(Math.round(8_000 * Math.sin(at / 6)), at * 2);
  return Buffer.concat([header, data]);
};

export interface UploadOptions {
  id?: string;
  name?: string;
  headers?: Record<string, string>;
}

/** Sends a file as the web app does. */
export const upload = (
  url: string,
  person: Pick<TestPerson, 'accessToken'>,
  bytes: Uint8Array,
  { id = uuidv7(), name = 'fichier', headers = {} }: UploadOptions = {},
): Promise<Response> =>
  fetch(`${url}/api/files/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'x-file-name': encodeURIComponent(name),
      ...headers,
    },
    body: new Uint8Array(bytes),
  });

/** Sends a file that has to be taken. */
export const uploaded = async (
  url: string,
  person: Pick<TestPerson, 'accessToken'>,
  bytes: Uint8Array,
  options: UploadOptions = {},
): Promise<StoredFile> => {
  const answer = await upload(url, person, bytes, options);
  if (answer.status !== 201)
    throw new Error(`The file was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as StoredFile;
};
