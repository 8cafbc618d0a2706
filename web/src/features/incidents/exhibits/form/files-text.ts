import type { TFunction } from 'i18next';

/** A file by its name, which may be empty. */
export interface NamedFile {
  id: string;
  name: string;
}

/**
 * The files of a version by their names, one a line; '' when there are none. Those that are not known any more, because they were
 * removed elsewhere, are counted.
 */
export const filesText = (
  ids: readonly string[],
  known: readonly NamedFile[],
  t: TFunction<'exhibits'>,
): string => {
  const names = new Map(known.map(({ id, name }) => [id, name || t('files.nameless')]));
  const lines = ids.flatMap((id) => names.get(id) ?? []);
  const unknown = ids.length - lines.length;
  return (unknown === 0 ? lines : [...lines, t('files.count', { count: unknown })]).join('\n');
};
