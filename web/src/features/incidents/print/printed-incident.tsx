import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayAndTime, dayText } from '#web/lib/dates.ts';
import { Paper, PaperFact } from '#web/ui/print/paper.tsx';
import { Quotes } from '#web/ui/quotes.tsx';
import { sourcesOf } from '../detail/incident-sources.ts';
import { passagesOf } from '../detail/passages.ts';
import { useSourceText } from '../detail/source-text.tsx';
import { incidentHistory } from '../history/history-queries.ts';
import { whenText } from '../incident-when.ts';
import { PrintedEvidence } from './printed-evidence.tsx';
import { PrintedPersons } from './printed-persons.tsx';

/** An incident as it stands on paper: all that it says, with its sources as notes at the end. */
export const PrintedIncident = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('print');
  const { t: incidents } = useTexts('incidents');
  const { t: exhibits } = useTexts('exhibits');
  const { persons, evidence, from_entry, origin } = incident;
  const details = origin?.details ?? [];
  return (
    <Paper>
      <header className="mb-6 border-b border-[#000000] pb-3">
        <p className="text-sm">
          {[
            incident.reference_number,
            incidents('print.version', { version: incident.version }),
            t('printedOn', { day: dayText(new Date(), language) }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <PrintedLedgerEntry incidentId={incident.id} />
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {incident.title}
        </h2>
      </header>
      <PrintedFacts incident={incident} />
      <PrintedDescription incident={incident} />
      {persons.length > 0 && (
        <PrintedSection title={incidents('detail.persons')}>
          <PrintedPersons persons={persons} />
        </PrintedSection>
      )}
      {evidence.length > 0 && (
        <PrintedSection title={exhibits('title')}>
          <PrintedEvidence evidence={evidence} />
        </PrintedSection>
      )}
      {from_entry !== null && (
        <PrintedSection title={incidents('detail.noteTitle')}>
          <p className="font-semibold wrap-anywhere">{from_entry.title}</p>
          {from_entry.happened_on !== null && (
            <p className="text-sm">{calendarDayText(from_entry.happened_on, language)}</p>
          )}
          <p className="whitespace-pre-wrap wrap-anywhere">{from_entry.content}</p>
        </PrintedSection>
      )}
      {details.length > 0 && (
        <PrintedSection title={incidents('told.title')}>
          {details.map(({ kind, certainty, reserved, words }) => (
            <div key={`${kind} ${certainty}`} className="mb-3 break-inside-avoid">
              <p className="font-semibold">
                {incidents(`told.kind.${kind}`)}
                {certainty !== 'exact' && (
                  <span className="font-normal">
                    {' '}
                    ({incidents(`told.state.${reserved ? 'reserved' : certainty}`)})
                  </span>
                )}
              </p>
              <Quotes words={words} />
            </div>
          ))}
        </PrintedSection>
      )}
    </Paper>
  );
};

/** The last entry of the ledger about this incident: with it, what is printed can be found again in the history. */
const PrintedLedgerEntry = ({ incidentId }: { incidentId: string }) => {
  const { t } = useTexts('incidents');
  const { data } = useInfiniteQuery(incidentHistory(incidentId));
  const last = data?.pages[0]?.items[0];
  if (last === undefined) return null;
  return (
    <p className="text-sm wrap-anywhere">
      {t('print.ledger', { sequence: last.sequence })} <span className="text-xs">{last.hash}</span>
    </p>
  );
};

const PrintedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6">
    <h3 className="mb-2 border-b border-[#999999] text-lg">{title}</h3>
    {children}
  </section>
);

const PrintedFacts = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTexts('incidents');
  const { type, priority, status, location, other_places, tags, is_sensitive, unstated } = incident;
  const { date_certainty, time_certainty, created_at, updated_at, version } = incident;
  const when = whenText(incident, t, language) ?? t('detail.unspecified');
  const sure = [
    ...(date_certainty === 'exact' ? [t('detail.exactDay')] : []),
    ...(time_certainty === 'exact' ? [t('detail.exactHour')] : []),
  ];
  return (
    <dl>
      <PaperFact name={t('field.type')}>
        {unstated.includes('type') ? t('detail.unspecified') : t(`type.${type}`)}
      </PaperFact>
      <PaperFact name={t('field.priority')}>
        {unstated.includes('priority') ? t('detail.unspecified') : t(`priority.${priority}`)}
      </PaperFact>
      <PaperFact name={t('field.status')}>{t(`status.${status}`)}</PaperFact>
      <PaperFact name={t('field.incident_date')}>
        {sure.length > 0 ? `${when} (${sure.join(', ')})` : when}
      </PaperFact>
      {location !== null && location !== '' && <PaperFact name={t('field.location')}>{location}</PaperFact>}
      {other_places.map(({ place, what }) => (
        <PaperFact key={`${place} ${what}`} name={t('form.otherPlace')}>
          {what === '' ? place : `${place} (${what})`}
        </PaperFact>
      ))}
      {tags.length > 0 && <PaperFact name={t('field.tags')}>{tags.join(', ')}</PaperFact>}
      {is_sensitive && <p>{t('field.is_sensitive')}</p>}
      <PaperFact name={t('print.recorded')}>{dayAndTime(created_at, language)}</PaperFact>
      {version > 1 && <PaperFact name={t('print.changed')}>{dayAndTime(updated_at, language)}</PaperFact>}
    </dl>
  );
};

const PrintedDescription = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const sourceText = useSourceText();
  const sources = sourcesOf(incident);
  const passages = passagesOf(
    incident.description,
    sources.map(({ texts }) => texts),
  );
  const cited = sources.flatMap((source, at) =>
    passages.some((passage) => passage.source === at) ? [{ source, number: at + 1 }] : [],
  );
  return (
    <PrintedSection title={t('field.description')}>
      <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {passages.map(({ text, source }, index) => {
          const said = text.trimEnd();
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name than their place
            <Fragment key={index}>
              {said}
              {source !== null && <sup className="ml-0.5 text-xs">{source + 1}</sup>}
              {text.slice(said.length)}
            </Fragment>
          );
        })}
      </div>
      {cited.length > 0 && (
        <ul className="mt-3 border-t border-[#999999] pt-2 text-sm">
          {cited.map(({ source, number }) => (
            <li key={number} className="wrap-anywhere">
              {t('source.name', { number, source: sourceText(source) })}
            </li>
          ))}
        </ul>
      )}
    </PrintedSection>
  );
};
