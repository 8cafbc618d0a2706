/** The ledger, as its owner checks it. */

export { ledgerRoutes } from './routes.ts';
