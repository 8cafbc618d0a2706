import { join } from 'node:path';
import type { FilesConfig } from '../../config/files.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** The configured store, and the folder where uploads lie until they are put there. */
export const createObjectStore = (
  config: FilesConfig,
  dataDir: string,
  log: Logger,
): { store: ObjectStore; spoolDir: string } => {
  const folder = join(dataDir, 'files');
  const store = config.kind === 's3' ? createS3Store(config, log) : createDiskStore(folder);
  return { store, spoolDir: join(folder, 'incoming') };
};
