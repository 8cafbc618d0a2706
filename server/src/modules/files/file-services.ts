import type { Database } from '../../platform/database/database.ts';
import type { DiskRoom } from '../../platform/files/disk-room.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { FileOwner } from './owned-files.ts';

/** A clip whose words a machine is to write down. */
export type TranscriptionJob = Record<'userId' | 'fileId', string>;

/** What the verbs of this module use. */
export interface FileServices {
  database: Database;
  log: Logger;
  store: ObjectStore;
  /** Where uploads lie, sealed and without a name, until they are known to be kept. */
  spoolDir: string;
  /** What is left of the disk where they lie, and the store with them where it is one on disk. */
  room: DiskRoom;
  /** Hands a clip to the machine; null when none transcribes here. */
  enqueue: ((job: TranscriptionJob) => void) | null;
  /** The kinds of record that have files. */
  owners: readonly FileOwner[];
}
