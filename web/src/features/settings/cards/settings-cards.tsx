import { Bell, CreditCard, FolderDown, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

const CARDS = [
  { key: 'profile', to: '/profile', icon: UserRound },
  { key: 'notifications', to: '/settings/notifications', icon: Bell },
  { key: 'security', to: '/security', icon: ShieldCheck },
  { key: 'billing', to: '/settings/billing', icon: CreditCard },
  { key: 'myData', to: '/settings/my-data', icon: FolderDown },
] as const satisfies readonly { key: string; to: string; icon: LucideIcon }[];

/** The four cards of spec.md, and the way to one's own data. */
export const SettingsCards = () => {
  const { t } = useTexts('settings');
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      {CARDS.map(({ key, to, icon: Icon }) => (
        <Card as="li" key={key} className="flex flex-col items-start gap-3 md:last:col-span-2">
          <h2 className="flex items-center gap-2 text-lg">
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-teal" />
            {t(`card.${key}.title`)}
          </h2>
          <p className="flex-1 text-ink-soft">{t(`card.${key}.text`)}</p>
          <ButtonLink to={to} variant="secondary">
            {t(`card.${key}.manage`)}
          </ButtonLink>
        </Card>
      ))}
    </ul>
  );
};
