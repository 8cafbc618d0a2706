import { EXPORT_FORMAT } from '#contract/account/my-data.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ExportSource } from '../../../platform/exports/exported-table.ts';
import { type ExportedRows, openExported } from '../../../platform/exports/read-exported.ts';
import { MissingObjectError, type ObjectStore } from '../../../platform/files/object-store.ts';
import { readHead, readOpened } from '../../../platform/ledger/ledger-reader.ts';
import { UnsealError } from '../../../platform/vault/unseal-error.ts';
import type { ZipEntry } from '../../../platform/zip/zip-writer.ts';
import { type OwnFile, readOwnFiles } from '../../files/index.ts';
import { type ArchiveLanguage, WORDS } from './archive-words.ts';
import { createFilePlaces, type FilePlaces } from './file-places.ts';
import { instantText, readablePage } from './readable-page.ts';

/** What an archive is made of. */
export interface ArchiveParts {
  sources: readonly ExportSource[];
  store: Pick<ObjectStore, 'get'>;
  /** What the service knows of the account itself. */
  account: unknown;
  language: ArchiveLanguage;
  productName: string;
  takenAt: Date;
  /** Aborted when the archive is not wanted any more, or the server stops. */
  signal: AbortSignal;
  /** Told how much is written, in the unit of {@link sizeOfArchive}. */
  wrote(units: number): void;
}

/** What a row is about as long as, for the progress and for the room on the disk. */
const ROW_UNITS = 4 * 1024;
const LEDGER_PAGE_ROWS = 200;

/** About how many bytes an archive will have. */
export const sizeOfArchive = async (
  tx: ReadTransaction,
  sources: readonly ExportSource[],
): Promise<number> => {
  const rows = await openExported(tx, sources);
  const [count, files, ledger] = [
    await rows.count(),
    await tx.db
      .selectFrom('files')
      .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
      .where('user_id', '=', tx.userId)
      .executeTakeFirst(),
    await readHead(tx),
  ];
  return count * ROW_UNITS + (files?.bytes ?? 0) + (ledger?.sequence ?? 0) * ROW_UNITS;
};

/**
 * The files of an archive, as the transaction sees everything: a snapshot for as long as they are read. Whatever is damaged is said in it,
 * and hides nothing else.
 */
export const archiveEntries = async function* (
  tx: ReadTransaction,
  parts: ArchiveParts,
): AsyncGenerator<ZipEntry, void, undefined> {
  const { language, productName, takenAt, sources, wrote } = parts;
  const words = WORDS[language];
  const rows = await openExported(tx, sources);
  const places = createFilePlaces(words.nameless);
  for await (const page of readOwnFiles(tx, parts.store)) {
    for (const file of page) {
      const entry = await fileEntry(parts, places, file);
      if (entry) yield entry;
    }
  }
  const text = (name: string, pieces: AsyncIterable<string>): ZipEntry => ({
    name,
    bytes: encoded(pieces, parts.signal),
    at: takenAt,
    isCompressible: true,
  });
  yield text('data.json', dataPieces(rows, places, parts));
  // Its rows are those of the data once more, and are counted there.
  yield text('index.html', readablePage({ rows, places, language, productName, takenAt }));
  yield text('ledger.json', ledgerPieces(tx, takenAt, wrote));
  yield text(
    'README.txt',
    (async function* () {
      const hasFiles = !places.all().next().done;
      yield words.readme(productName, instantText(takenAt.toISOString(), language), hasFiles);
      const damaged = [...places.all()].filter(({ isDamaged }) => isDamaged);
      if (damaged.length > 0) yield words.damagedFiles(damaged.map(({ path }) => path));
    })(),
  );
};

/** A file with its bytes; null where none of them open. */
const fileEntry = async (
  { signal, wrote }: ArchiveParts,
  places: FilePlaces,
  { id, name, at, open }: OwnFile,
): Promise<ZipEntry | null> => {
  const place = places.add(id, name);
  const damaged = (error: unknown): null => {
    if (!(error instanceof UnsealError || error instanceof MissingObjectError)) throw error;
    place.isDamaged = true;
    return null;
  };
  if (open === null) {
    place.isDamaged = true;
    return null;
  }
  const chunks = open()[Symbol.asyncIterator]();
  // Asked for before the archive has its name: one that is not there at all is no empty file in it.
  const first = await chunks.next().catch(damaged);
  if (first === null) return null;
  const bytes = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (let next: IteratorResult<Uint8Array> | null = first; next && !next.done; ) {
        signal.throwIfAborted();
        wrote(next.value.length);
        yield next.value;
        next = await chunks.next().catch(damaged);
      }
    } finally {
      await chunks.return?.();
    }
  };
  return { name: place.path, bytes: bytes(), at, isCompressible: false };
};

/** `data.json` in pieces: never more than a page of rows is in memory. */
const dataPieces = async function* (
  rows: ExportedRows,
  places: FilePlaces,
  { account, takenAt, productName, wrote }: ArchiveParts,
): AsyncGenerator<string, void, undefined> {
  const head = { format: EXPORT_FORMAT, product: productName, taken_at: takenAt.toISOString(), account };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "tables": {`;
  let isFirstTable = true;
  for (const definition of rows.tables) {
    yield `${isFirstTable ? '' : ','}\n  ${JSON.stringify(definition.table)}: [`;
    isFirstTable = false;
    let isFirstRow = true;
    for await (const page of rows.read(definition)) {
      for (const row of page) {
        const place = definition.table === 'files' ? places.of(String(row.id)) : undefined;
        const placed = place && { ...row, path: place.path, ...(place.isDamaged && { damaged: true }) };
        yield `${isFirstRow ? '' : ','}\n   ${JSON.stringify(placed ?? row)}`;
        isFirstRow = false;
      }
      wrote(page.length * ROW_UNITS);
    }
    yield isFirstRow ? ']' : '\n  ]';
  }
  yield '\n }\n}\n';
};

/** `ledger.json` in pieces: every entry with what it holds, so that the chain and the contents can be checked by themselves. */
const ledgerPieces = async function* (
  tx: ReadTransaction,
  takenAt: Date,
  wrote: (units: number) => void,
): AsyncGenerator<string, void, undefined> {
  const head = (await readHead(tx)) ?? null;
  yield `{\n "format": ${EXPORT_FORMAT},\n "taken_at": ${JSON.stringify(takenAt.toISOString())},`;
  yield `\n "head": ${JSON.stringify(head)},\n "entries": [`;
  let after = 0;
  for (;;) {
    const entries = await readOpened(tx, after, LEDGER_PAGE_ROWS);
    for (const entry of entries) {
      const { damaged, ...said } = entry;
      yield `${entry.sequence === 1 ? '' : ','}\n  ${JSON.stringify(damaged ? { ...said, damaged } : said)}`;
    }
    wrote(entries.length * ROW_UNITS);
    const last = entries.at(-1);
    if (!last || entries.length < LEDGER_PAGE_ROWS) break;
    after = last.sequence;
  }
  yield '\n ]\n}\n';
};

const encoded = async function* (
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Rows are short: they travel some at a time.
  let waiting = '';
  for await (const piece of pieces) {
    signal.throwIfAborted();
    waiting += piece;
    if (waiting.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
};
const PIECE_CHARACTERS = 32 * 1024;
