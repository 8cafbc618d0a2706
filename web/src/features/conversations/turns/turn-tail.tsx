import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { ReplyInProgress } from '../log/reply-in-progress.tsx';
import { outgoingFrom } from './outgoing-from.ts';
import { OutgoingItem } from './outgoing-item.tsx';
import type { OutgoingMessage, TurnState } from './turn-state.ts';
import { UnansweredNotice } from './unanswered-notice.tsx';

interface TurnTailProps {
  turn: TurnState;
  messages: readonly Message[];
  /** What of the files of unsent messages is on this device. */
  files: readonly KeptFile[];
  isConnected: boolean;
  onRetry: (message: OutgoingMessage) => void;
  onTakeBack: (message: OutgoingMessage) => void;
}

/** What stands below the saved messages: those that are not sent yet, and how the reply is coming along. */
export const TurnTail = ({ turn, messages, files, isConnected, onRetry, onTakeBack }: TurnTailProps) => {
  const { t } = useTexts('conversations');
  const { outgoing, active, unanswered } = turn;
  const asked = messages.find(({ id }) => id === unanswered?.messageId);
  // Nobody has been asked before the message is saved.
  const isUnsaved = active?.phase === 'sending' && outgoing.some(({ id }) => id === active.messageId);
  const isThinking = active !== null && active.phase !== 'answered' && !isUnsaved;
  return (
    <>
      {outgoing.map((message) => (
        <OutgoingItem
          key={message.id}
          message={message}
          files={files.filter(({ id }) => message.attachments?.includes(id))}
          isBusy={active !== null}
          isConnected={isConnected}
          onRetry={() => onRetry(message)}
          onTakeBack={() => onTakeBack(message)}
        />
      ))}
      {isThinking && <ReplyInProgress text={active.text} />}
      {unanswered !== null && active === null && asked !== undefined && (
        <UnansweredNotice
          unanswered={unanswered}
          onRetry={() => onRetry({ ...outgoingFrom(asked), again: unanswered.again })}
        />
      )}
      <LiveRegion message={isThinking ? t('log.thinking') : ''} />
    </>
  );
};
