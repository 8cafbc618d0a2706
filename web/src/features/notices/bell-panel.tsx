import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { NoNotices } from './no-notices.tsx';
import { NoticeDaysList } from './notice-days-list.tsx';
import { noticeList, unreadCount } from './notice-queries.ts';
import { targetOf } from './notice-target.ts';
import { useListTexts } from './use-list-texts.ts';
import { useMarkAllRead, useMarkRead } from './use-notice-changes.ts';

/** What the bell opens: the newest notices, and the way to all of them. */
export const BellPanel = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTexts('notices');
  const list = useInfiniteQuery(noticeList);
  const unread = useQuery(unreadCount);
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const texts = useListTexts();
  return (
    <>
      <div className="flex min-h-(--target) flex-wrap items-center justify-between gap-x-4">
        <p aria-hidden="true" className="font-semibold">
          {t('title')}
        </p>
        {(unread.data ?? 0) > 0 && list.data !== undefined && (
          <Button
            variant="quiet"
            className="-mr-3 px-3 text-sm"
            isPending={markAllRead.isPending}
            onPress={() => markAllRead.mutate(list.data)}
          >
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <RecordList
        list={list}
        texts={texts}
        empty={<NoNotices />}
        rows={(notices) => (
          <NoticeDaysList
            notices={notices}
            onOpen={(notice) => {
              if (!notice.is_read) markRead.mutate(notice.id);
              if (targetOf(notice) !== null) onLeave();
            }}
          />
        )}
      />
      <p className="mt-4 border-t border-hairline pt-3">
        <Link look="alone" to="/notifications" onClick={onLeave}>
          {t('all')}
        </Link>
      </p>
    </>
  );
};
