import type { FileType } from '#contract/files.ts';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/limits.ts';
import { HEAD_BYTES, sniffType } from './sniff-type.ts';

/** Why a file is not taken. A folder, or what has gone meanwhile, cannot be read. */
export type RefusalReason = 'type' | 'too_large' | 'empty' | 'too_many' | 'unreadable';

export interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

export interface AcceptedFile {
  file: File;
  type: FileType;
}

/** Which of the files that were picked are taken, beside as many as wait already, and why the others are not. */
export const checkFiles = async (
  picked: readonly File[],
  waitingCount: number,
): Promise<{ accepted: AcceptedFile[]; refused: RefusedFile[] }> => {
  const accepted: AcceptedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    const found = await typeOrReason(file);
    if ('reason' in found) refused.push({ name: file.name, reason: found.reason });
    else if (waitingCount + accepted.length >= ATTACHMENTS_MAX_COUNT) {
      refused.push({ name: file.name, reason: 'too_many' });
    } else accepted.push({ file, type: found.type });
  }
  return { accepted, refused };
};

const typeOrReason = async (file: File): Promise<{ type: FileType } | { reason: RefusalReason }> => {
  if (file.size > FILE_MAX_BYTES) return { reason: 'too_large' };
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return { reason: 'unreadable' };
  }
  if (head.length === 0) return { reason: file.size === 0 ? 'empty' : 'unreadable' };
  const type = sniffType(head, file.name);
  return type === null ? { reason: 'type' } : { type };
};
