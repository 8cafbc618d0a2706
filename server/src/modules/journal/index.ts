/** The journal: a person's own entries, with their files. */

export { type ChosenEntry, readChosenEntries } from './chosen-entries.ts';
export { holdEntrySource } from './entry-source.ts';
export { journalExport } from './journal-export.ts';
export { journalFileOwner } from './journal-files.ts';
export { journalSearch } from './journal-search.ts';
export { journalTimeline } from './journal-timeline.ts';
export { journalTopics } from './journal-topics.ts';
export { journalRoutes } from './routes.ts';
export { readToldEntries, type ToldEntry } from './told-entries.ts';
