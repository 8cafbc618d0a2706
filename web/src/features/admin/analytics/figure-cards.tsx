import { ANALYTICS_MIN_PEOPLE, type Figures } from '#contract/administration.ts';
import { type Language, LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { changeInPercent, signed } from './figure-change.ts';

const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);

/** 'Active Users', 'Engagement Rate', 'Bounce Rate': what each means, and how it has changed. */
export const FigureCards = ({ now, before }: { now: Figures; before: Figures }) => {
  const { t, language } = useTexts('admin');
  const rate = (value: number | null) => (value === null ? null : percentText(value, language));
  const points = (value: number | null, earlier: number | null) =>
    value === null || earlier === null
      ? null
      : t('analytics.points', { change: signed(value - earlier, language) });
  const growth = changeInPercent(now.active_people, before.active_people);
  const people = now.active_people;
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
      <FigureCard
        title={t('analytics.active.title')}
        means={t('analytics.active.means')}
        value={people === null ? null : new Intl.NumberFormat(LOCALES[language]).format(people)}
        missing={t('analytics.tooFew', { min: ANALYTICS_MIN_PEOPLE })}
        change={growth === null ? null : signed(growth, language, '%')}
      />
      <FigureCard
        title={t('analytics.engagement.title')}
        means={t('analytics.engagement.means')}
        value={rate(now.engagement_rate)}
        missing={t('analytics.tooFewRate')}
        change={points(now.engagement_rate, before.engagement_rate)}
      />
      <FigureCard
        title={t('analytics.bounce.title')}
        means={t('analytics.bounce.means')}
        value={rate(now.bounce_rate)}
        missing={t('analytics.tooFewRate')}
        change={points(now.bounce_rate, before.bounce_rate)}
      />
    </dl>
  );
};

interface FigureCardProps {
  title: string;
  /** In one sentence. */
  means: string;
  /** Null where too few people were counted. */
  value: string | null;
  missing: string;
  /** Against the period before; null where there is nothing to compare. */
  change: string | null;
}

const FigureCard = ({ title, means, value, missing, change }: FigureCardProps) => {
  const { t } = useTexts('admin');
  return (
    <div className="border-t border-hairline pt-3">
      <dt className="font-semibold">{title}</dt>
      <dd>
        {value === null ? (
          <p className="mt-1 text-lg">{missing}</p>
        ) : (
          <p className="mt-1 font-title text-3xl tabular-nums">{value}</p>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          {change === null ? t('analytics.noChange') : t('analytics.change', { change })}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{means}</p>
      </dd>
    </div>
  );
};
