import { exitAddressOf } from '#contract/account/preference-values.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { preference } from '#web/lib/preferences/preferences.ts';
import { session } from '#web/lib/session/session.ts';

/**
 * Empties the screen, forgets the session in this browser and goes to the page that the person chose (the weather until
 * they do), all before anything is awaited.
 * The session goes too: a person who presses this is being watched, and the Back button must not bring the page back.
 * Drafts stay: they belong to the account, and are offered again after the next sign-in.
 */
export const leaveFast = (): void => {
  document.documentElement.dataset.leaving = '';
  document.title = '';
  const address = exitAddressOf(preference('exit_target'));
  try {
    forgetEverything();
    session.abandon();
  } finally {
    // The Back button may bring this very page back from the browser's page cache: it is then loaded again, signed out.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.replace(address);
  }
};
