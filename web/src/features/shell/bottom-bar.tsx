import { NotebookPen } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { Link } from '#web/ui/link.tsx';
import { MoreMenus } from './more-menus.tsx';
import { MAIN_NAV } from './nav-items.ts';

const SHORT = ['home', 'assistant', 'incidents'] as const;

/** The phone's bar: what is used most, all the menus, and room for the way out under the thumb. */
export const BottomBar = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden">
      <nav aria-label={t('nav.main')} className="mx-auto max-w-xl">
        {/* What is left free at the right is the way out's, which stands above everything (discretion/quick-exit.tsx). */}
        <ul className="grid grid-cols-5 pr-(--exit-width)">
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={openQuickNote}
              // Not a place: it never looks like the page that is open.
              className="flex min-h-14 w-full cursor-pointer flex-col items-center justify-center gap-0.5 rounded-box text-bar text-ink-soft"
            >
              <NotebookPen aria-hidden="true" size={20} strokeWidth={1.75} />
              {t('note.short')}
            </button>
          </li>
          {SHORT.map((key) => {
            const item = MAIN_NAV.find((entry) => entry.key === key);
            if (item === undefined) return null;
            const Icon = item.icon;
            return (
              <li key={key}>
                <Link
                  look="bare"
                  to={item.to}
                  className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-box text-bar text-ink-soft no-underline aria-[current=page]:font-semibold aria-[current=page]:text-teal"
                >
                  <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                  {t(`nav.short.${key}`)}
                </Link>
              </li>
            );
          })}
          <li>
            <MoreMenus />
          </li>
        </ul>
      </nav>
    </div>
  );
};
