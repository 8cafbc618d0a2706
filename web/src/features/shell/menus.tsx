import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ADMIN_NAV, MAIN_NAV, SECONDARY_NAV, SUPER_ADMIN } from './nav-items.ts';
import { NavList } from './nav-list.tsx';

/** The main, administration and secondary menus, as the rail and the phone's sheet show them. */
export const Menus = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const { role } = useProfile();
  const follow = onNavigate === undefined ? {} : { onNavigate };
  return (
    <>
      <NavList title={t('nav.main')} items={MAIN_NAV} {...follow} />
      {role === SUPER_ADMIN && <NavList title={t('nav.admin')} items={ADMIN_NAV} showTitle {...follow} />}
      <div className="mt-auto border-t border-hairline pt-3">
        <NavList title={t('nav.secondary')} items={SECONDARY_NAV} {...follow} />
      </div>
    </>
  );
};
