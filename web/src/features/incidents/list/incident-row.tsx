import { LockKeyhole } from 'lucide-react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { PriorityBadge, StatusBadge } from '../incident-badges.tsx';
import { incidentTitle } from '../incident-title.ts';
import { factsText } from '../incident-when.ts';

/** One incident of the list. The title is the link, and its area is the whole row. */
export const IncidentRow = ({ incident }: { incident: IncidentSummary }) => {
  const { t, language } = useTexts('incidents');
  const { id, type, status, priority, reference_number } = incident;
  const { is_sensitive, unstated } = incident;
  return (
    <li className="relative border-b border-hairline">
      <div className="-mx-3 flex flex-col gap-x-6 gap-y-2 px-3 pb-4 hover:bg-sunk sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <Link
            look="bare"
            to="/incidents/$id"
            params={{ id }}
            className="flex min-h-(--target) items-end rounded-box pt-3 text-lg font-semibold text-ink no-underline after:absolute after:-inset-x-3 after:inset-y-0 after:content-['']"
          >
            {is_sensitive ? (
              <span className="inline-flex items-start gap-2 font-normal text-ink-soft italic">
                <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
                {incidentTitle(incident, t)}
              </span>
            ) : (
              incidentTitle(incident, t)
            )}
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {!unstated.includes('type') && <span>{t(`type.${type}`)}</span>}
            <span>{factsText(incident, t, language)}</span>
            <span className="tabular-nums">
              <span className="sr-only">{t('list.reference')} </span>
              {reference_number}
            </span>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 sm:pt-4">
          {!unstated.includes('priority') && <PriorityBadge priority={priority} />}
          <StatusBadge status={status} />
        </div>
      </div>
    </li>
  );
};
