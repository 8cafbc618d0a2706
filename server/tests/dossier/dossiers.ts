/** What tests of dossiers do again and again. */
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import {
  type Dossier,
  type DossierChoices,
  type DossierPreview,
  dossier,
  dossierPreview,
  dossiers,
} from '#contract/dossiers.ts';
import { DOSSIER_PATHS, type DossierDocument, type DossierLedger } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { readZip } from '#verifier/dossier/zip/read-zip.ts';
import type { TestPerson } from '../support/people.ts';

/** Jobs are looked for every two seconds, and the first PDF starts a process. */
const PATIENCE = { timeout: 60_000, interval: 100 };

export const choicesOf = (some: Partial<DossierChoices> = {}): DossierChoices => ({
  title: 'Ce qui s’est passé',
  author: 'Claire',
  language: 'fr',
  incident_ids: [],
  entry_ids: [],
  synthesis_id: null,
  left_out_evidence: [],
  persons_shown: 'full',
  covered: [],
  with_account: false,
  whole_ledger: false,
  ...some,
});

export const preview = async (
  person: TestPerson,
  choices: DossierChoices,
): Promise<DossierPreview & { document: DossierDocument }> => {
  const answer = await person.call('POST', '/api/dossiers/preview', choices);
  expect(answer.status).toBe(200);
  return dossierPreview.parse(await answer.json()) as DossierPreview & { document: DossierDocument };
};

/** Begins one, as the preview shows it now. */
export const begin = async (person: TestPerson, choices: DossierChoices, id = uuidv7()): Promise<Dossier> => {
  const { fingerprint } = await preview(person, choices);
  const answer = await person.call('POST', '/api/dossiers', { id, choices, fingerprint });
  expect(answer.status).toBe(201);
  return dossier.parse(await answer.json());
};

export const dossiersOf = async (person: TestPerson): Promise<Dossier[]> =>
  dossiers.parse(await (await person.call('GET', '/api/dossiers')).json()).items;

export const settled = async (person: TestPerson, id: string): Promise<Dossier> => {
  const one = async () =>
    (await dossiersOf(person)).find(
      (each) => each.id === id && (each.status === 'ready' || each.status === 'failed'),
    );
  await expect.poll(one, PATIENCE).toBeDefined();
  return (await one()) as Dossier;
};

export const made = async (person: TestPerson, some: Partial<DossierChoices>): Promise<Dossier> => {
  const done = await settled(person, (await begin(person, choicesOf(some))).id);
  expect(done).toMatchObject({ status: 'ready', progress: 100 });
  return done;
};

/** The files of a ZIP in which the strict reader finds nothing wrong. */
export interface Unpacked {
  zip: Buffer;
  files: Map<string, Buffer>;
  document: DossierDocument;
  ledger: DossierLedger;
}

export const unpacked = async (person: TestPerson, id: string): Promise<Unpacked> => {
  const answer = await person.call('GET', `/api/dossiers/${id}/archive`);
  expect(answer.status).toBe(200);
  const zip = Buffer.from(await answer.arrayBuffer());
  const { parts, differences } = await readZip(sourceOfBytes(zip));
  expect(differences).toEqual([]);
  const files = new Map(parts.map(({ path, start, end }) => [path, zip.subarray(start, end)]));
  const json = (path: string) => JSON.parse(String(files.get(path)));
  return { zip, files, document: json(DOSSIER_PATHS.document), ledger: json(DOSSIER_PATHS.ledger) };
};
