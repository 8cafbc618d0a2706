import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { EntryIncidents } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { entryLinks } from './from-entry-queries.ts';

/** The incidents that an entry is linked to, and how; nothing where there are none. */
export const EntryLinks = ({ entryId }: { entryId: string }) => {
  const { t } = useTexts('journal');
  const id = useId();
  const { data, error } = useQuery(entryLinks(entryId));
  if (error !== null && data === undefined) {
    return <p className="mb-4 text-sm text-ink-soft">{t('from.linkedFailure')}</p>;
  }
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-5">
      <h3 id={id} className="text-sm text-ink-soft">
        {t('from.linked')}
      </h3>
      <ul>
        {data.items.map((incident) => (
          <LinkedIncident key={incident.incident_id} incident={incident} />
        ))}
      </ul>
    </section>
  );
};

const LinkedIncident = ({ incident }: { incident: EntryIncidents['items'][number] }) => {
  const { t, language } = useTexts('journal');
  const { incident_id, title, is_sensitive, reference_number, is_origin, exhibits } = incident;
  const how = [
    is_origin && t('from.linkedOrigin'),
    exhibits.length > 0 &&
      t('from.linkedExhibit', {
        count: exhibits.length,
        numbers: new Intl.ListFormat(language).format(exhibits.map(String)),
      }),
  ].filter((words) => words !== false);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <Link look="alone" to="/incidents/$id" params={{ id: incident_id }} target="_blank">
        {is_sensitive ? t('card.hidden') : title || t('card.untitled')}
        <span className="sr-only"> {t('card.newTab')}</span>
      </Link>
      <span className="text-sm text-ink-soft">
        <span className="tabular-nums">{reference_number}</span>, {how.join(', ')}
      </span>
    </li>
  );
};
