/** Run by the threads that search: an entry, opened. */
import type { OpenThing } from '../search/index.ts';
import { entryItem, unopenedEntry } from './entry-item.ts';
import { SEALED_ENTRY } from './journal-content.ts';
import type { SearchedEntryRow } from './journal-search.ts';

export const open: OpenThing<SearchedEntryRow> = (box, row, openFile) => {
  const content = SEALED_ENTRY.tryOpen(box, unopenedEntry(row), row.sealed);
  if (content === undefined) return undefined;
  const { title, content: text, mood, tags } = content;
  return {
    item: entryItem(row, content),
    mood,
    tags,
    units: [
      {
        texts: [
          { field: 'title', text: title },
          { field: 'content', text },
          ...tags.map((tag) => ({ field: 'tags', text: tag })),
          ...row.files.flatMap((file) => openFile(box, file)),
        ],
      },
    ],
  };
};
