import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useErrorText } from '../use-error-text.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

interface ProvenDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  keepLabel?: string;
  pendingLabel: string;
  /** Said above the reason when it did not work. */
  failed: string;
  isDanger?: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is done once the person has shown who they are. */
  act: () => Promise<void>;
}

/** Asks the person to show again who they are, and then does what they asked for. */
export const ProvenDialog = ({
  title,
  children,
  failed,
  onOpenChange,
  act,
  ...labels
}: ProvenDialogProps) => {
  const proof = useProof({ onlyToRead: true });
  const errorText = useErrorText();
  const problemText = useProblemText();
  const acting = useMutation({
    mutationFn: async () => {
      if (!(await proof.show())) return false;
      await act();
      return true;
    },
    onSuccess: (isDone) => {
      if (isDone) onOpenChange(false);
    },
    onError: (error) => {
      if (isProblem(error, 'proof_required')) proof.forget();
    },
  });
  const { error } = acting;
  return (
    <ConfirmDialog
      {...labels}
      title={title}
      isPending={acting.isPending}
      isOpen
      onOpenChange={onOpenChange}
      onConfirm={() => acting.mutate()}
    >
      {children}
      <form
        noValidate
        autoComplete="off"
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          acting.mutate();
        }}
      >
        <ProofFields proof={proof} />
      </form>
      {error !== null && (
        <Notice tone="danger" title={failed} className="mt-4">
          {isProblem(error) ? problemText(error) : errorText(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
