import { type FileOwner, ownedFiles } from '../../files/index.ts';

/** The files that exhibits have. An entry of the journal can have the same ones. */
export const EVIDENCE_FILES = ownedFiles({ table: 'evidence_files', ownerColumn: 'evidence_id' });

/** Nothing is read out of an exhibit, so new words of its recordings change nothing else. */
export const evidenceFileOwner: FileOwner = {
  files: EVIDENCE_FILES,
  beforeWordsChange: async () => undefined,
  afterWordsChange: async () => undefined,
};
