/** An export of everything: what memory it takes, whatever a person has. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { DataExports } from '../contract/account/my-data.ts';
import type { Figure } from './support/report.ts';
import { type BenchPerson, giveRows, openStage, type Stage, signUp } from './support/stage.ts';
import { recording, residentBytes, send } from './uploads.ts';

const RECORDS = 10_000;
const FILES = 100;
const MB = 1_000_000;

export const exportMemory = async (): Promise<Figure> => {
  const stage = await openStage();
  try {
    // The first export loads what stays.
    const [beginner, person] = [await signUp(stage), await signUp(stage)];
    await made(stage, beginner);
    // Incidents and conversations in equal parts.
    await giveRows(stage, person, RECORDS / 2);
    const bytes = recording();
    for (let file = 0; file < FILES; file += 1) {
      await send(`${stage.server.url}/api/files/${uuidv7()}`, person, bytes);
    }
    await sleep(5_000);
    const idle = await residentBytes(stage.server.pid);
    let [peak, isRunning] = [idle, true];
    const watching = (async () => {
      for (; isRunning; await sleep(20)) peak = Math.max(peak, await residentBytes(stage.server.pid));
    })();
    const begun = performance.now();
    const size = await made(stage, person);
    isRunning = false;
    await watching;
    const seconds = (performance.now() - begun) / 1_000;
    return {
      name: `memory of the server above idle while ${RECORDS} records and ${FILES} files of 10 MB are exported`,
      value: (peak - idle) / MB,
      unit: 'MB',
      bound: { kind: 'max', value: 150 },
      detail: `an archive of ${(size / MB).toFixed(0)} MB in ${seconds.toFixed(0)} s; ${(idle / MB).toFixed(0)} MB idle, ${(peak / MB).toFixed(0)} MB at most`,
    };
  } finally {
    await stage.stop();
  }
};

/** Has an export made. @returns its size in bytes */
const made = async ({ server }: Stage, { accessToken }: BenchPerson): Promise<number> => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const id = uuidv7();
  const asked = await fetch(`${server.url}/api/exports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, language: 'fr' }),
  });
  if (asked.status !== 201) throw new Error(`The export was answered with ${asked.status}`);
  for (;;) {
    const { items } = (await (await fetch(`${server.url}/api/exports`, { headers })).json()) as DataExports;
    const one = items.find((each) => each.id === id);
    if (one?.status === 'ready') return one.size ?? 0;
    if (one?.status === 'failed') throw new Error('The export failed');
    await sleep(250);
  }
};
