import { hasVerifiedFactor } from '../accounts/account.ts';
import { AuthError } from '../foundation/errors.ts';
import type { Authenticated } from './authenticate.ts';

/** True when the person has a verified second factor that this session has not shown. */
export const lacksSecondFactor = ({ account, session }: Authenticated): boolean =>
  session.aal !== 'aal2' && hasVerifiedFactor(account.factors);

/** @throws AuthError insufficient_aal: a person with a second factor must show it for this. */
export const ensureSecondFactor = (who: Authenticated, status: 401 | 403 | 422 = 403): void => {
  if (!lacksSecondFactor(who)) return;
  throw new AuthError(status, 'insufficient_aal', 'AAL2 session is required for this when MFA is enabled.');
};
