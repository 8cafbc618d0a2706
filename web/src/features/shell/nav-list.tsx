import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import type { NavItem } from './nav-items.ts';

interface NavListProps {
  /** Names the menu for screen readers, and for everybody when `showTitle`. */
  title: string;
  items: readonly NavItem[];
  showTitle?: boolean;
  onNavigate?: () => void;
}

/** One menu: a list of links, the current page marked by ink, tint and `aria-current`. */
export const NavList = ({ title, items, showTitle = false, onNavigate }: NavListProps) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <nav aria-label={title}>
      {showTitle && <p className="px-3 pb-1 text-xs font-semibold text-ink-soft">{title}</p>}
      <ul className="flex flex-col gap-1">
        {items.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              look="bare"
              to={to}
              {...(onNavigate !== undefined && { onClick: onNavigate })}
              className="group flex min-h-(--target) items-center gap-3 rounded-box px-3 text-ink-soft no-underline hover:bg-sunk hover:text-ink aria-[current=page]:bg-teal-tint aria-[current=page]:font-semibold aria-[current=page]:text-teal-strong"
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
              <span className="leading-tight">{t(`nav.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
