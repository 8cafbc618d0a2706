/** Dossiers, made by their job and as it leaves them without it; shares as theirs leaves them. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import {
  type Dossier,
  type DossierChoices,
  type DossierPreview,
  dossier,
  dossierPreview,
  dossiers,
} from '#contract/dossiers.ts';
import { createShareKey } from '#contract/share-cipher.ts';
import { beginDossier, finishDossier, insertDossier } from '#server/modules/dossier/dossier-rows.ts';
import { makeCopy } from '#server/modules/sharing/copying/make-copy.ts';
import { hashOfProof } from '#server/modules/sharing/link-hash.ts';
import { insertShare } from '#server/modules/sharing/share-rows.ts';
import type { SharingServices } from '#server/modules/sharing/sharing-services.ts';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { DOSSIER_PATHS, type DossierDocument, type DossierLedger } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { readZip } from '#verifier/dossier/zip/read-zip.ts';
import type { TestPerson } from './people.ts';
import { keepSealed } from './sealed-bytes.ts';
import type { TestServer } from './test-server.ts';

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

/** A dossier that is ready, and what it holds. */
export interface KeptDossier {
  id: string;
  zip: Buffer;
  parts: Record<string, Buffer>;
}

const FILES: Record<string, Buffer> = {
  'dossier.pdf': randomBytes(300_000),
  'dossier.json': Buffer.from('{"title":"Mes faits secrets"}'),
  'pieces/1-photo.png': randomBytes(5_000),
  'vide.txt': Buffer.alloc(0),
};

/** Files that lie in the bytes of a ZIP one behind the other, with other bytes between them. */
const zipOf = (files: Record<string, Buffer>) => {
  const chunks: Buffer[] = [];
  const parts: { path: string; start: number; end: number }[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const header = Buffer.from(`PK${path}`);
    chunks.push(header, bytes);
    at += header.length;
    parts.push({ path, start: at, end: at + bytes.length });
    at += bytes.length;
  }
  return { zip: Buffer.concat(chunks), parts };
};

/** Gives the person a dossier as its job leaves it. */
export const keepDossier = async (
  server: TestServer,
  person: TestPerson,
  { id = uuidv7(), files = FILES }: { id?: string; files?: Record<string, Buffer> } = {},
): Promise<KeptDossier> => {
  const { zip, parts } = zipOf(files);
  await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    await insertDossier(tx, {
      id,
      choices: choicesOf({ title: 'Titre secret', author: '' }),
      fingerprint: undefined,
      createdAt: new Date(),
    });
    const takenAt = new Date();
    await beginDossier(tx, id, takenAt);
    await finishDossier(tx, id, {
      ...(await keepSealed(server, tx, id, zip)),
      sha256: '0'.repeat(64),
      parts,
      timestamp: { at: null, authority: null, says_qualified: false, state: 'none' },
      counts: { incidents: 1, entries: 0, pieces: 1 },
      damaged_files: 0,
      size: zip.length,
      takenAt,
    });
  });
  return { id, zip, parts: files };
};

/** What the example of the contract gives. */
const CODE = '12345678';
const PROOF = 'A'.repeat(43);
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** What sharing uses, on this server's own database and store. Its codes are those of the server. */
export const sharingServices = (
  server: TestServer,
  some: Partial<SharingServices> = {},
): SharingServices => ({
  database: server.recueil.database,
  log: server.recueil.log,
  store: createDiskStore(join(server.dataDir, 'files')),
  room: createDiskRoom({ folders: [server.dataDir], reserveBytes: 0 }),
  codes: {
    hash: async () => {
      throw new Error('No code is made here');
    },
    matches: async () => false,
    takeAttempt: async () => undefined,
    giveAttemptBack: async () => undefined,
  },
  now: () => new Date(),
  ...some,
});

interface CopyingShare {
  id?: string;
  createdAt?: Date;
  dossierId: string;
  size: number;
}

/** A share whose copy waits for a job that nobody has added. @returns its id */
export const keepCopyingShare = async (
  server: TestServer,
  person: TestPerson,
  { id = uuidv7(), createdAt = new Date(), dossierId, size }: CopyingShare,
): Promise<string> => {
  const codeHash = await hash(CODE, CHEAP);
  await server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
    insertShare(tx, {
      id,
      dossierId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 30 * DAY_MS),
      maxOpenings: null,
      mayDownload: true,
      codeHash,
      linkHash: hashOfProof(PROOF),
      key: createShareKey(),
      size,
      parts: [],
      documentPart: null,
      content: { title: 'Titre secret', recipient: 'Me Secret', letter: 'Lettre secret', paths: [] },
    }),
  );
  return id;
};

/** A share that is open: with the code of the example, and to whoever has this token. */
export const keepOpenShare = async (
  server: TestServer,
  person: TestPerson,
  id: string,
  token: string,
): Promise<void> => {
  const dossier = await keepDossier(server, person);
  await keepCopyingShare(server, person, { id, dossierId: dossier.id, size: dossier.zip.length });
  const attempt = { isLast: true, signal: new AbortController().signal };
  await makeCopy(sharingServices(server), { userId: person.id, shareId: id }, attempt);
  await server.recueil.database.asShare(id, ({ db }) =>
    db
      .insertInto('share_openings')
      .values({
        user_id: person.id,
        share_id: id,
        token_hash: createHash('sha256').update(token).digest(),
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .execute(),
  );
};
