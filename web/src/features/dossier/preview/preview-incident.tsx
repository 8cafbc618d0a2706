import type { ReactNode } from 'react';
import { dateCertainty } from '#contract/common/incident-when.ts';
import { incidentStatus, incidentType, priority } from '#contract/common/kinds.ts';
import type { DossierRecord } from '#verifier/dossier/format.ts';
import { whenInProse } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Part, RecordedLine, Words } from './preview-parts.tsx';

interface PreviewIncidentProps {
  incident: Extract<DossierRecord, { entity: 'incident' }>;
  persons: ReactNode;
  /** Its exhibits. */
  children: ReactNode;
}

/** One incident of the document, with what belongs to it. */
export const PreviewIncident = ({ incident, persons, children }: PreviewIncidentProps) => {
  const { t, language } = useTexts('dossier');
  const { t: incidents } = useTexts('incidents');
  const { shown, first, last, versions } = incident;
  const type = shown.unstated.includes('type') ? undefined : incidentType.safeParse(shown.type).data;
  const knownPriority = shown.unstated.includes('priority')
    ? undefined
    : priority.safeParse(shown.priority).data;
  const status = incidentStatus.safeParse(shown.status).data;
  const when = whenInProse(
    {
      ...shown,
      date_certainty: dateCertainty.safeParse(shown.date_certainty).data ?? null,
      time_until: shown.time_until ?? null,
      time_certainty: dateCertainty.safeParse(shown.time_certainty).data ?? null,
    },
    incidents,
    language,
  );
  return (
    <>
      <h4 dir="auto" className="text-lg wrap-anywhere">
        {shown.title}
      </h4>
      <p className="text-sm text-ink-soft">
        <span className="whitespace-nowrap tabular-nums">{shown.reference_number}</span>
        {' · '}
        {when ?? t('preview.undated')}
        {type !== undefined && ` · ${incidents(`type.${type}`)}`}
      </p>
      <p className="text-sm text-ink-soft">
        {t('preview.priority', {
          priority: knownPriority ? incidents(`priority.${knownPriority}`) : incidents('detail.unspecified'),
        })}
        {status !== undefined && ` · ${t('preview.status', { status: incidents(`status.${status}`) })}`}
      </p>
      <RecordedLine first={first.recorded_at} last={last.recorded_at} versions={versions} />
      {[
        shown.location,
        ...shown.other_places.map(({ place, what }) => [place, what].filter(Boolean).join(', ')),
      ]
        .filter((place): place is string => Boolean(place))
        .map((place) => (
          <p key={place} className="text-sm text-ink-soft wrap-anywhere">
            {t('preview.place', { place })}
          </p>
        ))}
      <Words>{shown.description}</Words>
      {shown.account.length > 0 && (
        <Part title={t('preview.account')}>
          {shown.account.map(({ said_at, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one message have no other name than their place
            <div key={index} className="mt-1">
              <p className="text-sm text-ink-soft">
                {t('preview.said', { moment: dayAndTime(said_at, language) })}
              </p>
              <Words>{words}</Words>
            </div>
          ))}
        </Part>
      )}
      {persons}
      {children}
    </>
  );
};
