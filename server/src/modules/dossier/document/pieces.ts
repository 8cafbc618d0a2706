/** "Pièce n° x": what has files, and every exhibit, counted through a dossier. Pure. */
import type { StoredFile } from '#contract/files.ts';
import {
  DOSSIER_PATHS,
  type DossierLanguage,
  type DossierPiece,
  type DossierRecord,
} from '#verifier/dossier/format.ts';
import { createNames } from '../../../platform/zip/safe-names.ts';
import { nameToSaveAs } from '../../files/index.ts';
import { NAMELESS, shownFileName } from './file-names.ts';
import type { Material, Recorded } from './material.ts';
import type { NamesInFiles } from './persons-shown.ts';
import { isAllShown } from './recorded-content.ts';

const NUMBER_DIGITS = 3;

/** A file that several pieces have is in the ZIP once, under the number of the first. */
export const piecesOf = (
  records: readonly DossierRecord[],
  { files, added }: Pick<Material, 'files' | 'added'>,
  names: NamesInFiles,
  language: DossierLanguage,
): DossierPiece[] => {
  const nameOf = createNames(NAMELESS[language]);
  const paths = new Map<string, string>();
  const placed = (fileId: string, number: number, name: string): string => {
    const known = paths.get(fileId);
    if (known !== undefined) return known;
    const padded = String(number).padStart(NUMBER_DIGITS, '0');
    const path = `${DOSSIER_PATHS.exhibits}${nameOf(`${padded}-${name}`)}`;
    paths.set(fileId, path);
    return path;
  };
  const withFiles = records.flatMap((record) =>
    record.entity === 'evidence' || (record.entity === 'journal_entry' && record.shown.files.length > 0)
      ? [{ entity: record.entity, id: record.id, files: record.shown.files }]
      : [],
  );
  return withFiles.map(({ entity, id, files: fileIds }, at) => ({
    number: at + 1,
    entity,
    record_id: id,
    files: fileIds.map((fileId) => {
      const file = files.get(fileId);
      // Its row is gone, or does not open: then neither do its bytes.
      if (!file || file.sha256 === '') return missingFile(fileId, file);
      const name = shownFileName(file.name, names, language);
      return {
        file_id: fileId,
        path: placed(fileId, at + 1, nameToSaveAs(name, file.type)),
        name,
        media_type: file.type,
        size: file.size,
        sha256: file.sha256,
        added_at: file.created_at,
        recorded: recordedOf(file, name, added.get(fileId)),
      };
    }),
  }));
};

/** Only where it says nothing that is not shown, and tells of this file as it is. */
const recordedOf = (
  { type, size, sha256 }: StoredFile,
  name: string,
  held: (Recorded & { sequence: number }) | undefined,
): NonNullable<DossierPiece['files'][number]['recorded']> | null => {
  if (!held || !isAllShown(held.content, { name, type, size, sha256 })) return null;
  return { sequence: held.sequence, content: held.content, salt: held.salt };
};

const missingFile = (file_id: string, file: StoredFile | undefined): DossierPiece['files'][number] => ({
  file_id,
  path: null,
  name: '',
  media_type: file?.type ?? 'application/octet-stream',
  size: file?.size ?? null,
  sha256: null,
  added_at: file?.created_at ?? null,
});

/** The same without the files that turned out to be damaged. */
export const withoutFiles = (pieces: readonly DossierPiece[], damaged: ReadonlySet<string>): DossierPiece[] =>
  pieces.map((piece) => ({
    ...piece,
    files: piece.files.map((file) =>
      damaged.has(file.file_id) ? { ...file, path: null, sha256: null, recorded: null } : file,
    ),
  }));
