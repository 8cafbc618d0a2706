import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NOTICE_DAYS } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoNotices } from './no-notices.tsx';
import { NoticeDaysList } from './notice-days-list.tsx';
import { noticeList } from './notice-queries.ts';
import { useListTexts } from './use-list-texts.ts';
import { useDeleteNotice, useDeleteRead, useMarkAllRead, useMarkRead } from './use-notice-changes.ts';

/** /notifications: everything that one was told of, by day. */
export const NoticesScreen = () => {
  const { t } = useTexts('notices');
  const problemText = useProblemText();
  const list = useInfiniteQuery(noticeList);
  const [markRead, markAllRead, remove, removeRead] = [
    useMarkRead(),
    useMarkAllRead(),
    useDeleteNotice(),
    useDeleteRead(),
  ];
  const texts = useListTexts();
  const notices = list.data === undefined ? [] : rowsOf(list.data);
  const failed = [markRead, markAllRead, remove, removeRead].find(({ error }) => error !== null);
  const rows = useRef<HTMLDivElement>(null);
  /** The button that is pressed goes, or can be pressed no more: the keyboard goes on at the list. */
  const thenToList = () => {
    const pressed = document.activeElement;
    return {
      onSuccess: () => {
        const focused = document.activeElement;
        if (focused === pressed || focused === document.body) rows.current?.focus({ preventScroll: true });
      },
    };
  };
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro', { days: NOTICE_DAYS })} />
      <p className="mb-6">
        <Link look="alone" to="/settings/notifications">
          {t('choose')}
        </Link>
      </p>
      {notices.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-x-2">
          <Button
            variant="secondary"
            isDisabled={notices.every(({ is_read }) => is_read)}
            isPending={markAllRead.isPending}
            onPress={() => list.data && markAllRead.mutate(list.data, thenToList())}
          >
            {t('markAllRead')}
          </Button>
          <Button
            variant="quiet"
            className="max-sm:-ml-5"
            isDisabled={!notices.some(({ is_read }) => is_read)}
            isPending={removeRead.isPending}
            onPress={() => removeRead.mutate(undefined, thenToList())}
          >
            {t('deleteRead')}
          </Button>
        </div>
      )}
      {failed !== undefined && (
        <Notice tone="danger" title={t('changeFailed')} className="mb-6">
          {problemText(failed.error)}
        </Notice>
      )}
      <div ref={rows} tabIndex={-1}>
        <RecordList
          list={list}
          texts={texts}
          empty={<NoNotices />}
          rows={(shown) => (
            <NoticeDaysList
              notices={shown}
              onOpen={({ id, is_read }) => {
                if (!is_read) markRead.mutate(id);
              }}
              onDelete={({ id }) => remove.mutate(id)}
            />
          )}
        />
      </div>
    </>
  );
};
