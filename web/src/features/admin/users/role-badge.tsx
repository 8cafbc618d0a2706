import { useRoleText } from '#web/features/shell/use-role-text.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** As spec.md, 2 says: purple and green for two roles, blue for whatever else. */
const TONES: Partial<Record<string, BadgeTone>> = { super_admin: 'purple', professional: 'green' };

export const RoleBadge = ({ role }: { role: string }) => {
  const roleText = useRoleText();
  return <Badge tone={TONES[role] ?? 'blue'}>{roleText(role)}</Badge>;
};
