import { ListChecks, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { AssistantName } from './answering/assistant-name.tsx';
import { WhoAnswers } from './answering/who-answers.tsx';
import { ConnectionLabel } from './connection/connection-label.tsx';
import type { ConnectionStatus } from './connection/connection-state.ts';

interface ChatHeaderProps {
  title: string;
  /** Once it is known. */
  conversation: Conversation | undefined;
  status: ConnectionStatus;
  isBusy: boolean;
  /** Opens the list of conversations, where it does not stand beside the chat. */
  onShowList: () => void;
  /** Opens what is collected, where it does not stand beside the chat. */
  onShowCollected: () => void;
  /** What can become of the conversation, once it is known. */
  menu: ReactNode;
}

/** The conversation's name, who answers, whether they are there; and the ways to what does not fit beside it. */
export const ChatHeader = ({
  title,
  conversation,
  status,
  isBusy,
  onShowList,
  onShowCollected,
  menu,
}: ChatHeaderProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  return (
    <header className="flex items-center gap-1 border-b border-hairline px-4 py-1.5 sm:px-6 sm:py-2 writing-low:hidden">
      <IconButton
        icon={MessagesSquare}
        label={t('list.show')}
        className="-ml-3 lg:hidden"
        onPress={onShowList}
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base sm:text-lg">{title}</h2>
        {/* On a telephone never two lines for a longer word: all below would move while a conversation loads. */}
        <div className="flex items-center gap-x-2 text-xs sm:flex-wrap sm:gap-x-3 text-ink-soft">
          <ConnectionLabel status={status} isBusy={isBusy} />
          <span className="hidden min-w-0 sm:inline">
            <AssistantName conversation={conversation} />
          </span>
          <span className="min-w-0 sm:hidden">
            <WhoAnswers conversation={conversation} />
          </span>
        </div>
      </div>
      {/* Where there is less room it stands in the menu alone. */}
      {conversation !== undefined && (
        <ButtonLink
          variant="quiet"
          className="shrink-0 px-3 text-sm max-lg:hidden"
          to="/fin-de-session"
          search={{ conversation: conversation.id }}
        >
          {common('action.stopHere')}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        aria-label={t('collected.title')}
        className="min-w-(--target) shrink-0 px-2 text-sm sm:px-3 beside:hidden"
        onPress={onShowCollected}
      >
        {/* On a telephone the sign alone leaves the name of the conversation its room. */}
        <ListChecks aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
        <span className="hidden whitespace-nowrap sm:inline">{t('collected.title')}</span>
      </Button>
      {/* Its place is kept until the conversation is there. */}
      <div className="min-h-(--target) min-w-(--target) shrink-0">{menu}</div>
    </header>
  );
};
