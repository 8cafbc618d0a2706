import { NotificationBell } from './notification-bell.tsx';
import { QuickExit } from './quick-exit.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header: where one is, then the way out, the bell and the account. */
export const TopBar = ({ pageName }: { pageName: string }) => (
  <header className="sticky top-0 z-20 flex min-h-16 items-center gap-1 border-b border-hairline bg-paper px-4 sm:px-8 writing-low:hidden">
    <p className="min-w-0 flex-1 truncate font-semibold">{pageName}</p>
    <div className="hidden lg:block">
      <QuickExit />
    </div>
    <NotificationBell />
    <UserMenu />
  </header>
);
