import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ANALYTICS_DAYS,
  ANALYTICS_MIN_PEOPLE,
  ANALYTICS_STEP,
  type Analytics,
  type AnalyticsDays,
} from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { analyticsOf } from '../admin-queries.ts';
import { AdministratorsGate } from '../administrators-gate.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { FigureCards } from './figure-cards.tsx';

/** /analytics */
export const AnalyticsScreen = () => {
  const { t } = useTexts('admin');
  return (
    <AdministratorsGate title={t('analytics.title')}>
      <AnalyticsPage />
    </AdministratorsGate>
  );
};

const isOffered = (days: number): days is AnalyticsDays => ANALYTICS_DAYS.some((offered) => offered === days);

const AnalyticsPage = () => {
  const { t } = useTexts('admin');
  const [days, setDays] = useState<AnalyticsDays>(30);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsOf(days));
  return (
    <AdministratorsGate title={t('analytics.title')} error={error}>
      <PageHeader
        title={t('analytics.title')}
        intro={t('analytics.intro')}
        action={
          <SelectField
            label={t('analytics.period')}
            options={ANALYTICS_DAYS.map((value) => ({
              value: `${value}`,
              label: t(`analytics.days.d${value}`),
            }))}
            value={`${days}`}
            onChange={(value) => {
              const chosen = Number(value);
              if (isOffered(chosen)) setDays(chosen);
            }}
            className="w-56 max-w-full"
          />
        }
      />
      {data === undefined && error !== null && (
        <RetryNotice
          title={t('analytics.failure')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <LoadingBlock label={t('analytics.loading')} rows={4} />}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData}>
          <FigureCards now={data.now} before={data.before} />
          <Activity analytics={data} />
        </div>
      )}
    </AdministratorsGate>
  );
};

/** 'User Activity': the days, or why there is nothing to draw. */
const Activity = ({ analytics: { until, now, daily } }: { analytics: Analytics }) => {
  const { t, language } = useTexts('admin');
  const isEmpty = now.active_people === null && daily.every(({ active_people }) => active_people === null);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{t('analytics.activity')}</h2>
      {isEmpty ? (
        <EmptyState title={t('analytics.empty')}>
          <p>{t('analytics.emptyHint')}</p>
          <p className="mt-2">{t('analytics.emptyWhy', { min: ANALYTICS_MIN_PEOPLE })}</p>
        </EmptyState>
      ) : (
        <ActivityChart daily={daily} />
      )}
      <p className="mt-6 max-w-[75ch] text-sm text-ink-soft">
        {until !== null && !isEmpty && `${t('analytics.until', { day: calendarDayText(until, language) })} `}
        {t('analytics.privacy', { min: ANALYTICS_MIN_PEOPLE, step: ANALYTICS_STEP })}
      </p>
    </section>
  );
};
