import { DEFAULT_FIRST_NAME } from '#contract/account/profiles.ts';
import type { Account } from '#contract/administration.ts';

/** First and last name; empty where there is neither, or only the name that stands for none. */
export const fullName = ({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string =>
  `${first_name === DEFAULT_FIRST_NAME ? '' : first_name} ${last_name}`.trim();
