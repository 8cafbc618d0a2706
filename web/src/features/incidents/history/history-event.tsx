import type { HistoryEvent as Event } from '#contract/ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Change } from '#web/ui/changes/change.tsx';
import { useShownName } from '../persons/use-shown-name.ts';
import { Fold } from './fold.tsx';
import { LedgerEntry } from './ledger-entry.tsx';
import type { ToldEvent } from './told-events.ts';
import { type ChangedField, useFieldTexts, type VersionEvent } from './use-field-texts.ts';

/** One event of the history: what happened, when and by whom, what changed, and its entry of the ledger. */
export const HistoryEvent = ({ told: { event, persons, exhibits, moved } }: { told: ToldEvent }) => {
  const { t, language } = useTexts('incidentHistory');
  const title = useEventTitle();
  const { changedIn } = useFieldTexts();
  const { recorded_at, by } = event;
  const isUpdate = 'version' in event && event.action === 'update';
  const changed = isUpdate ? changedIn(event) : null;
  return (
    <li className="flex flex-col gap-2 py-4">
      <h3 className="text-base wrap-anywhere">
        {moved === null ? title(event) : t('event.exhibitCame', moved.record)}
      </h3>
      <p className="text-sm text-ink-soft">
        <time dateTime={recorded_at}>{dayAndTime(recorded_at, language)}</time>
        {by !== null && `, ${t(`by.${by}`)}`}
      </p>
      {event.kind === 'damaged' && <p className="text-ink-soft">{t('event.damagedText')}</p>}
      {persons > 0 && <p className="text-sm">{t('event.persons', { count: persons })}</p>}
      {exhibits > 0 && <p className="text-sm">{t('event.exhibits', { count: exhibits })}</p>}
      {changed !== null && <Changes changed={changed} />}
      <Fold summary={t('entry.details')}>
        {'version' in event && changed === null && (isUpdate || event.action === 'create') && (
          <Said event={event} />
        )}
        <LedgerEntry event={event} />
        {moved !== null && <LedgerEntry event={moved} />}
      </Fold>
    </li>
  );
};

const Changes = ({ changed }: { changed: readonly ChangedField[] }) => {
  const { t } = useTexts('incidentHistory');
  return (
    <dl className="flex max-w-[70ch] flex-col gap-3">
      {changed.map(({ before, after }) =>
        before.text === after.text ? (
          <div key={after.field}>
            <dt className="text-sm text-ink-soft">{after.name}</dt>
            <dd>{t('event.replaced')}</dd>
          </div>
        ) : (
          <Change
            key={after.field}
            name={after.name}
            before={before.text}
            after={after.text}
            isText={before.isText && after.isText}
          />
        ),
      )}
    </dl>
  );
};

/** All that a version says. */
const Said = ({ event }: { event: VersionEvent }) => {
  const { t } = useTexts('incidentHistory');
  const said = useFieldTexts().saidIn(event);
  return (
    <>
      <p className="font-semibold">{t('event.said')}</p>
      <dl className="mt-2 mb-4 flex max-w-[70ch] flex-col gap-3 text-base">
        {said.map(({ field, name, text, isText }) => (
          <div key={field}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd dir={isText ? 'auto' : undefined} className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const useEventTitle = (): ((event: Event) => string) => {
  const { t } = useTexts('incidentHistory');
  const shownName = useShownName();
  return (event) => {
    switch (event.kind) {
      case 'incident':
        return t(`event.incident.${event.action}`);
      case 'incident_person':
        return t(`event.person.${event.action}`, { name: shownName(event.record) });
      case 'evidence':
        return t(`event.exhibit.${event.action}`, { number: event.record.number, title: event.record.title });
      case 'incident_person_order':
        return t('event.order');
      case 'exhibit_came':
      case 'exhibit_went':
        return t(`event.${event.kind}`, { number: event.number });
      case 'incident_took_in':
        return t('event.incident_took_in', { reference: event.reference_number });
      default:
        return t(`event.${event.kind}`);
    }
  };
};
