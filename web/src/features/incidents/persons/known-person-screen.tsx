import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { KnownPersonPage } from '#contract/persons.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { factsText } from '../incident-when.ts';
import { PartBadge } from './part-badge.tsx';
import { knownPersonPage } from './person-queries.ts';

/** /incidents/personnes/{key}: in which incidents a person is, and in which part. */
export const KnownPersonScreen = () => {
  const { t } = useTexts('persons');
  const { key } = useParams({ from: '/_app/incidents/personnes/$key' });
  const { data, error, isFetching, refetch } = useQuery(knownPersonPage(key));
  const back = <BackLink to="/incidents">{t('page.back')}</BackLink>;
  if (isProblem(error, 'not_found')) {
    return <PageHeader title={t('page.notFound')} intro={t('page.notFoundText')} back={back} />;
  }
  if (data === undefined && error !== null) {
    return (
      <>
        <PageHeader title={t('page.title')} back={back} />
        <RetryNotice
          title={t('page.failure')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t('page.title')} back={back} />
        <LoadingBlock label={t('page.loading')} rows={3} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={data.full_name || t('page.nameless')} intro={t('page.intro')} back={back} />
      <ul aria-label={t('page.incidents')} className="divide-y divide-hairline border-y border-hairline">
        {data.incidents.map((incident) => (
          <InIncident key={incident.person_id} incident={incident} name={data.full_name} />
        ))}
      </ul>
      {data.incidents.length > 1 && (
        <p className="mt-4 max-w-[65ch] text-sm text-ink-soft">{t('page.same')}</p>
      )}
    </>
  );
};

interface InIncidentProps {
  incident: KnownPersonPage['incidents'][number];
  /** What the page calls the person. */
  name: string;
}

const InIncident = ({ incident, name }: InIncidentProps) => {
  const { t, language } = useTexts('persons');
  const { t: incidents } = useTexts('incidents');
  const { incident_id, title, reference_number, is_sensitive } = incident;
  const { part, role, is_anonymized, full_name, damaged } = incident;
  return (
    <li className="py-3">
      <Link look="alone" to="/incidents/$id" params={{ id: incident_id }} className="font-semibold">
        {is_sensitive ? (
          <span className="inline-flex items-center gap-2 font-normal italic">
            <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
            {incidents('list.hiddenTitle')}
          </span>
        ) : (
          <span className="min-w-0 wrap-anywhere">{title || incidents('list.untitled')}</span>
        )}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{factsText(incident, incidents, language)}</span>
        <span className="tabular-nums">
          <span className="sr-only">{incidents('list.reference')} </span>
          {reference_number}
        </span>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {part !== null && <PartBadge part={part} />}
        {part === null && !is_sensitive && damaged === undefined && (
          <span className="text-ink-soft">{t('page.partUnsaid')}</span>
        )}
        {role !== '' && <span className="min-w-0 wrap-anywhere">{role}</span>}
        {damaged && <span className="text-ink-soft">{t('damaged')}</span>}
      </p>
      {is_anonymized && <p className="text-sm text-ink-soft">{t('page.anonymousHere')}</p>}
      {full_name !== '' && full_name !== name && (
        <p className="text-sm text-ink-soft wrap-anywhere">{t('page.named', { name: full_name })}</p>
      )}
    </li>
  );
};
