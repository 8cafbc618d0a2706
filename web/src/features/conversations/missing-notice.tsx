import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

interface MissingNoticeProps {
  /** The ways on: the other conversations, and a new one. */
  children: ReactNode;
}

/**
 * The address named a conversation that is not there, or not this person's: both look the same. Nothing else is opened
 * in its place: words meant for one conversation must not go into another.
 */
export const MissingNotice = ({ children }: MissingNoticeProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 overflow-y-auto px-3 pt-3 pb-6 sm:px-6">
      <Notice tone="info">{t('missing')}</Notice>
      {/* Where the list does not stand beside it. */}
      <nav aria-label={t('list.title')} className="flex flex-col gap-3 lg:hidden">
        {children}
      </nav>
    </div>
  );
};
