import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { clearSignUpDraft } from '#web/features/auth/sign-up/clear-sign-up-draft.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { sweepDrafts } from '#web/lib/drafts/draft-storage.ts';
import { warnOfLoss } from '#web/lib/kept-files/warn-of-loss.ts';
import { guard } from '#web/lib/session/guard.ts';
import { session } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';

/** Everything behind the sign-in: the shell around, and a session with a completed profile. */
export const Route = createFileRoute('/_app')({
  beforeLoad: guard('profile'),
  loader: () => {
    // Nothing that another person was typing in this browser may remain: incidents, messages, a sign-up.
    const state = session.get();
    if (isSignedIn(state)) {
      const { id } = state.profile;
      sweepDrafts(id);
      warnOfLoss(id);
      void import('#web/lib/kept-files/left-files.ts').then(({ sweepFiles }) => sweepFiles(id));
      clearSignUpDraft();
    }
    return loadTexts(['shell', 'errors', 'notes'], 'fr');
  },
  component: SignedIn,
});

/** The quick note comes after the screen, before anybody can have lost the connection; without its code the rest works. */
const QuickNoteHost = lazy<ComponentType>(() =>
  import('#web/features/journal/quick-note/quick-note-host.tsx').then(
    ({ QuickNoteHost: host }) => ({ default: host }),
    () => ({ default: () => null }),
  ),
);

function SignedIn() {
  return (
    <>
      <AppShell />
      <Suspense fallback={null}>
        <QuickNoteHost />
      </Suspense>
    </>
  );
}
