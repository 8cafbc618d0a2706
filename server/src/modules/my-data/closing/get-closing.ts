import type { AccountClosing } from '#contract/account/my-data.ts';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { readAccountClosing } from './closing-rows.ts';
import type { ClosingServices } from './closing-services.ts';

/** When one's account will be closed, or deleted by an administrator. */
export const getClosing = (
  { database, productName }: ClosingServices,
  actor: Actor,
  language: 'fr' | 'en',
): Promise<AccountClosing> =>
  database.asReader(whileClosing(actor), (tx) => readAccountClosing(tx, language, productName));
