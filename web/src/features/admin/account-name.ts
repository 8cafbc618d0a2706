import type { Account } from '#contract/administration.ts';

/** First and last name; empty where there is neither. */
export const fullName = ({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();
