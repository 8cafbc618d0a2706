import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { PassageText } from '#web/ui/shown-passage.tsx';
import { PriorityBadge, StatusBadge } from '../incident-badges.tsx';
import { whenText } from '../incident-when.ts';
import { SourcedDescription } from './sourced-description.tsx';

/** The rows of spec.md, 2: type, priority, status, date, place, tags, and the description as it was written. */
export const IncidentRows = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('incidents');
  const { type, priority, status, location, other_places, tags, is_sensitive, unstated } = incident;
  return (
    <DetailList>
      <DetailRow label={t('field.type')}>
        {unstated.includes('type') ? t('detail.unspecified') : t(`type.${type}`)}
      </DetailRow>
      <DetailRow label={t('field.priority')}>
        {unstated.includes('priority') ? (
          t('detail.unspecified')
        ) : (
          <span className="flex">
            <PriorityBadge priority={priority} />
          </span>
        )}
      </DetailRow>
      <DetailRow label={t('field.status')}>
        <span className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          {is_sensitive && <Badge tone="purple">{t('detail.sensitive')}</Badge>}
        </span>
      </DetailRow>
      <DetailRow label={t('field.incident_date')}>
        {whenText(incident, t, language) ?? t('detail.unspecified')}
        {incident.date_certainty === 'exact' && (
          <span className="ml-3 text-sm text-ink-soft">{t('detail.exactDay')}</span>
        )}
        {incident.time_certainty === 'exact' && (
          <span className="ml-3 text-sm text-ink-soft">{t('detail.exactHour')}</span>
        )}
      </DetailRow>
      {location !== null && location !== '' && (
        <DetailRow label={t('field.location')}>
          <PassageText field="location" text={location} />
        </DetailRow>
      )}
      {other_places.length > 0 && (
        <DetailRow label={t('field.other_places')}>
          <ul className="flex flex-col gap-1">
            {other_places.map(({ place, what }) => (
              <li key={`${place} ${what}`}>
                {place}
                {what !== '' && <span className="text-ink-soft"> · {what}</span>}
              </li>
            ))}
          </ul>
        </DetailRow>
      )}
      {tags.length > 0 && (
        <DetailRow label={t('field.tags')}>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li
                key={tag}
                className="max-w-full rounded-full bg-grey-tint px-3 py-0.5 text-sm break-words text-grey-text"
              >
                {tag}
              </li>
            ))}
          </ul>
        </DetailRow>
      )}
      <DetailRow label={t('field.description')}>
        <SourcedDescription incident={incident} />
      </DetailRow>
    </DetailList>
  );
};
