import type { Database } from '../../platform/database/database.ts';
import type { ExportSource } from '../../platform/exports/exported-table.ts';
import type { DiskRoom } from '../../platform/files/disk-room.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { AddJob } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';

/** An export that is to be made. */
export type ExportJob = Record<'userId' | 'exportId', string>;

/** What the export of everything uses. */
export interface ExportServices {
  database: Database;
  log: Logger;
  store: ObjectStore;
  /** Where an archive lies, sealed and without a name, until it is whole. */
  spoolDir: string;
  room: DiskRoom;
  /** What each module gives. */
  sources: readonly ExportSource[];
  productName: string;
  /** The name of the file begins with it. */
  productSlug: string;
  /** The time of day; another one in tests. */
  now(): Date;
}

/** The same for the verbs that begin one. */
export interface ExportVerbs extends ExportServices {
  addJob: AddJob<ExportJob>;
}
