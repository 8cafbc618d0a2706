/**
 * What this tab deletes. The news of it comes as soon as the answer, or sooner: read again, it would be missing on the
 * very screen that is about to leave it.
 */
const deleted = new Set<string>();

export const isDeletedHere = (id: unknown): boolean => typeof id === 'string' && deleted.has(id);

/** What came back is news again. */
export const restoredHere = (id: string): void => void deleted.delete(id);

/** Runs a deletion; what could not be deleted is news again. */
export const deletingHere = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
  deleted.add(id);
  try {
    return await work();
  } catch (error) {
    deleted.delete(id);
    throw error;
  }
};
