import type { ReadTransaction } from '../../platform/database/database.ts';
import type { Keyset } from '../../platform/requests/cursor.ts';
import type { TimelineRange } from '../timeline/index.ts';
import type { ReadShortly, SearchRequest } from './search-source.ts';

/** The first page is small, so that its hits are there at once; the others cost the least a row. */
const FIRST_PAGE_ROWS = 50;
const PAGE_ROWS = 500;

/**
 * All rows of a period, the newest first, a page at a time.
 * @param readPage the next rows, at most `limit`; none at the end
 */
export async function* pagesOf<Row>(
  read: ReadShortly,
  period: SearchRequest['period'],
  placeOf: (row: Row) => Keyset,
  readPage: (tx: ReadTransaction, page: TimelineRange) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Keyset | null = null;
  let limit = FIRST_PAGE_ROWS;
  for (;;) {
    const page: TimelineRange = { ...period, after, limit, towards: 'older', whole: false };
    const rows: readonly Row[] = await read((tx) => readPage(tx, page));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = placeOf(last);
    limit = PAGE_ROWS;
  }
}
