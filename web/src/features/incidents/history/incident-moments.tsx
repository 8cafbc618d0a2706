import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime, dayAtHour } from '#web/lib/dates.ts';
import { Moment, Moments } from '#web/ui/moments.tsx';
import { longDay } from '../incident-dates.ts';

/** When it happened, when it was first recorded and when it was last changed, apart. */
export const IncidentMoments = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('incidentHistory');
  const { t: incidents } = useTexts('incidents');
  const { incident_date, incident_time, created_at, updated_at, version, persons, evidence } = incident;
  const day = longDay(incident_date, language) ?? incidents('detail.unspecified');
  const changes = [...persons, ...evidence].flatMap((one) => [one.created_at, one.updated_at]);
  const last = [updated_at, ...changes].sort().at(-1) ?? updated_at;
  return (
    <Moments>
      <Moment label={t('moments.happened')}>{dayAtHour(day, incident_time, language)}</Moment>
      <Moment label={t('moments.recorded')}>{dayAndTime(created_at, language)}</Moment>
      <Moment label={t('moments.changed')}>
        {version === 1 && last <= created_at ? t('moments.never') : dayAndTime(last, language)}
      </Moment>
    </Moments>
  );
};
