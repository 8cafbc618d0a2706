import { NotebookPen } from 'lucide-react';
import { QuickExitRoom } from '#web/features/discretion/quick-exit.tsx';
import { NoticeBell } from '#web/features/notices/notice-bell.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** On narrow windows the bar at the foot has it, under the thumb. */
const NoteButton = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <IconButton
      icon={NotebookPen}
      label={t('note.label')}
      aria-haspopup="dialog"
      aria-keyshortcuts="n"
      className="max-lg:hidden"
      onPress={openQuickNote}
    />
  );
};

/** The header: where one is, then the quick note, the bell and the account, and room for the way out. */
export const TopBar = ({ pageName }: { pageName: string }) => (
  <header className="sticky top-0 z-20 flex min-h-16 items-center gap-1 border-b border-hairline bg-paper px-4 sm:px-8 writing-low:hidden">
    <p className="min-w-0 flex-1 truncate font-semibold">{pageName}</p>
    <NoteButton />
    <NoticeBell />
    <UserMenu />
    <QuickExitRoom />
  </header>
);
