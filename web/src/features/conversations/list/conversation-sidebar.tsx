import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { CONVERSATION_ID } from '../conversation-element-id.ts';
import { useFolded } from './use-folded.ts';

interface ConversationSidebarProps {
  /** `isIcon`: the sign alone, where the list is folded. */
  newButton: (isIcon: boolean) => ReactNode;
  children: ReactNode;
}

/** The list beside the conversation, on large screens. */
export const ConversationSidebar = ({ newButton, children }: ConversationSidebarProps) => {
  const { t } = useTexts('conversations');
  const [isFolded, fold] = useFolded();
  // The button that was pressed is gone: the one in its place has the focus.
  const [isPressed, setPressed] = useState(false);
  const press = (next: boolean) => {
    setPressed(true);
    fold(next);
  };
  if (isFolded) {
    return (
      <div className="relative hidden shrink-0 flex-col border-r border-hairline px-1 py-3 lg:flex">
        <IconButton
          icon={PanelLeftOpen}
          label={t('list.unfold')}
          aria-expanded={false}
          autoFocus={isPressed}
          onPress={() => press(false)}
        />
        {newButton(true)}
      </div>
    );
  }
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
      <div className="flex items-center justify-between pl-3">
        <h2 id="conversations-title" className="text-lg">
          {t('list.title')}
        </h2>
        <IconButton
          icon={PanelLeftClose}
          label={t('list.fold')}
          aria-expanded
          autoFocus={isPressed}
          onPress={() => press(true)}
        />
      </div>
      {newButton(false)}
      <div>{children}</div>
    </nav>
  );
};
