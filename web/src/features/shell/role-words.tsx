import { isNamedRole, useRoleText } from './use-role-text.ts';

/** A role in words, in the language of the shell; one that the product does not know is the server's word. */
export const RoleWords = ({ role }: { role: string }) => {
  const text = useRoleText({ screen: 'fr' })(role);
  return isNamedRole(role) ? text : <span lang="en">{text}</span>;
};
