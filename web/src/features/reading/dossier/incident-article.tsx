import type { When } from '#contract/common/incident-when.ts';
import { whenInProse } from '#web/features/incidents/incident-when.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import type { ReadIncident } from '../opening/read-dossier.ts';
import { useReading } from '../words/reading-texts.tsx';
import { useLabels } from '../words/use-labels.ts';
import { type DossierParts, type IncidentWithParts, recordElement } from './dossier-parts.ts';
import { ExhibitEntry } from './exhibit-entry.tsx';
import { RecordMoments } from './record-moments.tsx';
import { ShownText, WithCovered } from './shown-text.tsx';

interface IncidentArticleProps {
  of: IncidentWithParts;
  parts: DossierParts;
}

/** One incident, with the persons and the exhibits in it. */
export const IncidentArticle = ({ of: { incident, persons, exhibits }, parts }: IncidentArticleProps) => {
  const { t, language } = useReading();
  const { shown } = incident;
  return (
    <article
      id={recordElement(incident.id)}
      className="long-list-item flex scroll-mt-4 flex-col gap-4 border-t border-hairline py-8"
    >
      <div>
        <p className="text-sm whitespace-nowrap text-ink-soft">{shown.reference_number}</p>
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {shown.title === '' ? t('record.untitled') : <WithCovered text={shown.title} />}
        </h3>
      </div>
      <IncidentMoments incident={incident} />
      {shown.description !== '' && <ShownText text={shown.description} className="max-w-[70ch]" />}
      <IncidentFacts shown={shown} />
      {persons.length > 0 && (
        <div>
          <h4 className="mb-1 text-lg">{t('record.personsIn')}</h4>
          <ul className="flex flex-col gap-3">
            {persons.map((person) => (
              <li key={person.id}>
                <PersonLine person={person} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {exhibits.length > 0 && (
        <div>
          <h4 className="mb-1 text-lg">{t('record.exhibitsIn')}</h4>
          <ul className="flex flex-col gap-2">
            {exhibits.map((exhibit) => (
              <ExhibitEntry
                key={exhibit.id}
                exhibit={exhibit}
                piece={parts.pieces.get(exhibit.id)}
                reference={shown.reference_number}
              />
            ))}
          </ul>
        </div>
      )}
      {shown.account.map(({ said_at, words }) => (
        <blockquote key={`${said_at} ${words}`} className="border-l-2 border-hairline pl-4">
          <p className="text-sm text-ink-soft">
            {t('record.account')} · {t('record.saidAt', { moment: dayAndTime(said_at, language) })}
          </p>
          <ShownText text={words} />
        </blockquote>
      ))}
    </article>
  );
};

const IncidentMoments = ({ incident }: { incident: ReadIncident }) => {
  const { t, language } = useReading();
  const labels = useLabels();
  const happened = whenInProse(incident.shown as When, labels.when, language);
  return <RecordMoments record={incident} happened={happened ?? t('record.undated')} />;
};

const IncidentFacts = ({ shown }: { shown: ReadIncident['shown'] }) => {
  const { t } = useReading();
  const labels = useLabels();
  const stated = (field: 'type' | 'priority') =>
    shown.unstated.includes(field) ? t('record.unstated') : labels.of(field, shown[field]);
  return (
    <DetailList>
      {shown.location !== null && shown.location !== '' && (
        <DetailRow label={t('record.place')}>
          <WithCovered text={shown.location} />
        </DetailRow>
      )}
      {shown.other_places.length > 0 && (
        <DetailRow label={t('record.otherPlaces')}>
          {shown.other_places
            .map(({ place, what }) => (what === '' ? place : t('record.otherPlace', { place, what })))
            .join(' · ')}
        </DetailRow>
      )}
      <DetailRow label={t('record.type')}>{stated('type')}</DetailRow>
      <DetailRow label={t('record.priority')}>{stated('priority')}</DetailRow>
      <DetailRow label={t('record.status')}>{labels.of('status', shown.status)}</DetailRow>
    </DetailList>
  );
};

const PersonLine = ({ person }: { person: IncidentWithParts['persons'][number] }) => {
  const labels = useLabels();
  const { full_name, part, role, notes } = person.shown;
  return (
    <>
      <p className="wrap-anywhere">
        <strong dir="auto" className="font-semibold">
          <WithCovered text={full_name} />
        </strong>
        {part !== null && `, ${labels.of('part', part)}`}
        {role !== '' && (
          <>
            {', '}
            <WithCovered text={role} />
          </>
        )}
      </p>
      {notes !== '' && <ShownText text={notes} className="text-ink-soft" />}
    </>
  );
};
