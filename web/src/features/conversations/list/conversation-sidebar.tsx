import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { CONVERSATION_ID } from '../conversation-element-id.ts';

interface ConversationSidebarProps {
  /** Null where it stands beside the list. */
  newButton: ReactNode;
  children: ReactNode;
}

/** The list beside the conversation, on large screens. */
export const ConversationSidebar = ({ newButton, children }: ConversationSidebarProps) => {
  const { t } = useTexts('conversations');
  return (
    <nav
      aria-labelledby="conversations-title"
      className="relative hidden w-64 shrink-0 flex-col gap-3 overflow-y-auto border-r border-hairline px-3 py-4 lg:flex"
    >
      {/* Fifty links would stand between the keyboard and the conversation. */}
      <button
        type="button"
        onClick={() => document.getElementById(CONVERSATION_ID)?.focus()}
        className="sr-only rounded-box px-3 py-2 text-left text-sm font-semibold text-teal focus:not-sr-only"
      >
        {t('list.skip')}
      </button>
      <h2 id="conversations-title" className="px-3 text-lg">
        {t('list.title')}
      </h2>
      {newButton}
      <div>{children}</div>
    </nav>
  );
};
