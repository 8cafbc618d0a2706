import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { isProofMissing } from '../proof/proof.ts';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProof } from '../proof/use-proof.ts';
import { hasCode } from '../security-error.ts';
import { securityKeys } from '../security-queries.ts';
import { useErrorText } from '../use-error-text.ts';
import { removeDevice } from './enrolment.ts';
import { verifyDeviceCode } from './second-factor.ts';

interface RemoveDeviceDialogProps {
  factorId: string;
  name: string;
  isLast: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemoved: () => void;
}

/** Says what goes with the device, and asks who removes it. A session that has not shown a code is asked for one first. */
export const RemoveDeviceDialog = (props: RemoveDeviceDialogProps) => {
  const { factorId, name, isLast, isOpen, onOpenChange, onRemoved } = props;
  const { t } = useTexts('security');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [code, setCode] = useState('');
  const proof = useProof();
  const removal = useMutation({
    mutationFn: async () => {
      if (isCodeAsked) await verifyDeviceCode(factorId, code.replace(/\s/g, ''));
      if (!(await proof.show())) return false;
      await removeDevice(factorId);
      return true;
    },
    onSuccess: (isRemoved) => {
      if (!isRemoved) return;
      onOpenChange(false);
      onRemoved();
    },
    onError: (error) => {
      if (hasCode(error, 'insufficient_aal')) setCodeAsked(true);
      if (isProofMissing(error)) proof.forget();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: securityKeys.account }),
        // Its removal signs devices out, or leaves them with less.
        queryClient.invalidateQueries({ queryKey: securityKeys.devices }),
      ]),
  });
  return (
    <ConfirmDialog
      title={t('twoStep.removeTitle')}
      confirmLabel={t('twoStep.removeConfirm')}
      pendingLabel={t('twoStep.removePending')}
      isPending={removal.isPending}
      isDanger
      isOpen={isOpen}
      onOpenChange={(open) => {
        removal.reset();
        onOpenChange(open);
      }}
      onConfirm={() => removal.mutate()}
    >
      <p className="wrap-anywhere">
        {isLast ? t('twoStep.removeLast', { name }) : t('twoStep.removeOne', { name })}
      </p>
      <div className="mt-4">
        <ProofFields proof={proof} />
      </div>
      {isCodeAsked && (
        <TextField
          label={t('twoStep.code')}
          hint={t('twoStep.codeHint')}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="mt-4"
          autoFocus
        />
      )}
      {removal.error !== null && !hasCode(removal.error, 'insufficient_aal') && (
        <Notice tone="danger" title={t('twoStep.removeFailed')} className="mt-4">
          {errorText(removal.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
