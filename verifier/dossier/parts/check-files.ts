/** The files of the ZIP against the manifest's list, and against what a dossier is made of. */
import type { DossierDifference } from '../finding.ts';
import { DOSSIER_PATHS, type DossierManifest, OUTSIDE_MANIFEST } from '../format.ts';

/** What is known of a file in the ZIP. */
export interface FoundFile {
  size: number;
  sha256: string;
}

const { readme, exhibits, ...FILES } = DOSSIER_PATHS;
/** What stands beside the exhibits. */
const KNOWN: ReadonlySet<string> = new Set([...Object.values(FILES), ...Object.values(readme)]);

/**
 * Every file is listed, is what the list says, and is one that a dossier has: a second `Dossier.pdf` would take the place of
 * `dossier.pdf` where a system unpacks without telling capitals apart.
 */
export const checkFiles = (
  { files }: DossierManifest,
  found: ReadonlyMap<string, FoundFile>,
  differences: DossierDifference[],
): void => {
  const listed = new Set<string>();
  let before = '';
  for (const { path, size, sha256 } of files) {
    if (path <= before) differences.push({ is: 'order', path: DOSSIER_PATHS.manifest, field: path });
    before = path;
    listed.add(path);
    const file = found.get(path);
    if (file === undefined) {
      differences.push({ is: 'file_missing', path });
      continue;
    }
    if (file.size !== size) differences.push({ is: 'file_size', path, listed: size, found: file.size });
    if (file.sha256 !== sha256)
      differences.push({ is: 'file_changed', path, listed: sha256, found: file.sha256 });
  }
  for (const path of found.keys()) {
    const isOutside = OUTSIDE_MANIFEST.includes(path);
    if (listed.has(path) === isOutside) differences.push({ is: 'file_unlisted', path });
    if (!path.startsWith(exhibits) && !KNOWN.has(path)) differences.push({ is: 'file_foreign', path });
  }
};
