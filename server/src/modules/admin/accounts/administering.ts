import type { Database } from '../../../platform/database/database.ts';
import type { AccountVerbs } from '../../auth/index.ts';

/** What the verbs are handed. Each runs in one transaction with its entry in the log of administrators. */
export interface Administering {
  database: Database;
  accounts: AccountVerbs;
}
