import { FolderInput, Trash2 } from 'lucide-react';
import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { messageToAttach } from '#web/lib/message-to-attach.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface MessageActionsProps {
  message: Message;
  /** Whose it is and when it was said. */
  name: string;
  /** The tab key comes here. */
  isReached: boolean;
  onDelete: (message: Message) => void;
}

/** What can be done with a message, at the end of its line. Of a reply no exhibit is made: it is nothing that the person said. */
export const MessageActions = ({ message, name, isReached, onDelete }: MessageActionsProps) => {
  const { t } = useTexts('conversations');
  const isOwn = message.role === 'user';
  const quiet = {
    iconSize: 16,
    // The tab key comes to one message, and so to what can be done with it.
    excludeFromTabOrder: !isReached,
    className: classNames(
      // As high as the time beside it, though larger to press.
      '-my-2',
      // They stand under every message: quiet, but there where nothing hovers.
      !isReached && 'opacity-70 group-hover:opacity-100 focus-visible:opacity-100',
    ),
  };
  return (
    // The last icon ends where the words do.
    <span className={classNames('flex', isOwn ? '-mr-3.5' : '-ml-2')}>
      {isOwn && !message.damaged && (
        <IconButton
          icon={FolderInput}
          label={t('log.attach', { message: name })}
          {...quiet}
          onPress={() => messageToAttach.set(message)}
        />
      )}
      <IconButton
        icon={Trash2}
        label={t('log.delete.action', { message: name })}
        {...quiet}
        onPress={() => onDelete(message)}
      />
    </span>
  );
};
