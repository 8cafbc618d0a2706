import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FindingTools } from './finding/finding-tools.tsx';
import { HeatStrip } from './finding/heat-strip.tsx';
import { filterCount, type JournalSearch } from './finding/journal-search.ts';
import { EDITED_ENTRY } from './form/edited-entry.ts';
import type { EntryDone } from './form/entry-done.ts';
import { EntryModal } from './form/entry-modal.tsx';
import { Timeline } from './timeline/timeline.tsx';

/** /journal-de-bord */
export const JournalScreen = () => {
  const { t } = useTexts('journal');
  const search = useSearch({ from: '/_app/journal-de-bord' });
  const navigate = useNavigate({ from: '/journal-de-bord' });
  const [hasJumped, setJumped] = useState(false);
  const [done, setDone] = useState<EntryDone | null>(null);
  const { entry, ...shown } = search;
  const open = (id: string) => {
    setDone(null);
    void navigate({ search: (now) => ({ ...now, entry: id }), resetScroll: false });
  };
  const change = (part: Partial<JournalSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false });
  const jump = (at: string) => {
    setJumped(true);
    change({ at });
  };
  const isNarrowed = filterCount(shown) > 0 || shown.from !== undefined || shown.to !== undefined;
  const actions = (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => open(NEW_RECORD)}>{t('new')}</Button>
      <ButtonLink variant="quiet" to="/journal-de-bord/impression" search={shown}>
        <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('print.button')}
      </ButtonLink>
    </div>
  );
  return (
    <>
      <div aria-live="polite">
        {done !== null && (
          <Notice tone={done === 'unchanged' ? 'info' : 'success'} className="mb-6">
            {t(`done.${done}`)}
          </Notice>
        )}
      </div>
      <PageHeader title={t('title')} intro={t('intro')} action={actions} />
      {entry === undefined && (
        <WaitingDraft kind={EDITED_ENTRY} scope={NEW_RECORD} text={t('waiting.text')}>
          <Button variant="secondary" onPress={() => open(NEW_RECORD)}>
            {t('waiting.action')}
          </Button>
        </WaitingDraft>
      )}
      <FindingTools search={shown} onChange={change} />
      <HeatStrip onJump={jump} />
      <Timeline
        key={JSON.stringify(shown)}
        search={shown}
        takesFocus={hasJumped}
        onBackToNow={() => change({ at: undefined })}
        empty={
          isNarrowed ? (
            <EmptyState title={t('list.nothingFound')}>{t('list.nothingFoundHint')}</EmptyState>
          ) : (
            <EmptyState title={t('list.empty')}>{t('list.emptyHint')}</EmptyState>
          )
        }
      />
      {entry !== undefined && (
        <EntryModal
          key={entry}
          entryId={entry}
          onClose={(became) => {
            setDone(became);
            change({ entry: undefined });
          }}
          onKeptAsNew={() => change({ entry: NEW_RECORD })}
        />
      )}
    </>
  );
};
