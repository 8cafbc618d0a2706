const WITNESS = 'témoin';

/** A person's role apart from 'témoin', which an incident made of a conversation writes behind it: 'collègue, témoin'. */
export const rolesOf = (role: string): { roles: string; isWitness: boolean } => {
  const all = role
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const roles = all.filter((part) => part !== WITNESS);
  return { roles: roles.join(', '), isWitness: roles.length < all.length };
};
