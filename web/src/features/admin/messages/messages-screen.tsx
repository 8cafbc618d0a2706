import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { messageList } from '../admin-queries.ts';
import { AdminTabs } from '../admin-tabs.tsx';
import { AdministratorsGate } from '../administrators-gate.tsx';
import { MessageRow } from './message-row.tsx';
import { NewMessageDialog } from './new-message-dialog.tsx';

/** /users/messages: what everybody is told. */
export const MessagesScreen = () => {
  const { t } = useTexts('admin');
  return (
    <AdministratorsGate title={t('messages.title')}>
      <Messages />
    </AdministratorsGate>
  );
};

const Messages = () => {
  const { t } = useTexts('admin');
  const list = useInfiniteQuery(messageList);
  const [isWriting, setWriting] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <AdministratorsGate title={t('messages.title')} error={list.error}>
      <PageHeader
        title={t('messages.title')}
        intro={t('messages.intro')}
        action={
          <Button
            onPress={() => {
              setDone(false);
              setWriting(true);
            }}
          >
            {t('messages.new')}
          </Button>
        }
      />
      <AdminTabs />
      {isDone && (
        <div className="mb-6">
          <DoneNotice title={t('messages.done')} />
        </div>
      )}
      <RecordList
        list={list}
        empty={<EmptyState title={t('messages.empty')}>{t('messages.emptyHint')}</EmptyState>}
        rows={(messages) => messages.map((message) => <MessageRow key={message.id} message={message} />)}
        texts={{
          rows: t('messages.list'),
          loading: t('messages.loading'),
          failure: t('messages.listFailure'),
          moreFailure: t('messages.moreFailure'),
          loadingMore: t('messages.loadingMore'),
          end: t('messages.end'),
        }}
      />
      {isWriting && (
        <NewMessageDialog
          onClose={(published) => {
            setWriting(false);
            setDone(published);
          }}
        />
      )}
    </AdministratorsGate>
  );
};
