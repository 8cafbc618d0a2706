/** The check of a dossier that stands in memory. */
import { checkDossier } from './check-dossier.ts';
import { allFiles, type DossierFiles, zipOf } from './dossier.fixture.ts';
import type { DossierFinding } from './finding.ts';
import { sourceOfBytes } from './source.ts';

export const checkZip = (zip: Uint8Array, receipt?: string): Promise<DossierFinding> =>
  checkDossier(sourceOfBytes(zip), { receipt });

/** With a manifest that agrees with the files. */
export const checkFilesOf = async (dossier: DossierFiles, receipt?: string): Promise<DossierFinding> =>
  await checkZip(await zipOf(await allFiles(dossier)), receipt);
