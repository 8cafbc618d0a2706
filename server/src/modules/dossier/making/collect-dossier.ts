import canonicalize from 'canonicalize';
import type { Dossier, DossierTimestamp } from '#contract/dossiers.ts';
import {
  DOSSIER_FORMAT,
  DOSSIER_PATHS,
  type DossierDocument,
  type DossierManifest,
  OUTSIDE_MANIFEST,
} from '#verifier/dossier/format.ts';
import type { Progress } from '../../../platform/archives/progress.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { MissingObjectError } from '../../../platform/files/object-store.ts';
import { readHead } from '../../../platform/ledger/ledger-reader.ts';
import { UnsealError } from '../../../platform/vault/unseal-error.ts';
import { readChosenFiles } from '../../files/index.ts';
import { buildDocument } from '../document/build-document.ts';
import { fingerprintOf } from '../document/fingerprint.ts';
import { readMaterial } from '../document/material.ts';
import { obstaclesTo } from '../document/obstacles.ts';
import { withoutFiles } from '../document/pieces.ts';
import type { AskedDossier } from '../dossier-rows.ts';
import type { DossierServices } from '../dossier-services.ts';
import { sizeOf } from '../preview-dossier.ts';
import { fileOf, type KnownFile, knowFile, type OpenableFile, type Reading } from './dossier-files.ts';
import { ledgerFile } from './ledger-file.ts';
import { ObstaclesError } from './obstacles-error.ts';
import { readmeOf } from './readme.ts';
import { askForTimestamp } from './timestamp-of-manifest.ts';

/** All files of a ZIP, in their order, and what is told of them. */
export interface CollectedDossier {
  files: KnownFile[];
  takenAt: Date;
  timestamp: DossierTimestamp;
  counts: NonNullable<Dossier['counts']>;
  damagedFiles: number;
  progress: Progress;
}

interface Wanted {
  dossierId: string;
  asked: AskedDossier;
  stopped: AbortSignal;
}

/** Beside the exhibits: the PDF, the data twice, the ledger, the page that checks. */
const BESIDE_BYTES = 16 * 1024 * 1024;

/**
 * Everything that goes into a dossier, as the transaction sees it: a snapshot for as long as its files are read.
 * @param expect told about how many bytes there will be
 * @throws ObstaclesError
 */
export const collectDossier = async (
  services: DossierServices,
  tx: ReadTransaction,
  { dossierId, asked: { choices, fingerprint }, stopped }: Wanted,
  expect: (bytes: number) => Promise<Progress>,
): Promise<CollectedDossier> => {
  // The first query: from now on the transaction sees this moment.
  const head = (await readHead(tx)) ?? null;
  const takenAt = services.now();
  const material = await readMaterial(tx, choices);
  const obstacles = obstaclesTo(material, choices);
  if (obstacles.length > 0) throw new ObstaclesError(obstacles);
  const product = services.productName;
  const draft = buildDocument(material, choices, { id: dossierId, product, takenAt });
  if (fingerprint !== undefined && fingerprintOf(draft) !== fingerprint)
    throw new ObstaclesError([{ is: 'changed', entity: null, id: null }]);
  const progress = await expect(sizeOf(draft) + BESIDE_BYTES);
  const reading: Reading = { stopped, did: progress.did };

  const { exhibits, damaged } = await knowExhibits(services, tx, draft, reading);
  const document: DossierDocument = { ...draft, pieces: withoutFiles(draft.pieces, damaged) };
  const pdf = await services.pdf(document, stopped);
  stopped.throwIfAborted();
  const verifier = await services.verifierPage();
  const ledger = ledgerFile(tx, { takenAt, head, inside: choices.whole_ledger ? null : idsIn(document) });
  const damagedFiles = document.pieces
    .flatMap(({ files }) => files)
    .filter(({ path }) => path === null).length;
  const listed = [
    fileOf(DOSSIER_PATHS.pdf, pdf),
    fileOf(
      DOSSIER_PATHS.readme[choices.language],
      Buffer.from(readmeOf(document, { hasVerifier: verifier !== null, damagedFiles })),
    ),
    ...(verifier ? [fileOf(DOSSIER_PATHS.verifier, verifier)] : []),
    fileOf(DOSSIER_PATHS.document, canonicalBytes(document)),
    await knowFile(ledger, reading),
    ...exhibits,
  ];
  const manifest = fileOf(
    DOSSIER_PATHS.manifest,
    canonicalBytes(manifestOf(listed, { product, dossierId, takenAt, head })),
  );
  const { timestamp, token } = await askForTimestamp(services, await bytesOf(manifest), stopped);
  const stamped = token ? [fileOf(DOSSIER_PATHS.timestamp, token)] : [];
  const count = (entity: string) => document.records.filter((record) => record.entity === entity).length;
  return {
    files: [...listed, manifest, ...stamped],
    takenAt,
    timestamp,
    counts: {
      incidents: count('incident'),
      entries: count('journal_entry'),
      pieces: document.pieces.length,
    },
    damagedFiles,
    progress,
  };
};

/** Reads every file once; one that does not open whole, or is not what was added, is not in the dossier. */
const knowExhibits = async (
  { store }: DossierServices,
  tx: ReadTransaction,
  { pieces }: DossierDocument,
  reading: Reading,
): Promise<{ exhibits: KnownFile[]; damaged: ReadonlySet<string> }> => {
  const wanted = new Map(pieces.flatMap(({ files }) => files.map((file) => [file.file_id, file] as const)));
  const stored = await readChosenFiles(tx, store, [...wanted.keys()]);
  const damaged = new Set<string>();
  const exhibits: KnownFile[] = [];
  for (const [id, { path, sha256 }] of wanted) {
    const open = stored.get(id)?.open;
    const known = path !== null && open ? await knownOrDamaged({ path, open }, reading) : null;
    if (known?.sha256 === sha256 && known !== null) exhibits.push(known);
    else damaged.add(id);
  }
  return { exhibits, damaged };
};

const knownOrDamaged = async (file: OpenableFile, reading: Reading): Promise<KnownFile | null> => {
  try {
    return await knowFile(file, reading);
  } catch (error) {
    if (error instanceof UnsealError || error instanceof MissingObjectError) return null;
    throw error;
  }
};

const manifestOf = (
  listed: readonly KnownFile[],
  {
    product,
    dossierId,
    takenAt,
    head,
  }: { product: string; dossierId: string; takenAt: Date; head: DossierManifest['ledger'] },
): DossierManifest => ({
  format: DOSSIER_FORMAT,
  product,
  dossier_id: dossierId,
  taken_at: takenAt.toISOString(),
  ledger: head,
  files: listed
    .filter(({ path }) => !OUTSIDE_MANIFEST.includes(path))
    .map(({ path, size, sha256 }) => ({ path, size, sha256 }))
    .sort((one, other) => (one.path < other.path ? -1 : 1)),
});

/** RFC 8785, in UTF-8. */
const canonicalBytes = (value: object): Buffer => Buffer.from(canonicalize(value) as string, 'utf8');

const bytesOf = async (file: KnownFile): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.open()) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const idsIn = ({ records, pieces }: DossierDocument): string[] => [
  ...records.map(({ id }) => id),
  ...pieces.flatMap(({ files }) => files.map(({ file_id }) => file_id)),
];
