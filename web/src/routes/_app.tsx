import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { SECOND_MS } from '#contract/durations.ts';
import { clearSignUpDraft } from '#web/features/auth/sign-up/clear-sign-up-draft.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { sweepDrafts } from '#web/lib/drafts/draft-storage.ts';
import { openDrafts } from '#web/lib/drafts/open-stored.ts';
import { warnOfLoss } from '#web/lib/kept-files/warn-of-loss.ts';
import { guard } from '#web/lib/session/guard.ts';
import { session } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { within } from '#web/lib/session/within.ts';

const KEY_PATIENCE_MS = 3 * SECOND_MS;

/** Everything behind the sign-in: the shell around, and a session with a completed profile. */
export const Route = createFileRoute('/_app')({
  beforeLoad: guard('profile'),
  loader: async () => {
    const opened: Promise<unknown>[] = [loadTexts(['shell', 'errors', 'notes'], 'fr')];
    const state = session.get();
    if (isSignedIn(state)) {
      const { id } = state.profile;
      sweepDrafts(id);
      // Before any screen looks for them. When that takes long they are told of them later (`followDrafts`).
      opened.push(within(KEY_PATIENCE_MS, openDrafts(id)));
      warnOfLoss(id);
      void Promise.all([
        import('#web/lib/kept-files/left-files.ts'),
        import('#web/lib/kept-files/seal-older.ts'),
      ]).then(async ([{ sweepFiles }, { sealOlderFiles }]) => {
        await sweepFiles(id);
        await sealOlderFiles(id);
      });
      // What another person was typing at the sign-up.
      clearSignUpDraft();
    }
    await Promise.all(opened);
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
