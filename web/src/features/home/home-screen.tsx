import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAfterFrame } from '#web/lib/page/use-after-frame.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { DeletionLine } from '../notices/deletion-line.tsx';
import { ActivityOverview } from './activity-overview.tsx';
import { homeOverview } from './home-queries.ts';
import { Information } from './information.tsx';
import { KeptList } from './kept-list.tsx';
import { LeftOffList } from './left-off-list.tsx';
import { NoteBox } from './note-box.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StartingGuide } from './starting-guide.tsx';

/**
 * /app-home: the dashboard (Tableau de bord). First what brings one back: the day with a place to write, what was left off,
 * what was kept last. All that comes from the server is one answer; what stands below it waits for it, so that nothing that is
 * seen moves, and shows without it where it does not come.
 */
export const HomeScreen = () => {
  const { t } = useTexts('home');
  const { first_name } = useProfile();
  const { data: home, error, isFetching, refetch } = useQuery(homeOverview);
  const mayDraw = useAfterFrame();
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro', { name: first_name })} />
      <DeletionLine deletedFrom={home?.deleted_from ?? null} withLink className="mb-8" />
      <NoteBox />
      {!mayDraw || (home === undefined && error === null) ? (
        <LoadingBlock label={t('loading')} rows={3} />
      ) : (
        <>
          <div className="flex flex-col gap-x-12 lg:flex-row">
            <LeftOffList conversation={home?.conversation ?? null} />
            <KeptList kept={home?.kept ?? []} except={home?.conversation?.id ?? null} />
          </div>
          {home === undefined && (
            <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
          )}
          <QuickActions />
          {home !== undefined && (
            <>
              <StartingGuide home={home} />
              <ActivityOverview home={home} />
            </>
          )}
          <Information />
        </>
      )}
    </>
  );
};

interface FailureProps {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** What could not be loaded, and that the rest stands. */
const Failure = ({ error, isTrying, onRetry }: FailureProps) => {
  const { t } = useTexts('home');
  return (
    <RetryNotice
      title={t('failure')}
      className="mb-10"
      error={error}
      isRetrying={isTrying}
      pendingLabel={t('loading')}
      onRetry={onRetry}
    />
  );
};
