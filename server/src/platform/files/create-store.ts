import { join } from 'node:path';
import type { FilesConfig } from '../../config/files.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createDiskRoom, type DiskRoom, type MeasureFree } from './disk-room.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where files lie, and until they are known to be kept. */
export interface FileStorage {
  store: ObjectStore;
  /** Where uploads lie until they are put into the store. */
  spoolDir: string;
  /** Of the disk of both. */
  room: DiskRoom;
}

/** @param measure another measure of the free room, for tests. */
export const createObjectStore = (
  config: FilesConfig,
  dataDir: string,
  log: Logger,
  measure?: MeasureFree,
): FileStorage => {
  const folder = filesFolder(dataDir);
  const room = createDataRoom(config, dataDir, measure);
  const store = config.kind === 's3' ? createS3Store(config, log) : createDiskStore(folder);
  return { store, spoolDir: join(folder, 'incoming'), room };
};

/** The room of the data folder, and of its folder of files, which may be a disk of its own. */
export const createDataRoom = (
  { reserveBytes }: FilesConfig,
  dataDir: string,
  measure?: MeasureFree,
): DiskRoom => createDiskRoom({ folders: [dataDir, filesFolder(dataDir)], reserveBytes, measure });

const filesFolder = (dataDir: string): string => join(dataDir, 'files');
