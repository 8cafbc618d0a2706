import { forgetEverything } from '#web/lib/forget.ts';
import { session } from '#web/lib/session/session.ts';

/** Public, the same for everybody, and a page that any colleague might have open. */
const NEUTRAL_PAGE = 'https://meteofrance.com/';

/**
 * Empties the screen, forgets the session in this browser and goes to a neutral page, all before anything is awaited.
 * The session goes too: a person who presses this is being watched, and the Back button must not bring the page back.
 * Drafts stay: they belong to the account, and are offered again after the next sign-in.
 */
export const leaveFast = (): void => {
  document.documentElement.dataset.leaving = '';
  document.title = '';
  forgetEverything();
  session.abandon();
  // The Back button may bring this very page back from the browser's page cache: it is then loaded again, signed out.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.replace(NEUTRAL_PAGE);
};
