import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { useRoleText } from '../use-role-text.ts';

/** As spec.md, 2 says: purple and green for two roles, blue for whatever else. */
const TONES: Partial<Record<string, BadgeTone>> = { super_admin: 'purple', professional: 'green' };

export const RoleBadge = ({ role }: { role: string }) => {
  const roleText = useRoleText();
  return <Badge tone={TONES[role] ?? 'blue'}>{roleText(role)}</Badge>;
};
