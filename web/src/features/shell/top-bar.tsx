import { NotificationBell } from './notification-bell.tsx';
import { QuickExitRoom } from './quick-exit.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header: where one is, then the bell and the account, and room for the way out. */
export const TopBar = ({ pageName }: { pageName: string }) => (
  <header className="sticky top-0 z-20 flex min-h-16 items-center gap-1 border-b border-hairline bg-paper px-4 sm:px-8 writing-low:hidden">
    <p className="min-w-0 flex-1 truncate font-semibold">{pageName}</p>
    <NotificationBell />
    <UserMenu />
    <QuickExitRoom />
  </header>
);
