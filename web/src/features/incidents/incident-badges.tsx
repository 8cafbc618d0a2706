import type { IncidentPriority } from '#contract/common/kinds.ts';
import type { IncidentStatus } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PRIORITY_TONES, STATUS_TONES } from './incident-labels.ts';

/** The status in words and colour (spec.md, 4). */
export const StatusBadge = ({ status }: { status: IncidentStatus }) => {
  const { t } = useTexts('incidents');
  return (
    <Badge tone={STATUS_TONES[status]}>
      <span className="sr-only">{t('field.status')} </span>
      {t(`status.${status}`)}
    </Badge>
  );
};

/** The priority in words and colour. */
export const PriorityBadge = ({ priority }: { priority: IncidentPriority }) => {
  const { t } = useTexts('incidents');
  return (
    <Badge tone={PRIORITY_TONES[priority]}>
      <span className="sr-only">{t('field.priority')} </span>
      {t(`priority.${priority}`)}
    </Badge>
  );
};
