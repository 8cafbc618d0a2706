import { DatabaseError } from 'pg';

/** `disk_full` (PostgreSQL, Appendix A). */
const DISK_FULL = '53100';
/** PostgreSQL's SQLSTATE for file system errors without a state of their own, such as an exceeded quota. */
const INTERNAL_ERROR = 'XX000';
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** True when the system, PostgreSQL, or a store that speaks HTTP has no room left; also deep in the causes. */
export const isStorageFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) {
    const isQuota = error.code === INTERNAL_ERROR && /Disk quota exceeded/.test(error.message);
    return error.code === DISK_FULL || isQuota;
  }
  const { code, $metadata } = error as NodeJS.ErrnoException & { $metadata?: { httpStatusCode?: number } };
  if (NO_ROOM.has(code ?? '') || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE) return true;
  return isStorageFull(error.cause);
};

/** RFC 4918, 11.5: for example MinIO's answer when its disks are full. */
const INSUFFICIENT_STORAGE = 507;
