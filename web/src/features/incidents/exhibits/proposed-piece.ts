import { EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import type { EvidenceType } from '#contract/evidence.ts';
import type { FileType } from '#contract/files.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import type { ExhibitValues, FilePiece } from './exhibit-values.ts';

/** As much of a file that waits as the form has to know. */
export type PickedFile = Pick<KeptFile, 'id' | 'name' | 'type'>;

const isFileOf = (type: string, family: string) => type.startsWith(`${family}/`);

/** What an exhibit is by its file. Whether a picture shows messages or people, only the person knows. */
export const typeByFile = (type: FileType): EvidenceType => {
  if (isFileOf(type, 'image')) return 'photo';
  if (isFileOf(type, 'audio')) return 'audio';
  if (type === 'message/rfc822') return 'email';
  return 'document';
};

/** What an exhibit is called by its file: the name without its ending. */
export const titleByFile = (name: string): string =>
  (name.replace(/(?<=.)\.[^.\s]{1,5}$/, '').trim() || name)
    .slice(0, EVIDENCE_TITLE_MAX_CHARACTERS)
    .toWellFormed();

const proposed = ({ id, name, type }: PickedFile): FilePiece => ({
  file: id,
  title: titleByFile(name),
  type: typeByFile(type as FileType),
});

/**
 * The form of a new exhibit once files came or went: title and type follow the files until the person has changed them, and
 * what they have said of one file stays with it.
 * @param before what waited when the form last followed
 */
export const withPicked = (
  values: ExhibitValues,
  before: readonly PickedFile[],
  now: readonly PickedFile[],
): ExhibitValues => {
  const pieces = now.map((file) => pieceOf(values, before, file));
  const [first] = before;
  const wasProposed = first && proposed(first);
  const isOwnTitle = values.title.trim() !== '' && values.title !== wasProposed?.title;
  const isOwnType = values.type !== null && values.type !== wasProposed?.type;
  const lone = pieces.length === 1 && !values.together ? pieces[0] : undefined;
  // One of several is left: what was said of it is what the form says now.
  if (lone !== undefined && before.length > 1) {
    return { ...values, pieces, title: lone.title, type: lone.type };
  }
  const [leading] = pieces;
  return {
    ...values,
    pieces,
    title: isOwnTitle ? values.title : (leading?.title ?? ''),
    type: isOwnType ? values.type : (leading?.type ?? null),
  };
};

/** What is said of a file: what stands there already, or what the form said while it was the only one, or what is proposed. */
const pieceOf = (values: ExhibitValues, before: readonly PickedFile[], file: PickedFile): FilePiece => {
  const known = values.pieces.find((piece) => piece.file === file.id);
  const own = known ?? proposed(file);
  const wasAlone = before.length === 1 && before[0]?.id === file.id;
  if (!wasAlone) return own;
  return {
    ...own,
    title: values.title.trim() === '' ? own.title : values.title,
    type: values.type ?? own.type,
  };
};

/** Whether files that wait are other ones than before. */
export const arePickedAnew = (before: readonly PickedFile[], now: readonly PickedFile[]): boolean =>
  before.map(({ id }) => id).join() !== now.map(({ id }) => id).join();
