import type { Home } from '#contract/home.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Counter } from '#web/ui/counter.tsx';
import { shortDayText } from '../conversations/dates.ts';
import { daysSince } from './last-activity.ts';

/** Figures of what is really there. */
export const ActivityOverview = ({ home: { counts, last_change } }: { home: Home }) => {
  const { t } = useTexts('home');
  return (
    <section aria-labelledby="home-activity" className="mb-12">
      <h2 id="home-activity" className="mb-4 text-xl">
        {t('activity.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
        <Counter label={t('activity.entries')} value={counts.entries} />
        <Counter label={t('activity.conversations')} value={counts.conversations} />
        <Counter label={t('activity.incidents')} value={counts.incidents} />
        <Counter label={t('activity.running')} value={counts.running} />
        <LastActivity at={last_change} />
      </dl>
    </section>
  );
};

/** 'Dernière activité': the day of the latest change among entries, conversations and incidents. */
const LastActivity = ({ at }: { at: string | null }) => {
  const { t, language } = useTexts('home');
  return (
    <div className="flex flex-col-reverse justify-end border-t border-hairline pt-3">
      <dt className="text-sm text-ink-soft">
        {t('activity.last')}
        <span className="sr-only"> {t('activity.lastHint')}</span>
      </dt>
      {/* A word, not a figure: in half of the narrowest window it would break. Its line is as high as theirs. */}
      <dd className="font-title text-xl leading-[2.175rem] sm:text-2xl">{day()}</dd>
    </div>
  );

  function day() {
    if (at === null) return t('activity.none');
    const days = daysSince(at);
    if (days === 0) return t('activity.today');
    return days === 1 ? t('activity.yesterday') : shortDayText(at, language);
  }
};
