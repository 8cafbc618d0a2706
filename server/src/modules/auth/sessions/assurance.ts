import { hasVerifiedFactor } from '../accounts/account.ts';
import { AuthError } from '../foundation/errors.ts';
import type { Authenticated } from './authenticate.ts';

/** True when the person has a second factor and this session has not shown it. */
export const lacksSecondFactor = ({ account, session }: Authenticated): boolean =>
  session.aal !== 'aal2' && hasVerifiedFactor(account.factors);

/** @throws AuthError insufficient_aal: what is asked for needs the second factor of whoever has one. */
export const ensureSecondFactor = (who: Authenticated, status: 401 | 403 | 422 = 403): void => {
  if (!lacksSecondFactor(who)) return;
  throw new AuthError(status, 'insufficient_aal', 'AAL2 session is required for this when MFA is enabled.');
};
