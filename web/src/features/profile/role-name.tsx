import { useTexts } from '#web/i18n/use-texts.ts';
import { roleName } from '../shell/role-name.ts';

const NAMED = ['user', 'professional', 'super_admin'] as const;

/** A role in words. Roles that the product does not know are shown as they are stored. */
export const RoleName = ({ role }: { role: string }) => {
  const { t } = useTexts('profile');
  const named = NAMED.find((known) => known === role);
  return named === undefined ? <span lang="en">{roleName(role) || t('none')}</span> : t(`role.${named}`);
};
