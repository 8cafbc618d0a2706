import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { session } from './session.ts';
import { type Access, isStep, isStepPage, safeReturn, whereTo } from './where-to.ts';

/** Whether somebody is signed in could not be found out: the page shows that, with a way to try again. */
export class SessionCheckError extends Error {
  override readonly name = 'SessionCheckError';
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a visitor wanted to go before signing in. */
    returnTo?: string;
    /** True when the sign-in screen follows a session that the server ended. */
    sessionEnded?: boolean;
    /** The address that /verify-email and /auth/check-email speak of. */
    email?: string;
    /** The ticket of the mail that went there (contract/account/mail-status.ts). */
    mailTicket?: string;
  }
}

/** For `beforeLoad`: waits for the session (two seconds at most) and redirects a person who may not see the page. */
export const guard =
  (access: Access) =>
  async ({ location }: { location: ParsedLocation }): Promise<void> => {
    // The link of that mail is about another session: the page is shown whether or not this browser has one.
    if (location.pathname === '/auth/confirm-access') return;
    const found = await session.ready();
    const to = whereTo(access, found);
    // The rule for every page stands above this one's own, which lets it be.
    if (to === null || to === location.pathname) return;
    if (isStepPage(to)) {
      // From the sign-in screen, or from another step, one goes on to where it would have led back to.
      throw redirect({ to, replace: true, state: { returnTo: location.state.returnTo ?? location.href } });
    }
    if (to === '/login') {
      if (found.status === 'failed') throw new SessionCheckError();
      const departure = session.departure();
      // In the history's state, not in the address: an address tells what somebody was reading. After a sign-out
      // nobody is led back: the next person at this browser may be another one.
      const state =
        departure === 'signed_out' ? {} : { returnTo: location.href, sessionEnded: departure === 'ended' };
      throw redirect({ to, replace: true, state });
    }
    const isWayIn = (access === 'guest' || isStep(access)) && to === '/app-home';
    const back = isWayIn ? safeReturn(location.state.returnTo) : null;
    throw back === null ? redirect({ to, replace: true }) : redirect({ href: back, replace: true });
  };
