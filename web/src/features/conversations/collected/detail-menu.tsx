import { CircleDashed, EllipsisVertical, Eraser, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { DetailEdit } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ActionMenu, type MenuAction } from '#web/ui/overlays/action-menu.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { ShownDetail } from './detail-state.ts';
import { useEditDetail } from './edit-detail.ts';

interface DetailMenuProps {
  conversationId: string;
  /** Of which incident of the conversation. */
  episode: string;
  shown: ShownDetail;
  /** Text that the person began to write and did not save. */
  correction: KeptDraft;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** What the person can do to one detail. Their messages stay as they are. */
export const DetailMenu = ({ conversationId, episode, shown, correction }: DetailMenuProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const change = useEditDetail(conversationId, episode);
  const [isCorrecting, setCorrecting] = useState(false);
  const { kind, detail, state, isErased } = shown;
  const label = t('edit.menu', { kind: t(`collected.kind.${kind}`) });
  const apply = (action: DetailEdit['action']) => change.mutate({ kind, action });
  const isKnown = state === 'exact' || state === 'approximate';
  const isEdited = isErased || detail?.edit !== undefined;

  const actions: MenuAction[] = [
    {
      id: 'correct',
      label: t(isKnown ? 'edit.correct' : 'edit.write'),
      icon: <Pencil {...ICON} />,
      onAction: () => setCorrecting(true),
    },
  ];
  if (isKnown && detail?.edit === undefined) {
    actions.push({
      id: 'unsure',
      label: t('edit.unsure'),
      icon: <CircleDashed {...ICON} />,
      onAction: () => apply('unsure'),
    });
  }
  if (state !== 'empty') {
    actions.push({
      id: 'erase',
      label: t('edit.erase'),
      icon: <Eraser {...ICON} />,
      onAction: () => apply('erase'),
    });
  }
  if (isEdited) {
    actions.push({
      id: 'undo',
      label: t('edit.undo'),
      icon: <RotateCcw {...ICON} />,
      onAction: () => apply('undo'),
    });
  }
  return (
    <>
      <ActionMenu
        label={label}
        trigger={<IconButton icon={EllipsisVertical} label={label} className="-mr-2.5" />}
        actions={actions}
      />
      {isCorrecting && (
        <CorrectionDialog
          conversationId={conversationId}
          episode={episode}
          shown={shown}
          correction={correction}
          onClose={() => setCorrecting(false)}
        />
      )}
      <ModalDialog title={t('manage.failed')} isOpen={change.isError} onOpenChange={() => change.reset()}>
        <p>{change.error !== null && problemText(change.error)}</p>
      </ModalDialog>
    </>
  );
};
