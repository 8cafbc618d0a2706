import { productName } from '#web/i18n/texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { Menus } from './menus.tsx';

/** The left rail of wide screens. */
export const SideRail = () => (
  <aside
    aria-label={productName()}
    className="sticky top-0 hidden h-dvh w-62 shrink-0 flex-col gap-6 overflow-y-auto border-r border-hairline px-3 py-4 lg:flex"
  >
    <Link look="bare" to="/app-home" className="flex min-h-(--target) items-center px-3 no-underline">
      <Wordmark name={productName()} />
    </Link>
    <Menus />
  </aside>
);
