import { useTexts } from '#web/i18n/use-texts.ts';
import { AssistantLoader } from '../assistant-loader.tsx';
import { ConnectionBanner } from '../connection/connection-banner.tsx';
import { ConnectionLabel } from '../connection/connection-label.tsx';
import { showsBanner } from '../connection/connection-state.ts';
import { useConnection } from '../connection/use-connection.ts';
import type { useConversationList } from '../conversation-queries.ts';
import { HelpFooter } from '../help/help-footer.tsx';
import { StartFailure } from './start-failure.tsx';

/** While the conversations are looked for, and when they cannot be had. The numbers for help need no connection. */
export const ListLoad = ({ list }: { list: ReturnType<typeof useConversationList> }) => {
  const { t } = useTexts('conversations');
  const { connection, retry, attempt, dismiss } = useConnection(list);
  const isShown = showsBanner(connection);
  return (
    <section aria-labelledby="list-load" className="flex min-w-0 flex-1 flex-col">
      <header className="border-b border-hairline px-4 py-1.5 sm:px-6 sm:py-2">
        <h2 id="list-load" className="truncate text-lg">
          {t('list.title')}
        </h2>
        <p className="text-xs text-ink-soft">
          <ConnectionLabel status={connection.status} isBusy={false} />
        </p>
      </header>
      <div className="mx-auto w-full max-w-3xl px-4 empty:hidden sm:px-6 [&>*]:my-3">
        <ConnectionBanner
          connection={connection}
          isShown={isShown}
          onRetry={retry}
          onAttempt={attempt}
          onDismiss={dismiss}
        >
          {t('banner.intact')}
        </ConnectionBanner>
      </div>
      {connection.status === 'connecting' && <AssistantLoader />}
      {list.isError && !isShown && (
        <StartFailure
          error={list.error}
          isPending={list.isFetching}
          pendingLabel={t('status.connecting')}
          onRetry={retry}
        />
      )}
      <div className="mt-auto">
        <HelpFooter />
      </div>
    </section>
  );
};
