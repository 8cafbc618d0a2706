import type { Database } from '../../platform/database/database.ts';
import type { DiskRoom } from '../../platform/files/disk-room.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { AddJob } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { ShareCodes } from '../auth/index.ts';

/** A copy that is to be made. */
export type CopyJob = Record<'userId' | 'shareId', string>;

/** What sharing uses. */
export interface SharingServices {
  database: Database;
  log: Logger;
  store: ObjectStore;
  room: DiskRoom;
  codes: ShareCodes;
  /** The time of day; another one in tests. */
  now(): Date;
}

/** The same for the verb that begins a copy. */
export interface SharingVerbs extends SharingServices {
  addJob: AddJob<CopyJob>;
}
