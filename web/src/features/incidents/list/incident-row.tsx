import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IncidentOrder } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, shortCalendarDayText } from '#web/lib/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { PriorityBadge, StatusBadge } from '../incident-badges.tsx';
import { incidentTitle } from '../incident-title.ts';
import { factsText } from '../incident-when.ts';
import { dayOf } from './incident-groups.ts';
import type { ListedIncident } from './listed-incident.ts';

interface IncidentRowProps {
  incident: ListedIncident;
  /** What the list is sorted by: its day stands at the left. */
  order: IncidentOrder;
  /** In place of its title: the same with words marked. */
  title?: ReactNode;
  /** Under it: where the words were found. */
  children?: ReactNode;
}

/** As wide as '30 sept.', or '30 sept. 2026'. */
const WITHOUT_YEAR = 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]';
const WITH_YEAR = 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)_auto]';

/** One incident of the list. The title is the link, and its area is the whole row. */
export const IncidentRow = ({ incident, order, title, children }: IncidentRowProps) => {
  const { t } = useTexts('incidents');
  const { id, status, priority, is_sensitive, unstated } = incident;
  return (
    <li className="relative border-b border-hairline">
      <div
        className={classNames(
          '-mx-3 grid gap-x-3 px-3 pb-4 hover:bg-sunk sm:gap-x-6',
          order === 'priority' ? WITH_YEAR : WITHOUT_YEAR,
        )}
      >
        <Day incident={incident} order={order} />
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
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {title ?? incidentTitle(incident, t)}
              </span>
            )}
          </Link>
          <p className="mt-0.5 text-sm text-ink-soft">
            <Beside incident={incident} order={order} />
          </p>
          {incident.excerpt !== '' && (
            <p dir="auto" className="mt-0.5 line-clamp-1 text-sm wrap-anywhere">
              {incident.excerpt}
            </p>
          )}
          {children}
        </div>
        <div className="col-start-2 flex flex-wrap items-start gap-2 pt-2 sm:col-start-3 sm:justify-end sm:pt-4">
          {!unstated.includes('priority') && <PriorityBadge priority={priority} />}
          <StatusBadge status={status} />
        </div>
      </div>
    </li>
  );
};

/** The day at the left: in a month its day, under a priority with the year. */
const Day = ({ incident, order }: Pick<IncidentRowProps, 'incident' | 'order'>) => {
  const { t, language } = useTexts('incidents');
  const day = dayOf(incident, order);
  return (
    <p className="pt-4 text-sm text-ink-soft tabular-nums">
      {day !== null && (
        <>
          <span className="sr-only">
            {t(order === 'newest' ? 'list.recordedOn' : 'list.happenedOn')} {calendarDayText(day, language)}
          </span>
          <time dateTime={day} aria-hidden="true">
            {shortCalendarDayText(day, language, { withYear: order === 'priority' })}
          </time>
        </>
      )}
    </p>
  );
};

/** The one thing that is said beside the title: what the heading and the day at the left do not say. */
const Beside = ({ incident, order }: Pick<IncidentRowProps, 'incident' | 'order'>): ReactNode => {
  const { t, language } = useTexts('incidents');
  const { type, unstated, reference_number } = incident;
  if (order === 'newest') return factsText(incident, t, language);
  if (!unstated.includes('type')) return t(`type.${type}`);
  return t('list.numbered', { reference: reference_number });
};
