/** Room for the rows of what people write, where the database lies in the data folder: [Note: room for rows]. */
import type { DiskRoom, HeldRoom } from './disk-room.ts';

/*
 * [Note: room for rows]
 *
 * Rows of one person can fill a disk as files can, and PostgreSQL, which ends when it has no room for its log, ends for
 * everybody. So what people write is refused while half of the reserve is still free. The other half is for what must
 * go on: signing in and out, deleting, a reply that is being written to a message that was taken, and the log of
 * PostgreSQL, which grows in steps of 16 MiB.
 */

/** Of the reserve. */
const SHARE_LEFT_FREE = 1 / 2;

/**
 * What a byte of a body takes of the disk: its row, the version and the ledger beside it, and the log of all three.
 * Measured: incidents of random text took 4.5 to 4.8 times their size (full-disk.test.ts fills a disk with them).
 */
const BYTES_PER_BODY_BYTE = 5;

/** What a request takes besides, however short it is: pages of tables and indexes that go into the log whole. */
const BYTES_PER_REQUEST = 128 * 1024;

/** A disk is not measured for every message: what is held or was given back since the last measurement is known. */
const MEASUREMENT_MAX_AGE_MS = 250;

/**
 * Sets room aside for what a request is about to write.
 * @throws ProblemError `storage_full`
 */
export type HoldForRows = (bodyBytes: number) => Promise<HeldRoom>;

/** @returns what holds room for rows on the disk of the data folder. */
export const createRowsRoom =
  (room: DiskRoom): HoldForRows =>
  (bodyBytes) =>
    room.hold(bodyBytes * BYTES_PER_BODY_BYTE + BYTES_PER_REQUEST, SHARE_LEFT_FREE, MEASUREMENT_MAX_AGE_MS);
