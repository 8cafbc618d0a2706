import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId } from 'react';
import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { askedProof } from '#web/lib/requests/ask-proof.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { useErrorText } from '../use-error-text.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** Asks for the password, or for the code of a mail, over whatever screen wants to open something sensitive. */
export const ProofDialog = () => (
  <ScreenLanguage value="fr">
    <QueryClientProvider client={queryClient}>
      <Asking />
    </QueryClientProvider>
  </ScreenLanguage>
);

const Asking = () => {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const errorText = useErrorText();
  const proof = useProof({ onlyToRead: true });
  const form = useId();
  const { input } = proof;
  useEffect(() => input.current?.focus(), [input]);
  const answer = (isShown: boolean) => askedProof.get()?.answer(isShown);
  const showing = useMutation({
    mutationFn: proof.show,
    onSuccess: (isShown) => {
      if (isShown) answer(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    showing.mutate();
  };
  return (
    <ModalDialog
      role="alertdialog"
      title={t('proof.title')}
      isOpen
      onOpenChange={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onPress={() => answer(false)}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} isPending={showing.isPending} pendingLabel={t('proof.pending')}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-5">{t('proof.sensitive')}</p>
      <form id={form} noValidate autoComplete="off" onSubmit={submit}>
        <ProofFields proof={proof} />
      </form>
      {showing.error !== null && (
        <Notice tone="danger" title={t('proof.failed')} className="mt-4">
          {errorText(showing.error)}
        </Notice>
      )}
    </ModalDialog>
  );
};
