import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { clearSignUpDraft } from '#web/features/auth/sign-up/clear-sign-up-draft.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { useSettled } from '#web/lib/page/use-settled.ts';
import { askedProof } from '#web/lib/requests/ask-proof.ts';
import { guard } from '#web/lib/session/guard.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { useStore } from '#web/lib/store/store.ts';
import { registerServiceWorker } from '#web/lib/trusted-worker.ts';

const openKept = async (owner: string): Promise<void> => {
  const { openKept: open } = await import('#web/lib/kept-files/open-kept.ts');
  const state = session.get();
  // They may have signed out while it was loaded.
  if (isSignedIn(state) && state.profile.id === owner) await open(owner);
};

/** What is being opened comes first. */
const KEEP_AFTER_MS = 3 * SECOND_MS;

/** The app opens without a connection from now on. Not before a sign-in: a first visit loads nothing that it may not need. */
const keepAppHere = (): void => {
  setTimeout(() => registerServiceWorker('/service-worker.js'), KEEP_AFTER_MS);
};

/** Everything behind the sign-in: the shell around, and a session with a completed profile. */
export const Route = createFileRoute('/_app')({
  beforeLoad: guard('profile'),
  loader: async () => {
    const opened: Promise<unknown>[] = [
      loadTexts(['shell', 'discretion', 'errors', 'notes', 'notices'], 'fr'),
    ];
    const state = session.get();
    if (isSignedIn(state)) {
      // Before any screen looks for drafts.
      opened.push(openKept(state.profile.id));
      // What another person was typing at the sign-up.
      clearSignUpDraft();
      keepAppHere();
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

/** What waits is sent whether or not there is a quick note to write. */
const SendingHost = lazy<ComponentType>(() =>
  import('#web/features/journal/sending/sending-host.tsx').then(
    ({ SendingHost: host }) => ({ default: host }),
    () => ({ default: () => null }),
  ),
);

/** Only for those who asked for it does it tell anything. */
const DraftReminderHost = lazy<ComponentType>(() =>
  import('#web/features/notices/drafts/draft-reminder-host.tsx').then(
    ({ DraftReminderHost: host }) => ({ default: host }),
    () => ({ default: () => null }),
  ),
);

/** Asked while the code could not be loaded: nothing was shown. */
const NoProof = () => {
  useEffect(() => askedProof.get()?.answer(false), []);
  return null;
};

/** Only once something asks: few incidents are sensitive. */
const ProofDialog = lazy<ComponentType>(() =>
  import('#web/features/security/proof/proof-dialog.tsx').then(
    ({ ProofDialog: dialog }) => ({ default: dialog }),
    () => ({ default: NoProof }),
  ),
);

function SignedIn() {
  const isProofAsked = useStore(askedProof) !== null;
  const isSettled = useSettled();
  // Gone from the page at once; the guards lead to the locked screen a moment later.
  if (useSession().status === 'locked') return null;
  return (
    <>
      <AppShell />
      {isSettled && (
        <>
          <Suspense fallback={null}>
            <QuickNoteHost />
          </Suspense>
          <Suspense fallback={null}>
            <SendingHost />
          </Suspense>
          <Suspense fallback={null}>
            <DraftReminderHost />
          </Suspense>
        </>
      )}
      {isProofAsked && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
    </>
  );
}
