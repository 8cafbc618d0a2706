import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PassageText } from '#web/ui/shown-passage.tsx';
import { timeSince } from '../incident-dates.ts';
import { STATUS_ICONS } from '../incident-labels.ts';
import { factsText } from '../incident-when.ts';
import { IncidentActions } from './incident-actions.tsx';

/** Title, status icon, reference, when it was created, and what can be done with it. */
export const IncidentHeading = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('incidents');
  const { id, title, status, reference_number, created_at, updated_at, version } = incident;
  const Icon = STATUS_ICONS[status];
  return (
    <header className="mb-8">
      <p className="mb-3">
        <BackLink to="/incidents">{t('detail.back')}</BackLink>
      </p>
      <PageTitle className="text-2xl break-words sm:text-3xl">
        <PassageText field="title" text={title} />
      </PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="-mr-2 shrink-0 text-teal" />
        {reference_number !== '' && (
          <span>
            {t('detail.reference')} <span className="tabular-nums">{reference_number}</span>
          </span>
        )}
        <span>{factsText(incident, t, language)}</span>
        <time dateTime={created_at} title={dayAndTime(created_at, language)}>
          {t('detail.created', { when: timeSince(created_at, language) })}
        </time>
        {version > 1 && (
          <time dateTime={updated_at} title={dayAndTime(updated_at, language)}>
            {t('detail.edited', { when: timeSince(updated_at, language) })}
          </time>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/incidents/$id/edit" params={{ id }}>
          {t('detail.edit')}
        </ButtonLink>
        <IncidentActions incident={incident} />
      </div>
    </header>
  );
};
