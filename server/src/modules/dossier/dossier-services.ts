import type { DossierDocument } from '#verifier/dossier/format.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DiskRoom } from '../../platform/files/disk-room.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { AddJob } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { TimestampAuthority } from '../../platform/timestamp/timestamp.ts';

/** A dossier that is to be made. */
export type DossierJob = Record<'userId' | 'dossierId', string>;

/** What dossiers are made with. */
export interface DossierServices {
  database: Database;
  log: Logger;
  store: ObjectStore;
  /** Where a ZIP lies, sealed and without a name, until it is whole. */
  spoolDir: string;
  room: DiskRoom;
  productName: string;
  /** The name of the file begins with it. */
  productSlug: string;
  /** Sets the document as a PDF. */
  pdf(document: DossierDocument, signal: AbortSignal): Promise<Uint8Array>;
  /** The page that checks a dossier without us, in one file; null where the web app was not built. */
  verifierPage(): Promise<Uint8Array | null>;
  /** Null where none is configured. */
  authority: TimestampAuthority | null;
  /** The time of day; another one in tests. */
  now(): Date;
}

/** The same for the verbs that begin one. */
export interface DossierVerbs extends DossierServices {
  addJob: AddJob<DossierJob>;
}
