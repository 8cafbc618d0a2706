import type { Database, ReadTransaction } from '../../platform/database/database.ts';
import type { DiskRoom } from '../../platform/files/disk-room.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { AddJob } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { ShareCodes } from '../auth/index.ts';

/** A file within the ZIP of a dossier: its own bytes, which are not compressed there. */
interface DossierPart {
  path: string;
  start: number;
  end: number;
}

/** A dossier that is ready: its ZIP. */
export interface ReadyDossier {
  title: string;
  /** In bytes. */
  size: number;
  parts: readonly DossierPart[];
  /** Its bytes, from the first to the last. @throws UnsealError */
  open(): AsyncIterable<Uint8Array>;
}

/** Where dossiers come from. */
export interface DossierSource {
  /** Whether the person has one that is ready. */
  hasReady(tx: ReadTransaction): Promise<boolean>;
  /** One that is ready; undefined for every other, and for another person's. */
  find(tx: ReadTransaction, dossierId: string): Promise<ReadyDossier | undefined>;
}

/** A copy that is to be made. */
export type CopyJob = Record<'userId' | 'shareId', string>;

/** What sharing uses. */
export interface SharingServices {
  database: Database;
  log: Logger;
  store: ObjectStore;
  room: DiskRoom;
  dossiers: DossierSource;
  codes: ShareCodes;
  /** The time of day; another one in tests. */
  now(): Date;
}

/** The same for the verb that begins a copy. */
export interface SharingVerbs extends SharingServices {
  addJob: AddJob<CopyJob>;
}
