import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { HelpFooter } from './help/help-footer.tsx';

interface MissingNoticeProps {
  newButton: ReactNode;
  /** The other conversations, at every width: nothing else is on the page. */
  children: ReactNode;
}

/**
 * The address named a conversation that is not there, or not this person's: both look the same. Nothing else is opened
 * in its place: words meant for one conversation must not go into another.
 */
export const MissingNotice = ({ newButton, children }: MissingNoticeProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6">
          <Notice tone="info" actions={newButton}>
            {t('missing')}
          </Notice>
          <nav aria-label={t('list.title')}>{children}</nav>
        </div>
      </div>
      <HelpFooter />
    </div>
  );
};
