import { infiniteQueryOptions } from '@tanstack/react-query';
import { signInPage } from '#contract/account/sign-ins.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

/** The sign-ins of one's account, newest first. */
export const signInList = infiniteQueryOptions({
  ...keysetPages(['security', 'sign-ins'] as const, '/api/sign-ins?limit=10', signInPage),
  staleTime: 0,
});
