/**
 * Checks a dossier's ZIP without its server, and without any network: that every byte is one that the manifest names, that the ledger's
 * entries hold, that what is shown is what was recorded, and what a time-stamp or an earlier receipt says of it. Nothing in the ZIP is
 * believed. It never says that what is written is true.
 */
import { beginDigests, sha256Of } from './digest.ts';
import type {
  DossierContents,
  DossierDifference,
  DossierFinding,
  ReceiptFound,
  TimestampFound,
} from './finding.ts';
import {
  DOSSIER_FORMAT,
  DOSSIER_PATHS,
  type DossierDocument,
  type DossierLedger,
  type DossierManifest,
} from './format.ts';
import { checkEntries } from './parts/check-entries.ts';
import { checkFiles, type FoundFile } from './parts/check-files.ts';
import { checkMoments } from './parts/check-moments.ts';
import { checkPieces } from './parts/check-pieces.ts';
import { checkRecords } from './parts/check-records.ts';
import { checkSynthesis } from './parts/check-synthesis.ts';
import { compareReceipt } from './parts/compare-receipt.ts';
import { readJson } from './read-json.ts';
import { documentShape, ledgerShape, manifestShape } from './shapes.ts';
import type { ByteSource, Digests } from './source.ts';
import { readTimestamp } from './timestamp-token.ts';
import { readZip, type ZipPart } from './zip/read-zip.ts';

export interface DossierCheck {
  /** A receipt code, or a SHA-256 of the ZIP or of its manifest, that one had before; typed in any way. */
  receipt?: string | undefined;
  /** Called with the number of bytes that were read so far, and all of them. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** So many files are hashed at a time, at most: a browser has taken a copy of each. */
const HASHED_AT_ONCE = 8;
const SHA256 = /^[0-9a-f]{64}$/;
const MAX_TOKEN_BYTES = 2 ** 20;

/** @throws what the source throws, and the signal's reason */
export const checkDossier = async (source: ByteSource, check: DossierCheck = {}): Promise<DossierFinding> => {
  const expected = check.receipt?.trim().toLowerCase().replaceAll(/\s/g, '') ?? '';
  const isSha256 = SHA256.test(expected);
  const progress = progressOf(isSha256 ? source.size : 0, check);
  const { parts, differences, found } = await readAll(source, progress);
  const read = await readParts(source, parts, differences);
  if (read.manifest !== null) checkFiles(read.manifest, found, differences);
  checkAgreement(read, differences);
  const contents = await checkContents(read, found, differences);
  const { timestamp, hasTimestamp } = await checkTimestamp(source, parts, differences);
  checkMoments(read, timestamp, differences);
  return {
    size: source.size,
    files: parts.length,
    contents,
    timestamp,
    hasTimestamp,
    receipt: isSha256 || expected === '' ? null : receiptFound(expected, read.ledger, differences),
    sha256: isSha256 ? await checkSha256(source, expected, found, progress, differences) : null,
    differences: onceEach(differences),
  };
};

/** A file that two lists name is missing once. */
const onceEach = (differences: readonly DossierDifference[]): DossierDifference[] => [
  ...new Map(differences.map((one) => [JSON.stringify(one), one])).values(),
];

interface Progress {
  onRead: (bytes: number) => void;
  /** How many bytes the files have. */
  expect: (bytes: number) => void;
  signal: AbortSignal | undefined;
}

const progressOf = (more: number, { onProgress, signal }: DossierCheck): Progress => {
  let all = more;
  let done = 0;
  return {
    signal,
    expect: (bytes) => {
      all = bytes + more;
    },
    onRead: (bytes) => {
      done += bytes;
      onProgress?.(done, all);
    },
  };
};

/** All bytes, once: where each file is, its hash, and its checksum. While one is hashed the next one is read. */
const readAll = async (source: ByteSource, progress: Progress) => {
  const waiting: { part: ZipPart; digests: () => Promise<Digests> }[] = [];
  const found = new Map<string, FoundFile>();
  const wrong: DossierDifference[] = [];
  const settle = async (left: number): Promise<void> => {
    while (waiting.length > left) {
      const [{ part, digests }] = waiting.splice(0, 1) as [(typeof waiting)[number]];
      const { sha256, crc32 } = await digests();
      const { path, start, end } = part;
      if (crc32 !== part.crc32) wrong.push({ is: 'zip', fault: 'crc', path, at: start, field: null });
      found.set(path, { size: end - start, sha256 });
    }
  };
  const { parts, differences } = await readZip(source, async (part, from, allBytes) => {
    progress.expect(allBytes);
    const known = from.digestsOf(part);
    if (known !== undefined) progress.onRead(part.end - part.start);
    const digests = known === undefined ? await beginDigests(from, part, progress) : async () => known;
    progress.signal?.throwIfAborted();
    waiting.push({ part, digests });
    await settle(HASHED_AT_ONCE);
  });
  await settle(0);
  return { parts, differences: [...differences, ...wrong], found };
};

/** The JSON files; null for one that is missing or does not read, which is a difference. */
interface ReadParts {
  manifest: DossierManifest | null;
  document: DossierDocument | null;
  ledger: DossierLedger | null;
}

const readParts = async (
  source: ByteSource,
  parts: readonly ZipPart[],
  differences: DossierDifference[],
): Promise<ReadParts> => {
  const partOf = (path: string): ZipPart | undefined => {
    const part = parts.find((one) => one.path === path);
    if (part === undefined) differences.push({ is: 'file_missing', path });
    return part;
  };
  const [manifest, document, ledger] = [
    partOf(DOSSIER_PATHS.manifest),
    partOf(DOSSIER_PATHS.document),
    partOf(DOSSIER_PATHS.ledger),
  ];
  return {
    manifest:
      manifest === undefined
        ? null
        : await readJson(source, manifest, manifestShape, differences, { isCanonical: true }),
    document: document === undefined ? null : await readJson(source, document, documentShape, differences),
    ledger: ledger === undefined ? null : await readJson(source, ledger, ledgerShape, differences),
  };
};

/** What stands in several of the files is the same in all. */
const checkAgreement = (
  { manifest, document, ledger }: ReadParts,
  differences: DossierDifference[],
): void => {
  const compare = (field: string, one: unknown, other: unknown, paths: [string, string]): void => {
    if (one !== undefined && other !== undefined && one !== other)
      differences.push({ is: 'disagree', field, paths });
  };
  const headOf = (head: { sequence: number; hash: string } | null | undefined): string | undefined =>
    head === undefined ? undefined : head === null ? '' : `${head.sequence} ${head.hash}`;
  const [first, second, third] = [DOSSIER_PATHS.manifest, DOSSIER_PATHS.document, DOSSIER_PATHS.ledger];
  compare('format', manifest?.format, document?.format, [first, second]);
  compare('format', (manifest ?? document)?.format, ledger?.format, [first, third]);
  compare('product', manifest?.product, document?.product, [first, second]);
  compare('dossier_id', manifest?.dossier_id, document?.dossier_id, [first, second]);
  compare('taken_at', manifest?.taken_at, document?.taken_at, [first, second]);
  compare('taken_at', (manifest ?? document)?.taken_at, ledger?.taken_at, [first, third]);
  compare('ledger', headOf(manifest?.ledger), headOf(ledger?.head), [first, third]);
};

const checkContents = async (
  { manifest, document, ledger }: ReadParts,
  found: ReadonlyMap<string, FoundFile>,
  differences: DossierDifference[],
): Promise<DossierContents | null> => {
  if (ledger !== null) checkEntries(ledger, differences);
  if (document !== null) checkSynthesis(document, differences);
  if (manifest === null || document === null || ledger === null) return null;
  const compared = await checkRecords(document, ledger, differences);
  const { bound, unbound } = await checkPieces(document, ledger, found, differences);
  const withheld: DossierContents['withheld'] = {};
  for (const record of document.records)
    if (record.withheld !== null) withheld[record.withheld] = (withheld[record.withheld] ?? 0) + 1;
  return {
    dossierId: manifest.dossier_id,
    product: manifest.product,
    title: document.title,
    takenAt: manifest.taken_at,
    personsShown: document.persons_shown,
    records: document.records.length,
    compared,
    withheld,
    pieces: document.pieces.length,
    boundFiles: bound,
    unboundFiles: unbound,
    accounts: document.records.filter(
      (record) => record.entity === 'incident' && record.shown.account.length > 0,
    ).length,
    damagedFiles: document.pieces.flatMap(({ files }) => files).filter(({ path }) => path === null).length,
    entriesAre: ledger.entries_are,
    entries: ledger.entries.length,
    head: ledger.head,
    hasSynthesis: document.synthesis !== null,
  };
};

const checkTimestamp = async (
  source: ByteSource,
  parts: readonly ZipPart[],
  differences: DossierDifference[],
): Promise<{ timestamp: TimestampFound | null; hasTimestamp: boolean }> => {
  const [token, manifest] = [DOSSIER_PATHS.timestamp, DOSSIER_PATHS.manifest].map((path) =>
    parts.find((part) => part.path === path),
  );
  if (token === undefined) return { timestamp: null, hasTimestamp: false };
  const isReadable = token.end - token.start <= MAX_TOKEN_BYTES && manifest !== undefined;
  const read = isReadable
    ? await readTimestamp(
        await source.read(token.start, token.end),
        await source.read(manifest.start, manifest.end),
      )
    : ({ holds: false, fault: 'unreadable' } as const);
  if (!read.holds) differences.push({ is: 'timestamp', fault: read.fault });
  return { timestamp: read.holds ? read.found : null, hasTimestamp: true };
};

const receiptFound = (
  code: string,
  ledger: DossierLedger | null,
  differences: DossierDifference[],
): ReceiptFound => {
  const receipt = compareReceipt(code, ledger ?? EMPTY_LEDGER);
  if (receipt.is === 'differs') differences.push({ is: 'receipt', sequence: receipt.sequence });
  return receipt;
};

const EMPTY_LEDGER: DossierLedger = {
  format: DOSSIER_FORMAT,
  taken_at: '',
  head: null,
  entries_are: 'inside',
  entries: [],
};

/** Whose fingerprint the one that one had before is. */
const checkSha256 = async (
  source: ByteSource,
  expected: string,
  found: ReadonlyMap<string, FoundFile>,
  progress: Progress,
  differences: DossierDifference[],
): Promise<DossierFinding['sha256']> => {
  if (found.get(DOSSIER_PATHS.manifest)?.sha256 === expected) return 'manifest';
  if ((await sha256Of(source, progress)) === expected) return 'zip';
  differences.push({ is: 'sha256', expected });
  return null;
};
