import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { shortDayText } from '../conversations/dates.ts';
import { recentConversations, recentIncidents } from './home-queries.ts';
import { daysSince, latestOf } from './last-activity.ts';

/** 'Dernière activité': the day of the latest change among incidents and conversations. */
export const LastActivity = () => {
  const { t, language } = useTexts('home');
  const incidents = useQuery(recentIncidents);
  const conversations = useQuery(recentConversations);
  return (
    <div className="flex flex-col-reverse justify-end border-t border-hairline pt-3">
      <dt className="text-sm text-ink-soft">
        {t('activity.last')}
        <span className="sr-only"> {t('activity.lastHint')}</span>
      </dt>
      {/* A word, not a figure: in half of the narrowest window it would break. Its line is as high as theirs. */}
      <dd className="font-title text-xl leading-[2.175rem] sm:text-2xl">{figure()}</dd>
    </div>
  );

  function figure() {
    if (incidents.error !== null && incidents.data === undefined) return t('activity.unknown');
    if (incidents.data === undefined || conversations.data === undefined) {
      return <span className="breathing text-ink-soft">–</span>;
    }
    const latest = latestOf([
      ...incidents.data.items.map(({ updated_at }) => updated_at),
      ...conversations.data.items.map(({ updated_at }) => updated_at),
    ]);
    if (latest === null) return t('activity.none');
    const days = daysSince(latest);
    if (days === 0) return t('activity.today');
    return days === 1 ? t('activity.yesterday') : shortDayText(latest, language);
  }
};
