import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Counter } from '#web/ui/counter.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { incidentCounts } from '../incidents/incident-queries.ts';
import { recentConversations } from './home-queries.ts';
import { LastActivity } from './last-activity-figure.tsx';

/** Figures of what is really there; what cannot be counted is not claimed. */
export const ActivityOverview = () => {
  const { t } = useTexts('home');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const counts = useQuery(incidentCounts);
  const conversations = useQuery(recentConversations);
  const failed = [counts, conversations].filter(({ data, error }) => data === undefined && error !== null);
  return (
    <section aria-labelledby="home-activity" className="mb-12">
      <h2 id="home-activity" className="mb-4 text-xl">
        {t('activity.title')}
      </h2>
      {failed.length > 0 ? (
        <Notice
          tone="danger"
          title={t('activity.failure')}
          actions={
            <Button
              variant="secondary"
              onPress={() => {
                for (const query of failed) void query.refetch();
              }}
            >
              {common('action.retry')}
            </Button>
          }
        >
          {problemText(failed[0]?.error)}
        </Notice>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
          <Counter label={t('activity.incidents')} value={counts.data?.total} />
          <Counter label={t('activity.running')} value={counts.data?.running} />
          <ConversationCount page={conversations.data} />
          <LastActivity />
        </dl>
      )}
    </section>
  );
};

const ConversationCount = ({
  page,
}: {
  page: { items: unknown[]; nextCursor: string | null } | undefined;
}) => {
  const { t } = useTexts('home');
  const label = t('activity.conversations');
  if (page === undefined || page.nextCursor === null)
    return <Counter label={label} value={page?.items.length} />;
  // One page was counted, and there are more.
  return (
    <div className="flex flex-col-reverse justify-end border-t border-hairline pt-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-title text-2xl tabular-nums">
        {t('activity.atLeast', { count: page.items.length })}
      </dd>
    </div>
  );
};
