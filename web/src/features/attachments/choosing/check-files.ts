import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { type FileFamily, familyByName, isNamedAsProgram, isNameOf } from '#contract/file-endings.ts';
import type { FileType } from '#contract/files.ts';
import { isNamedAsSound, isSoundType, readSound, type SoundType } from '#contract/sounds/read-sound.ts';
import { HEAD_BYTES, isKnownOther, sniffType } from './sniff-type.ts';

/** Why a file is not taken. A folder, or what has gone meanwhile, cannot be read. */
export type RefusalReason =
  | Belied
  | 'type'
  | 'sound_unreadable'
  | 'too_large'
  | 'empty'
  | 'too_many'
  | 'unreadable';

/** It is not what its name says. */
type Belied = `not_${FileFamily}`;

export const isBelied = (reason: RefusalReason): reason is Belied => reason.startsWith('not_');

export interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

export interface AcceptedFile {
  file: File;
  type: FileType;
  /** How long a sound lasts; null for everything else, and where its bytes do not tell. */
  seconds: number | null;
}

type Checked = Omit<AcceptedFile, 'file'> | { reason: RefusalReason };

/** Which of the files that were picked are taken, beside as many as wait already, and why the others are not. */
export const checkFiles = async (
  picked: readonly File[],
  waitingCount: number,
): Promise<{ accepted: AcceptedFile[]; refused: RefusedFile[] }> => {
  const accepted: AcceptedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    const found = await check(file);
    if ('reason' in found) refused.push({ name: file.name, reason: found.reason });
    else if (waitingCount + accepted.length >= ATTACHMENTS_MAX_COUNT) {
      refused.push({ name: file.name, reason: 'too_many' });
    } else accepted.push({ file, ...found });
  }
  return { accepted, refused };
};

const check = async (file: File): Promise<Checked> => {
  if (file.size > FILE_MAX_BYTES) return { reason: 'too_large' };
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return { reason: 'unreadable' };
  }
  if (head.length === 0) return { reason: file.size === 0 ? 'empty' : 'unreadable' };
  const type = sniffType(head, file.name);
  if (type !== null && isSoundType(type)) {
    return isNameOf(file.name, type) ? checkSound(file, type) : belied(file.name);
  }
  // Named like a sound but not one: the person is told that it cannot be played, not that its type is refused.
  if (isNamedAsSound(file.name) && (type === 'text/plain' || (type === null && !isKnownOther(head)))) {
    return { reason: 'sound_unreadable' };
  }
  if (isNamedAsProgram(file.name)) return { reason: 'type' };
  // A picture or a sound of a kind that is not taken is one all the same.
  if (type === null && NOT_ALL_TAKEN.has(familyByName(file.name))) return { reason: 'type' };
  return type !== null && isNameOf(file.name, type) ? { type, seconds: null } : belied(file.name);
};

/** Families of which only some kinds are taken. */
const NOT_ALL_TAKEN: ReadonlySet<FileFamily | null> = new Set<FileFamily>(['picture', 'sound']);

/** Why a file is not taken that is not what its name says. */
const belied = (name: string): Checked => {
  const claimed = familyByName(name);
  return { reason: claimed === null ? 'type' : `not_${claimed}` };
};

/** As the server will: a damaged sound is found here, before the others wait for it. */
const checkSound = async (file: File, type: SoundType): Promise<Checked> => {
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer());
  try {
    const sound = await readSound(type, { size: file.size, read });
    if (sound === 'unreadable') return { reason: 'sound_unreadable' };
    return sound === 'film' ? { reason: 'type' } : { type, seconds: sound.seconds };
  } catch {
    return { reason: 'unreadable' };
  }
};
