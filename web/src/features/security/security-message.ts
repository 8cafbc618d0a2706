import type security from '#web/i18n/fr/security.ts';
import { createStore } from '#web/lib/store/store.ts';

/** What was just done on another page of account security, for the page that says so. */
export type SecurityMessage = keyof Pick<(typeof security)['recovery'], 'activated' | 'renewed'>;

export const securityMessage = createStore<SecurityMessage | null>(null);
