import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArrowLeftRight,
  CheckCheck,
  DoorOpen,
  EllipsisVertical,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { type Conversation, type ConversationStatus, GUIDE_MODEL } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { SwitchOutsideDialog } from '../answering/switch-outside-dialog.tsx';
import { DeleteConversationDialog } from './delete-conversation-dialog.tsx';
import { useChangeConversation } from './manage-conversation.ts';
import { RenameDialog } from './rename-dialog.tsx';

interface ConversationMenuProps {
  conversation: Conversation;
  onDeleted: () => void;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** What can become of the conversation that is open. */
export const ConversationMenu = ({ conversation, onDeleted }: ConversationMenuProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const change = useChangeConversation(conversation.id);
  const [dialog, setDialog] = useState<'rename' | 'delete' | 'outside' | null>(null);
  const close = () => setDialog(null);
  const become = (status: ConversationStatus) => change.mutate({ status });
  const answer = (configured: boolean) => change.mutate({ answered_by: configured ? 'configured' : 'guide' });
  const isActive = conversation.status === 'active';
  const { assistant } = useConfig();
  const hasChoice = assistant.model !== GUIDE_MODEL;
  const isGuided = conversation.model_used === GUIDE_MODEL;
  return (
    <>
      <ActionMenu
        label={t('manage.menu')}
        trigger={<IconButton icon={EllipsisVertical} label={t('manage.menu')} />}
        actions={[
          {
            id: 'stop-here',
            label: common('action.stopHere'),
            icon: <DoorOpen {...ICON} />,
            onAction: () =>
              void navigate({ to: '/fin-de-session', search: { conversation: conversation.id } }),
          },
          {
            id: 'rename',
            label: t('manage.rename.action'),
            icon: <Pencil {...ICON} />,
            onAction: () => setDialog('rename'),
          },
          ...(isActive
            ? [
                {
                  id: 'complete',
                  label: t('manage.complete'),
                  icon: <CheckCheck {...ICON} />,
                  onAction: () => become('completed'),
                },
                {
                  id: 'archive',
                  label: t('manage.archive'),
                  icon: <Archive {...ICON} />,
                  onAction: () => become('archived'),
                },
              ]
            : [
                {
                  id: 'resume',
                  label: t('manage.resume'),
                  icon: <RotateCcw {...ICON} />,
                  onAction: () => become('active'),
                },
              ]),
          ...(hasChoice
            ? [
                {
                  id: 'answering',
                  label: isGuided
                    ? t('manage.answeredBy.configured', { model: assistant.model })
                    : t('manage.answeredBy.guide'),
                  icon: <ArrowLeftRight {...ICON} />,
                  onAction: () => (isGuided && assistant.external ? setDialog('outside') : answer(isGuided)),
                },
              ]
            : []),
          {
            id: 'delete',
            label: t('manage.delete.action'),
            icon: <Trash2 {...ICON} />,
            onAction: () => setDialog('delete'),
          },
        ]}
      />
      <ModalDialog title={t('manage.failed')} isOpen={change.isError} onOpenChange={() => change.reset()}>
        <p>{change.error !== null && problemText(change.error)}</p>
      </ModalDialog>
      {dialog === 'rename' && <RenameDialog conversation={conversation} onClose={close} />}
      {dialog === 'outside' && (
        <SwitchOutsideDialog model={assistant.model} onClose={close} onConfirm={() => answer(true)} />
      )}
      {dialog === 'delete' && (
        <DeleteConversationDialog conversation={conversation} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
};
