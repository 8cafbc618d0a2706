import { useTexts } from '#web/i18n/use-texts.ts';
import { RoleWords } from './role-words.tsx';

/** The role under the name: alone, a word like 'Utilisateur·rice' would say nothing. */
export const RoleLine = ({ role }: { role: string }) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <p className="text-sm text-ink-soft">
      {t('user.role')} <RoleWords role={role} />
    </p>
  );
};
