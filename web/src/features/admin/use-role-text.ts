import { ROLES, type Role } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

const isRole = (role: string): role is Role => ROLES.some((known) => known === role);

/** A role in words; one that was given at the command line as it was typed. */
export const useRoleText = (): ((role: string) => string) => {
  const { t } = useTexts('admin');
  return (role) => (isRole(role) ? t(`role.${role}`) : role.replaceAll('_', ' '));
};
