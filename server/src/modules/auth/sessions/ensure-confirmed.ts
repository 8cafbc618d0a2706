import { AuthError } from '../foundation/errors.ts';

/** @throws AuthError confirmation_needed when the session is held (held-state.ts). */
export const ensureConfirmed = ({ session }: { session: { isHeld: boolean } }): void => {
  if (!session.isHeld) return;
  throw new AuthError(403, 'confirmation_needed', 'This session waits to be confirmed by mail.');
};
