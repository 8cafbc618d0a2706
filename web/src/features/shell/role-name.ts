/** A role as the header shows it: 'super_admin' → 'super admin' (spec.md, 2). */
export const roleName = (role: string): string => role.replaceAll('_', ' ');
