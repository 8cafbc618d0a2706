import type { EntryType } from '#contract/common/kinds.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';

/** What an entry is by the files that wait for it alone. */
export const typeByFiles = (files: readonly Pick<KeptFile, 'kind'>[]): EntryType => {
  if (files.some(({ kind }) => kind === 'voice')) return 'voice_memo';
  return files.length > 0 ? 'document' : 'note';
};

type Added = Pick<KeptFile, 'id' | 'kind' | 'addedAt'>;

/**
 * The type of a new entry once files came or went: it follows them until the person has chosen another one.
 * @param openedAt what was added before was there when the person last saw the type, and changes nothing
 */
export const typeAfterFiles = (
  type: EntryType,
  before: readonly Added[],
  now: readonly Added[],
  openedAt: number,
): EntryType => {
  const isNew = ({ id, addedAt }: Added) => addedAt >= openedAt && before.every((file) => file.id !== id);
  const hasChanged = now.some(isNew) || before.some(({ id }) => now.every((file) => file.id !== id));
  return hasChanged && type === typeByFiles(before) ? typeByFiles(now) : type;
};
