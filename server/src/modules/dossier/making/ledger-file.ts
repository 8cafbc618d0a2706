import { DOSSIER_FORMAT, DOSSIER_PATHS, type DossierLedger } from '#verifier/dossier/format.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readChain } from '../../../platform/ledger/ledger-reader.ts';
import { ENTITIES } from '../document/trails.ts';
import type { OpenableFile } from './dossier-files.ts';

/** Some hundred bytes each. */
const PAGE_ROWS = 1_000;

interface Wanted {
  takenAt: Date;
  head: DossierLedger['head'];
  /** Ids of what is in the dossier; null for the whole ledger. */
  inside: readonly string[] | null;
}

/**
 * `ledger.json`: the entries without what they hold, in pages. As long as the transaction sees one moment, it is the same each time.
 */
export const ledgerFile = (tx: ReadTransaction, { takenAt, head, inside }: Wanted): OpenableFile => ({
  path: DOSSIER_PATHS.ledger,
  open: async function* () {
    const first: Omit<DossierLedger, 'entries'> = {
      format: DOSSIER_FORMAT,
      taken_at: takenAt.toISOString(),
      head,
      entries_are: inside === null ? 'whole' : 'inside',
    };
    yield Buffer.from(`${JSON.stringify(first).slice(0, -1)},"entries":[`);
    const about = inside === null ? undefined : { ids: inside, entities: [...ENTITIES, 'file'] };
    for (let after = 0; ; ) {
      const entries = await readChain(tx, after, PAGE_ROWS, about);
      const text = entries.map((entry) => JSON.stringify(entry)).join(',\n');
      if (text !== '') yield Buffer.from(after === 0 ? `\n${text}` : `,\n${text}`);
      const last = entries.at(-1);
      if (!last || entries.length < PAGE_ROWS) break;
      after = last.sequence;
    }
    yield Buffer.from('\n]}\n');
  },
});
