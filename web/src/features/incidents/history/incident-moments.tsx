import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Moment, Moments } from '#web/ui/moments.tsx';
import { whenText } from '../incident-when.ts';

/** When it happened, when it was first recorded and when it was last changed, apart. */
export const IncidentMoments = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('incidentHistory');
  const { t: incidents } = useTexts('incidents');
  const { created_at, updated_at, version, persons, evidence } = incident;
  const changes = [...persons, ...evidence].flatMap((one) => [one.created_at, one.updated_at]);
  const last = [updated_at, ...changes].sort().at(-1) ?? updated_at;
  return (
    <Moments>
      <Moment label={t('moments.happened')}>
        {whenText(incident, incidents, language) ?? incidents('detail.unspecified')}
      </Moment>
      <Moment label={t('moments.recorded')}>{dayAndTime(created_at, language)}</Moment>
      <Moment label={t('moments.changed')}>
        {version === 1 && last <= created_at ? t('moments.never') : dayAndTime(last, language)}
      </Moment>
    </Moments>
  );
};
