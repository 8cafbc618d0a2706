/** The pieces: their numbers, their records, and that each file is in the ZIP with the bytes that it is said to have. */
import type { ChainedEntry } from '../../entry.ts';
import { holdsContent } from '../../recorded.ts';
import type { DossierDifference } from '../finding.ts';
import { DOSSIER_PATHS, type DossierDocument, type DossierLedger, type DossierPiece } from '../format.ts';
import type { FoundFile } from './check-files.ts';

type PieceFile = DossierPiece['files'][number];

/**
 * Adds what differs to the differences.
 * @returns how many files the ledger recorded with the hash of their bytes, and of which it is not known
 */
export const checkPieces = async (
  { pieces, records }: DossierDocument,
  ledger: DossierLedger,
  found: ReadonlyMap<string, FoundFile>,
  differences: DossierDifference[],
): Promise<{ bound: number; unbound: string[] }> => {
  const filesOf = new Map<string, readonly string[]>(
    records.flatMap((record) =>
      'files' in record.shown ? [[`${record.entity}/${record.id}`, record.shown.files] as const] : [],
    ),
  );
  const bySequence = new Map(ledger.entries.map((entry) => [entry.sequence, entry]));
  // A file that several pieces have is in the ZIP once.
  const paths = new Map<string, string>();
  const withPiece = new Set<string>();
  let bound = 0;
  const unbound = new Set<string>();
  for (const [place, piece] of pieces.entries()) {
    const { number, files } = piece;
    const fault = (is: 'number' | 'record' | 'files'): void => {
      differences.push({ is: 'piece', number, fault: is });
    };
    if (number !== place + 1) fault('number');
    const key = `${piece.entity}/${piece.record_id}`;
    const expected = filesOf.get(key);
    if (expected === undefined || withPiece.has(key)) fault('record');
    else if (files.length !== expected.length || files.some(({ file_id }, at) => file_id !== expected[at]))
      fault('files');
    withPiece.add(key);
    for (const file of files) {
      checkFile(number, file, found, paths, differences);
      if (await checkBound(number, file, bySequence, differences)) bound += 1;
      else if (file.path !== null) unbound.add(file.path);
    }
  }
  for (const [key, files] of filesOf) {
    const needsPiece = key.startsWith('evidence/') || files.length > 0;
    if (needsPiece && !withPiece.has(key)) differences.push({ is: 'piece', number: 0, fault: 'missing' });
  }
  for (const path of found.keys())
    if (path.startsWith(DOSSIER_PATHS.exhibits) && !paths.has(path))
      differences.push({ is: 'file_without_piece', path });
  return { bound, unbound: [...unbound] };
};

const checkFile = (
  number: number,
  { file_id, path, size, sha256 }: PieceFile,
  found: ReadonlyMap<string, FoundFile>,
  paths: Map<string, string>,
  differences: DossierDifference[],
): void => {
  if (path === null || sha256 === null) {
    // It did not open when the dossier was made: neither bytes nor hash.
    if (path !== sha256) differences.push({ is: 'piece_file', number, path: path ?? '', fault: 'path' });
    return;
  }
  const fault = (is: 'size' | 'sha256' | 'path'): void => {
    differences.push({ is: 'piece_file', number, path, fault: is });
  };
  const file = found.get(path);
  const isOther = (paths.get(path) ?? file_id) !== file_id;
  if (!path.startsWith(DOSSIER_PATHS.exhibits) || isOther) fault('path');
  paths.set(path, file_id);
  if (file === undefined) {
    differences.push({ is: 'file_missing', path });
    return;
  }
  if (file.size !== size) fault('size');
  if (file.sha256 !== sha256) fault('sha256');
};

/** True when the ledger recorded the hash of these bytes. */
const checkBound = async (
  number: number,
  { recorded, file_id, name, size, sha256, media_type }: PieceFile,
  bySequence: ReadonlyMap<number, ChainedEntry>,
  differences: DossierDifference[],
): Promise<boolean> => {
  if (recorded == null) return false;
  const { sequence, content, salt } = recorded;
  const entry = bySequence.get(sequence);
  const fault = (field: string | null): false => {
    differences.push({ is: 'piece_recorded', number, name, sequence, field });
    return false;
  };
  if (entry?.entity !== 'file' || entry.entity_id !== file_id) return fault('entry');
  if (!(await holdsContent(content, salt, entry.content_hash))) return fault(null);
  const said: Record<string, unknown> = { name, type: media_type, size, sha256 };
  const fields = Object(content) as Record<string, unknown>;
  const wrong = Object.keys(said).find(
    (field) =>
      // Of a file that does not open the dossier has no hash.
      !(field === 'sha256' && sha256 === null) &&
      Object.hasOwn(fields, field) &&
      fields[field] !== said[field],
  );
  return wrong === undefined ? sha256 !== null && fields.sha256 === sha256 : fault(wrong);
};
