/** Dossiers that are ready, people who may share them, and those who read them. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { openShare, openShareText, type ShareRange } from '#contract/share-cipher.ts';
import {
  type MadeShare,
  madeShare,
  type OpenedShare,
  openedShare,
  type Share,
  type ShareAccess,
  type SharedIndex,
  shareAccesses,
  sharedIndex,
  shares,
} from '#contract/shares.ts';
import { beginDossier, finishDossier, insertDossier } from '#server/modules/dossier/dossier-rows.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createObjectKey } from '#server/platform/files/object-store.ts';
import { createFileKey, sealedSizeOf } from '#server/platform/vault/file-cipher.ts';
import { incidentBody, personBody } from '../support/belongings.ts';
import type { TestPerson } from '../support/people.ts';
import type { TestServer } from '../support/test-server.ts';

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
  const store = createDiskStore(join(server.dataDir, 'files'));
  const { zip, parts } = zipOf(files);
  const objectKey = createObjectKey();
  const key = createFileKey();
  await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    await insertDossier(tx, id, {
      title: 'Titre secret',
      author: '',
      language: 'fr',
      incident_ids: [],
      entry_ids: [],
      synthesis_id: null,
      left_out_evidence: [],
      persons_shown: 'full',
      covered: [],
      with_account: false,
      whole_ledger: false,
    });
    await tx.db
      .insertInto('stored_objects')
      .values({ user_id: person.id, key: objectKey, size: 0 })
      .execute();
    const takenAt = new Date();
    await beginDossier(tx, id, takenAt);
    const cipher = (await tx.box()).fileCipher(id, key);
    await store.put(objectKey, cipher.seal(inOne(zip)), sealedSizeOf(zip.length));
    await finishDossier(tx, id, {
      key,
      sha256: '0'.repeat(64),
      parts,
      timestamp: { at: null, authority: null, says_qualified: false, state: 'none' },
      counts: { incidents: 1, entries: 0, pieces: 1 },
      damaged_files: 0,
      size: zip.length,
      objectKey,
      takenAt,
    });
  });
  return { id, zip, parts: files };
};

const inOne = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
};

/** An incident that can be passed on: it has a day and a person, and is no draft. */
export const keepCompleteIncident = async (person: TestPerson): Promise<string> => {
  const id = uuidv7();
  const body = { ...incidentBody(id), incident_date: '2026-03-03', date_certainty: 'exact' };
  const answers = [
    await person.call('POST', '/api/incidents', body),
    await person.call('POST', `/api/incidents/${id}/persons`, personBody(uuidv7())),
  ];
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text());
  return id;
};

/** What is asked for beside the dossier. */
export const shareBody = (dossierId: string, some: object = {}) => ({
  id: uuidv7(),
  dossier_id: dossierId,
  recipient: 'Me Secret',
  letter: 'Maître, voici ma lettre secrète.',
  days: 30,
  max_openings: null,
  may_download: true,
  ...some,
});

export const sharesOf = async (person: TestPerson): Promise<Share[]> =>
  shares.parse(await (await person.call('GET', '/api/shares')).json()).items;
export const accessesOf = async (person: TestPerson, shareId: string): Promise<ShareAccess[]> =>
  shareAccesses.parse(await (await person.call('GET', `/api/shares/${shareId}/accesses`)).json()).items;
/** What was done, the first first. */
export const actsOf = async (person: TestPerson, shareId: string): Promise<string[]> =>
  (await accessesOf(person, shareId))
    .map(({ act, path }) => (path === null ? act : `${act} ${path}`))
    .reverse();

/** Begins to share, without waiting for the copy. */
export const begun = async (person: TestPerson, dossierId: string, some: object = {}): Promise<MadeShare> => {
  const answer = await person.call('POST', '/api/shares', shareBody(dossierId, some));
  if (answer.status !== 201)
    throw new Error(`The share was answered ${answer.status} ${await answer.text()}`);
  return madeShare.parse(await answer.json());
};

/** A request without a session. */
export const openAt = (url: string, shareId: string, code: unknown): Promise<Response> =>
  fetch(`${url}/api/shared/${shareId}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
export const bytesAt = (
  url: string,
  shareId: string,
  token: string,
  part?: number | 'all',
): Promise<Response> =>
  fetch(`${url}/api/shared/${shareId}/bytes${part === undefined ? '' : `?part=${part}`}`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** Somebody who has the link and the code. */
export interface Reader {
  opened: OpenedShare;
  index: SharedIndex;
  /** The bytes of a part, opened. */
  read(path: string): Promise<Buffer>;
  readAll(): Promise<Buffer>;
}

export const openAsReader = async (url: string, { share, key, code }: MadeShare): Promise<Reader> => {
  const answer = await openAt(url, share.id, code);
  if (answer.status !== 200) throw new Error(`Opening was answered ${answer.status}`);
  const opened = openedShare.parse(await answer.json());
  const text = await openShareText(key, share.id, 'index', Buffer.from(opened.index, 'base64'));
  const index = sharedIndex.parse(JSON.parse(text));
  const fetched = async (part: number | 'all', range: ShareRange): Promise<Buffer> => {
    const sent = await bytesAt(url, share.id, opened.token, part);
    if (sent.status !== 200) throw new Error(`The part was answered ${sent.status}`);
    const sealed = new Uint8Array(await sent.arrayBuffer());
    if (sealed.length !== Number(sent.headers.get('content-length'))) throw new Error('Another length');
    const chunks: Uint8Array[] = [];
    for await (const chunk of openShare(key, share.id, 'archive', opened.size, [sealed], range))
      chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  return {
    opened,
    index,
    read: (path) => {
      const part = index.parts.find((each) => each.path === path);
      if (!part) throw new Error(`There is no ${path}`);
      return fetched(part.number, part);
    },
    readAll: () => fetched('all', { start: 0, end: opened.size }),
  };
};
