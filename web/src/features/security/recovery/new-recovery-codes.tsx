import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { isProofMissing } from '../proof/proof.ts';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProof } from '../proof/use-proof.ts';
import { useErrorText } from '../use-error-text.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { RecoverySheet } from './recovery-sheet.tsx';

interface NewRecoveryCodesProps {
  /** Right after two-step verification was turned on: the codes come by themselves. */
  isFirst?: boolean;
  onKept: () => void;
}

/** Makes the codes and shows them, this once. */
export const NewRecoveryCodes = ({ isFirst = false, onKept }: NewRecoveryCodesProps) => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  const proof = useProof();
  // Not a query: a cache would keep what is to be shown once.
  const making = useMutation({
    /** @param isShown the person has just shown who they are. Null when what they typed is not it. */
    mutationFn: async (isShown: boolean) =>
      isShown || (await proof.show()) ? await createRecoveryCodes() : null,
    onError: (error) => {
      if (isProofMissing(error)) proof.forget();
    },
    gcTime: 0,
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!isFirst || begun.current) return;
    begun.current = true;
    making.mutate(true);
  }, [isFirst, making.mutate]);
  // A proof is asked for when the person wants new codes, and when setting up the factor took so long that theirs expired.
  const isAsked = !isFirst || isProofMissing(making.error) || making.variables === false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!making.isPending) making.mutate(!isAsked);
  };

  if (making.data) return <RecoverySheet codes={making.data} onKept={onKept} />;
  if (isFirst && making.error === null && making.variables !== false)
    return <LoadingBlock label={t('recovery.renewPending')} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      {making.error !== null && (
        <FailureNotice title={isFirst ? t('recovery.failedActive') : t('recovery.failed')}>
          {errorText(making.error)}
        </FailureNotice>
      )}
      {!isFirst && <p>{t('recovery.renewIntro')}</p>}
      {isAsked && <ProofFields proof={proof} />}
      <Button type="submit" isPending={making.isPending} pendingLabel={t('recovery.renewPending')}>
        {t('recovery.renewSubmit')}
      </Button>
    </form>
  );
};
