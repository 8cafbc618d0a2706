import { useId } from 'react';
import {
  type Analysis,
  type LookAlike,
  type Moment,
  type Repetition,
  TREND_MIN_DATED,
} from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { IncidentLink } from './incident-link.tsx';
import { useMomentText } from './moment-text.ts';
import { RepetitionChart } from './repetition-chart.tsx';

/** What the incident has in common with others, and what that does not say. */
export const Repetitions = ({ analysis }: { analysis: Analysis }) => {
  const { t } = useTexts('analyses');
  const { repetitions, look_alikes, is_partial } = analysis;
  return (
    <AnalysisSection
      title={t('repeat.title')}
      intro={repetitions.length === 0 ? t('repeat.none') : t('repeat.caution')}
    >
      <p className="mb-3 max-w-[65ch] text-sm text-ink-soft">
        {t('page.sensitive')} {is_partial && t('page.partial')}
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {repetitions.map((repetition) => (
          <RepetitionItem
            key={repetition.by.what === 'person' ? repetition.by.person_id : 'type'}
            analysis={analysis}
            repetition={repetition}
          />
        ))}
      </ul>
      {look_alikes.length > 0 && <LookAlikes analysis={analysis} lookAlikes={look_alikes} />}
    </AnalysisSection>
  );
};

interface RepetitionItemProps {
  analysis: Analysis;
  repetition: Repetition;
}

const RepetitionItem = ({ analysis, repetition }: RepetitionItemProps) => {
  const { t } = useTexts('analyses');
  const { t: incidents } = useTexts('incidents');
  const whenOf = useMomentText();
  const personName = usePersonName(analysis);
  const titleId = useId();
  const { by, incident_ids, dated, trend } = repetition;
  const those = incident_ids.flatMap(
    (id) => analysis.incidents.find(({ incident_id }) => incident_id === id) ?? [],
  );
  const total = those.length;
  const placed = those
    .map(({ moment }) => moment)
    .filter(({ certainty }) => certainty === 'exact' || certainty === 'approximate');
  const [first, last] = [placed[0], placed.at(-1)];
  const count = (wanted: Moment['certainty']) =>
    those.filter(({ moment }) => moment.certainty === wanted).length;
  const [undated, overPeriod] = [count('unknown'), count('period')];
  return (
    <li className="py-5">
      <h3 id={titleId} className="font-semibold wrap-anywhere">
        {by.what === 'person'
          ? t('repeat.person', { name: personName(by.person_id) })
          : t('repeat.type', { type: incidents(`type.${by.type}`) })}
      </h3>
      <p className="mt-1 max-w-[65ch]">
        {dated === 0 && t('repeat.datedNone', { total })}
        {dated === 1 && t('repeat.datedOne', { total })}
        {dated > 1 && t(dated === total ? 'repeat.datedAll' : 'repeat.dated', { dated, total })}{' '}
        {dated > 1 &&
          first !== undefined &&
          last !== undefined &&
          t('repeat.between', { first: whenOf(first), last: whenOf(last) })}{' '}
        {dated > 0 && undated > 0 && t('repeat.undated', { count: undated })}{' '}
        {overPeriod > 0 && t('repeat.overPeriod', { count: overPeriod })}{' '}
        {dated > 0 &&
          (trend === 'unclear' && dated < TREND_MIN_DATED ? t('repeat.few') : t(`repeat.${trend}`))}
      </p>
      <p className="text-sm text-ink-soft">
        {by.what === 'person' ? (
          <>
            {t('repeat.personSource')}.{' '}
            <Link to="/incidents/personnes/$key" params={{ key: by.person_key }}>
              {t('repeat.personPage')}
            </Link>
          </>
        ) : (
          `${t('repeat.typeSource')}.`
        )}
      </p>
      <RepetitionChart moments={those.map(({ moment }) => moment)} />
      <Disclosure summary={t('repeat.list')} className="max-w-xl">
        <ul aria-labelledby={titleId}>
          {those.map(({ incident_id, moment }) => (
            <li key={incident_id} className="flex flex-wrap items-center gap-x-3">
              <IncidentLink analysis={analysis} incidentId={incident_id} look="alone" />
              <span className="text-sm text-ink-soft">{whenOf(moment) ?? t('repeat.noDate')}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
};

/** What a person of an analysis is called today. */
const usePersonName = ({ names }: Pick<Analysis, 'names'>) => {
  const { t } = useTexts('analyses');
  return (personId: string): string => {
    const person = names.find(({ person_id }) => person_id === personId);
    if (person === undefined) return t('repeat.gone');
    return person.is_anonymized ? t('repeat.anonymous') : person.full_name || t('repeat.maybeNameless');
  };
};

interface LookAlikesProps {
  analysis: Analysis;
  lookAlikes: readonly LookAlike[];
}

/** Similar names: a question, and nothing that is linked. */
const LookAlikes = ({ analysis, lookAlikes }: LookAlikesProps) => {
  const { t } = useTexts('analyses');
  const personName = usePersonName(analysis);
  return (
    <div className="mt-5">
      <h3 className="font-semibold">{t('repeat.maybe')}</h3>
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('repeat.maybeText')}</p>
      <ul className="mt-1">
        {lookAlikes.flatMap(({ person_id, others }) =>
          others.map((other) => (
            <li key={`${person_id} ${other.person_id}`} className="py-1">
              <p className="wrap-anywhere">
                {t('repeat.maybeOf', { name: personName(person_id), other: personName(other.person_id) })}{' '}
                <IncidentLink analysis={analysis} incidentId={other.incident_id} />.
              </p>
            </li>
          )),
        )}
      </ul>
    </div>
  );
};
