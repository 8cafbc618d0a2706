/** Files for tests, small and real, and how they are sent. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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

/**
 * Sends the beginning of a file and ends the connection.
 * What the server had not read yet is lost: `sentBytes` has to be well above RESUMABLE_MIN_BYTES.
 * @param isKept true to wait until the server has kept it
 * @returns how many bytes are kept
 */
export const cutOffUpload = async (
  url: string,
  person: Pick<TestPerson, 'accessToken'>,
  bytes: Uint8Array,
  {
    id,
    sentBytes,
    offset = 0,
    isKept = true,
  }: { id: string; sentBytes: number; offset?: number; isKept?: boolean },
): Promise<number> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const rest = bytes.subarray(offset);
  const head = [
    `${offset === 0 ? 'PUT' : 'PATCH'} /api/files/${id} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${person.accessToken}`,
    'x-file-name: fichier.txt',
    `content-length: ${rest.length}`,
    ...(offset === 0 ? [] : [`upload-offset: ${offset}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const received = async (): Promise<number> => {
    const answer = await fetch(`${url}/api/files/${id}/upload`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    return answer.status === 200 ? ((await answer.json()) as { received: number }).received : 0;
  };
  const before = await received();
  await new Promise<void>((resolve) => socket.write(rest.subarray(0, sentBytes), () => resolve()));
  socket.end();
  socket.resume();
  if (!isKept) await once(socket, 'close');
  while (isKept && (await received()) === before) await sleep(20);
  return await received();
};
