import type { IncidentPriority } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<IncidentPriority, BadgeTone> = {
  critical: 'red',
  high: 'yellow',
  medium: 'blue',
  low: 'grey',
};

/** The severity of a suggestion, in words. */
export const SeverityBadge = ({ severity }: { severity: IncidentPriority }) => {
  const { t } = useTexts('conversations');
  return <Badge tone={TONES[severity]}>{t(`suggestion.severity.${severity}`)}</Badge>;
};
