import type { AccountClosing } from '#contract/my-data.ts';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { closingFrom, readOwnClosing } from './closing-rows.ts';
import type { ClosingServices } from './closing-services.ts';

/** When one's account will be closed. */
export const getClosing = (
  { database, productName }: ClosingServices,
  actor: Actor,
  language: 'fr' | 'en',
): Promise<AccountClosing> =>
  database.asReader(whileClosing(actor), async (tx) =>
    closingFrom(await readOwnClosing(tx), language, productName),
  );
