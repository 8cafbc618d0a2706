/** What waits in this browser for an entry is kept under this kind. */
export const entryRecord = (id: string) => ({ kind: 'journal_entry', id });
