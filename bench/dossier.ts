/** A dossier with gigabytes of exhibits: what memory the server takes while its ZIP is made. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Dossier, DossierChoices, DossierPreview } from '../contract/dossiers.ts';
import type { Figure } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';
import { recording, residentBytes, send } from './uploads.ts';

const EXHIBITS_EACH = 10;
const MB = 1_000_000;

/** @param files so many recordings of 10 MB, each an exhibit */
export const dossierMemory = async (files: number): Promise<Figure> => {
  const stage = await openStage();
  try {
    // The first dossier loads what stays.
    const [beginner, person] = [await signUp(stage), await signUp(stage)];
    await made(stage, beginner, await keepIncidents(stage, beginner, 1));
    const ids = await keepIncidents(stage, person, files);
    await sleep(5_000);
    const idle = await residentBytes(stage.server.pid);
    let [peak, isRunning] = [idle, true];
    const watching = (async () => {
      for (; isRunning; await sleep(20)) peak = Math.max(peak, await residentBytes(stage.server.pid));
    })();
    const begun = performance.now();
    const size = await made(stage, person, ids);
    isRunning = false;
    await watching;
    const seconds = (performance.now() - begun) / 1_000;
    return {
      name: `memory of the server above idle while a dossier with ${files} exhibits of 10 MB is made`,
      value: (peak - idle) / MB,
      unit: 'MB',
      bound: { kind: 'max', value: 150 },
      detail: `a ZIP of ${(size / MB).toFixed(0)} MB in ${seconds.toFixed(0)} s; ${(idle / MB).toFixed(0)} MB idle, ${(peak / MB).toFixed(0)} MB at most`,
    };
  } finally {
    await stage.stop();
  }
};

const post = async ({ server }: Stage, { accessToken }: BenchPerson, path: string, body: object) => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path} was answered with ${answer.status}`);
};

/** Incidents with so many exhibits in all, each with a file. @returns the ids of the incidents */
const keepIncidents = async (stage: Stage, person: BenchPerson, files: number): Promise<string[]> => {
  const bytes = recording();
  const ids: string[] = [];
  for (let file = 0; file < files; file += 1) {
    if (file % EXHIBITS_EACH === 0) {
      const id = uuidv7();
      ids.push(id);
      await post(stage, person, '/api/incidents', {
        id,
        title: `Incident ${ids.length}`,
        description: 'Il a crié devant tout le monde. '.repeat(20),
        type: 'harassment',
        priority: 'high',
        incident_date: '2026-03-12',
        location: null,
        tags: [],
        is_sensitive: false,
      });
    }
    const fileId = uuidv7();
    await send(`${stage.server.url}/api/files/${fileId}`, person, bytes);
    await post(stage, person, `/api/incidents/${ids.at(-1)}/evidence`, {
      id: uuidv7(),
      title: `Enregistrement ${file + 1}`,
      description: '',
      source: '',
      type: 'audio',
      files: [fileId],
    });
  }
  return ids;
};

/** Has a dossier made. @returns its size in bytes */
const made = async (stage: Stage, person: BenchPerson, incident_ids: string[]): Promise<number> => {
  const id = uuidv7();
  const choices: DossierChoices = {
    title: 'Dossier',
    author: '',
    language: 'fr',
    incident_ids,
    entry_ids: [],
    synthesis_id: null,
    left_out_evidence: [],
    persons_shown: 'full',
    covered: [],
    with_account: false,
    whole_ledger: true,
  };
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const shown = await fetch(`${stage.server.url}/api/dossiers/preview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(choices),
  });
  const { fingerprint } = (await shown.json()) as DossierPreview;
  await post(stage, person, '/api/dossiers', { id, choices, fingerprint });
  for (;;) {
    const one = (await (
      await fetch(`${stage.server.url}/api/dossiers/${id}`, { headers })
    ).json()) as Dossier;
    if (one.status === 'ready') return one.size ?? 0;
    if (one.status === 'failed') throw new Error('The dossier failed');
    await sleep(250);
  }
};
