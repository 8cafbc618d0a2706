import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { PeriodFields } from '#web/features/finding/period-fields.tsx';
import { PersonFilter } from '#web/features/incidents/finding/person-filter.tsx';
import { incidentTitle } from '#web/features/incidents/incident-title.ts';
import { factsText } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { toggled } from '../choices/wizard-values.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { ChoiceList } from './choice-list.tsx';
import { choosableIncidents, NOT_NARROWED } from './choice-queries.ts';
import { ChooseAll } from './choose-all.tsx';
import { SensitivePart } from './sensitive-part.tsx';

/** The incidents, each with a box; what is sensitive stands apart, without a word. */
export const IncidentsPart = ({ values, change }: Pick<WizardControl, 'values' | 'change'>) => {
  const { t } = useTexts('dossier');
  const [narrowing, setNarrowing] = useState(NOT_NARROWED);
  const list = useInfiniteQuery({ ...choosableIncidents(narrowing), placeholderData: keepPreviousData });
  const { rows, isComplete, error, isFetching, retry } = useAllRows(list);
  const isNarrowed = narrowing.from !== undefined || narrowing.to !== undefined || narrowing.person !== null;
  const plain = (rows ?? []).filter(({ is_sensitive, damaged }) => !is_sensitive && damaged !== true);
  const sensitive = (rows ?? []).filter(({ is_sensitive }) => is_sensitive);
  const chosen = new Set(values.incident_ids);
  const choose = (ids: string[], isIn: boolean) =>
    change({ incident_ids: toggled(values.incident_ids, ids, isIn) });
  return (
    <section aria-labelledby="dossier-incidents">
      <h3 id="dossier-incidents" className="mb-2 text-lg">
        {t('choose.incidents')}
      </h3>
      {rows?.length === 0 && isComplete && !isNarrowed ? (
        <p className="text-ink-soft">{t('choose.noIncidents')}</p>
      ) : (
        <>
          <Disclosure summary={t('choose.narrow')}>
            <div className="grid items-start gap-4 pt-2 sm:grid-cols-3">
              <PeriodFields
                from={narrowing.from}
                to={narrowing.to}
                onChange={(period) => setNarrowing((now) => ({ ...now, ...period }))}
              />
              <PersonFilter
                person={narrowing.person}
                onChange={(person) => setNarrowing((now) => ({ ...now, person }))}
              />
            </div>
          </Disclosure>
          {rows === undefined && error === null && (
            <LoadingBlock label={t('choose.incidentsLoading')} rows={4} />
          )}
          {error !== null && (
            <LoadFailure
              title={t('choose.incidentsFailure')}
              error={error}
              isRetrying={isFetching}
              onRetry={retry}
            />
          )}
          {isComplete && rows?.length === 0 && <p className="py-3">{t('choose.noneFound')}</p>}
          {plain.length > 0 && (
            <>
              <ChooseAll
                all={t('choose.all', { count: plain.length })}
                ids={plain.map(({ id }) => id)}
                isComplete={isComplete}
                hasChosen={chosen.size > 0}
                onAll={(ids) => choose(ids, true)}
                onNone={() => change({ incident_ids: [] })}
              />
              <ChoiceList
                label={t('choose.incidents')}
                items={plain}
                row={(incident) => (
                  <IncidentChoiceRow
                    key={incident.id}
                    incident={incident}
                    isChosen={chosen.has(incident.id)}
                    onChoose={(isIn) => choose([incident.id], isIn)}
                  />
                )}
              />
            </>
          )}
          {sensitive.length > 0 && <SensitivePart incidents={sensitive} values={values} change={change} />}
        </>
      )}
    </section>
  );
};

interface IncidentChoiceRowProps {
  incident: IncidentSummary;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}

const IncidentChoiceRow = ({ incident, isChosen, onChoose }: IncidentChoiceRowProps) => {
  const { t, language } = useTexts('incidents');
  return (
    <li>
      <Checkbox isSelected={isChosen} onChange={onChoose} className="items-start! py-2.5">
        <span className="min-w-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {incidentTitle(incident, t)}
          </span>
          <span className="block text-sm text-ink-soft">
            <span className="tabular-nums">{incident.reference_number}</span>
            {' · '}
            {factsText(incident, t, language)}
          </span>
        </span>
      </Checkbox>
    </li>
  );
};
