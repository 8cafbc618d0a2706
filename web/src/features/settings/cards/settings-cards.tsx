import { Bell, CreditCard, FolderDown, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

const CARDS = [
  { key: 'profile', to: '/profile', icon: UserRound },
  { key: 'notifications', to: '/settings/notifications', icon: Bell },
  { key: 'security', to: '/security', icon: ShieldCheck },
  { key: 'billing', to: '/settings/billing', icon: CreditCard },
  { key: 'myData', to: '/settings/my-data', icon: FolderDown },
] as const satisfies readonly { key: string; to: string; icon: LucideIcon }[];

/** The four cards of spec.md, each a row between hairlines, and the way to one's own data. */
export const SettingsCards = () => {
  const { t } = useTexts('settings');
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {CARDS.map(({ key, to, icon: Icon }) => (
        <li
          key={key}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-1 self-start text-teal" />
          <div>
            <h2 className="text-lg">{t(`card.${key}.title`)}</h2>
            <p className="text-ink-soft">{t(`card.${key}.text`)}</p>
          </div>
          <ButtonLink
            to={to}
            variant="quiet"
            className="col-start-2 -ml-5 justify-self-start sm:col-start-3 sm:-mr-5 sm:ml-3"
          >
            {t(`card.${key}.manage`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};
