import { useTexts } from '#web/i18n/use-texts.ts';

const NAMED = ['user', 'professional', 'super_admin'] as const;

/** A role in words. One that the product does not know is shown as it is stored, an underscore as a space (spec.md, 2). */
export const RoleWords = ({ role }: { role: string }) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const named = NAMED.find((known) => known === role);
  return named === undefined ? <span lang="en">{role.replaceAll('_', ' ')}</span> : t(`user.roles.${named}`);
};
