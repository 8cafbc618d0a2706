import { ROLES, type Role } from '#contract/administration.ts';
import type { Language } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** Whether the product knows this role; others are given at the command line. */
export const isNamedRole = (role: string): role is Role => ROLES.some((known) => known === role);

/** A role in words; one that the product does not know as it is stored, an underscore as a space (spec.md, 2). */
export const useRoleText = (options: { screen?: Language } = {}): ((role: string) => string) => {
  const { t } = useTexts('shell', options);
  return (role) => (isNamedRole(role) ? t(`user.roles.${role}`) : role.replaceAll('_', ' '));
};
