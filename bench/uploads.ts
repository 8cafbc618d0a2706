/** Uploads of 10 MB: how fast they are against a plain copy, and what memory many at once take. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { FILE_MAX_BYTES } from '../contract/common/limits.ts';
import { wavOf } from '../server/tests/support/uploads.ts';
import { startBareServer } from './support/bare.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const ROUNDS = 5;
const UPLOADS_PER_ROUND = 16;
const CONNECTIONS = 4;
const AT_ONCE = 50;
const PEOPLE = 5;

/** A recording as long as a file may be. */
export const recording = (): Buffer => wavOf((FILE_MAX_BYTES - 44) / 2);

/** A photograph of nearly as many bytes: noise does not become smaller. */
const photograph = async (): Promise<Buffer> => {
  const [width, height] = [2_600, 1_950];
  const create = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
  const noise = sharp({ create: { ...create, background: '#000000' } });
  const bytes = await noise
    .withExif({ IFD0: { Make: 'Banc' } })
    .jpeg({ quality: 97 })
    .toBuffer();
  if (bytes.length > FILE_MAX_BYTES || bytes.length < FILE_MAX_BYTES / 2) {
    throw new Error(`The photograph has ${bytes.length} bytes`);
  }
  return bytes;
};

export const uploads = async (): Promise<Figure[]> => {
  const stage = await openStage();
  const folder = await mkdtemp(join(tmpdir(), 'recueil-bench-'));
  const bare = await startBareServer('bare-upload-server.ts', { FOLDER: folder });
  try {
    return [await throughput(stage, bare.url), await memory(stage)];
  } finally {
    bare.process.kill();
    await stage.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const throughput = async (stage: Stage, bareUrl: string): Promise<Figure> => {
  const person = await signUp(stage);
  const bytes = recording();
  const ours = async (): Promise<number> => {
    const ids = Array.from({ length: UPLOADS_PER_ROUND }, () => uuidv7());
    const seconds = await timeOf(ids, (id) => send(`${stage.server.url}/api/files/${id}`, person, bytes));
    for (const id of ids) await remove(stage, person, id);
    return seconds;
  };
  const theirs = (): Promise<number> =>
    timeOf(
      Array.from({ length: UPLOADS_PER_ROUND }, () => uuidv7()),
      (id) => send(`${bareUrl}${id}`, person, bytes),
    );
  await ours();
  await theirs();
  const pairs: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ ours: await ours(), bare: await theirs() });
  const rate = (seconds: number): string => ((UPLOADS_PER_ROUND * 10) / seconds).toFixed(0);
  return {
    name: 'upload of a recording of 10 MB, sealed and hashed, throughput against a plain copy over the same HTTP server',
    value: median(pairs.map((pair) => pair.bare / pair.ours)),
    unit: '×',
    bound: { kind: 'min', value: 0.5 },
    detail: `${rate(median(pairs.map((pair) => pair.ours)))} against ${rate(median(pairs.map((pair) => pair.bare)))} MB/s, median of ${ROUNDS} alternating rounds of ${UPLOADS_PER_ROUND} uploads, ${CONNECTIONS} at a time`,
  };
};

const memory = async (stage: Stage): Promise<Figure> => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(stage)));
  const [sound, picture] = [recording(), await photograph()];
  // What the first picture loads stays, and is no matter of how many there are.
  await sendAll(stage, people.slice(0, 1), [sound, picture]);
  await sleep(2_000);
  const idle = await residentBytes(stage.server.pid);
  let [peak, running] = [idle, true];
  const watching = (async () => {
    for (; running; await sleep(20)) peak = Math.max(peak, await residentBytes(stage.server.pid));
  })();
  await sendAll(
    stage,
    people,
    Array.from({ length: AT_ONCE }, (_, at) => (at % 2 === 0 ? sound : picture)),
  );
  running = false;
  await watching;
  const mb = (bytes: number): number => bytes / 1_000_000;
  return {
    name: `memory of the server above idle while ${AT_ONCE} uploads of 10 MB run at once`,
    value: mb(peak - idle),
    unit: 'MB',
    bound: { kind: 'max', value: 200 },
    detail: `recordings and photographs in turns, by ${PEOPLE} people; ${mb(idle).toFixed(0)} MB idle, ${mb(peak).toFixed(0)} MB at most`,
  };
};

const sendAll = async (
  stage: Stage,
  people: readonly BenchPerson[],
  files: readonly Buffer[],
): Promise<void> => {
  await Promise.all(
    files.map((bytes, at) =>
      send(`${stage.server.url}/api/files/${uuidv7()}`, people[at % people.length] as BenchPerson, bytes),
    ),
  );
};

/** How many seconds all of it takes, some at a time. */
const timeOf = async (ids: readonly string[], work: (id: string) => Promise<void>): Promise<number> => {
  const waiting = [...ids];
  const startedAt = performance.now();
  const workThrough = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await work(id);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, workThrough));
  return (performance.now() - startedAt) / 1_000;
};

export const send = async (url: string, { accessToken }: BenchPerson, bytes: Buffer): Promise<void> => {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'x-file-name': 'fichier' },
    body: new Uint8Array(bytes),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`An upload was answered with ${answer.status}`);
};

const remove = async ({ server }: Stage, { accessToken }: BenchPerson, id: string): Promise<void> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${server.url}/api/files/${id}`, { method: 'DELETE', headers });
};

/** What a process has in memory (Linux). */
export const residentBytes = async (pid: number): Promise<number> => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
};
