import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { ProofFields } from '#web/features/security/proof/proof-fields.tsx';
import { useProof } from '#web/features/security/proof/use-proof.ts';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LOCK_BECOMES_END_MS, lockedSince } from '#web/lib/idle-lock/lock-mark.ts';
import { useDocumentTitle } from '#web/lib/page/use-document-title.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { openLocked } from '#web/lib/session/lock.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

const LOOK_EVERY_MS = 30 * SECOND_MS;

/**
 * /locked: in the place of everything, until the person has shown again who they are. Nothing of theirs is behind it, and it does
 * not say what it belongs to. Not in features/discretion: it stands on the proofs of features/security, which shows those choices.
 */
export const LockScreen = () => (
  <QueryClientProvider client={queryClient}>
    <Locked />
  </QueryClientProvider>
);

const Locked = () => {
  const { t, language } = useTexts('discretion');
  const errorText = useErrorText();
  const proof = useProof({ onlyToRead: true });
  const opening = useMutation({
    mutationFn: async () => {
      if (await proof.show()) await openLocked();
    },
  });
  useEndOfLock();
  useDocumentLanguage(language);
  useDocumentTitle(t('locked.title'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 pt-20 pb-28 sm:px-0 lg:pt-32"
    >
      <div>
        <PageTitle>{t('locked.title')}</PageTitle>
        <p className="mt-2 text-ink-soft">{t('locked.intro')}</p>
      </div>
      <form noValidate autoComplete="off" onSubmit={submit} className="flex flex-col items-start gap-6">
        <ProofFields proof={proof} />
        {opening.error !== null && (
          <Notice tone="danger" title={t('locked.failed')}>
            {errorText(opening.error)}
          </Notice>
        )}
        <Button type="submit" isPending={opening.isPending} pendingLabel={t('locked.opening')}>
          {t('locked.open')}
        </Button>
      </form>
      <Button variant="quiet" className="-ml-5 self-start" onPress={() => void session.signOut('local')}>
        {t('locked.signOut')}
      </Button>
    </main>
  );
};

/** A lock that lasts becomes a sign-out, by the wall clock. */
const useEndOfLock = (): void => {
  useEffect(() => {
    const look = () => {
      const since = lockedSince();
      if (since !== null && Date.now() - since > LOCK_BECOMES_END_MS) void session.signOut('local');
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
};
