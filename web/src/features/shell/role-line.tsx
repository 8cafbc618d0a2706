import { useTexts } from '#web/i18n/use-texts.ts';
import { roleName } from './role-name.ts';

/** The role under the name. It is a word of the server's, in English: alone, 'user' would say nothing. */
export const RoleLine = ({ role }: { role: string }) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <p className="text-sm text-ink-soft">
      {t('user.role')} <span lang="en">{roleName(role)}</span>
    </p>
  );
};
