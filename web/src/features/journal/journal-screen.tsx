import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { SearchBox } from '#web/features/finding/search-box.tsx';
import { SearchResults } from '#web/features/finding/search-results.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { openQuickNote, quickNote } from '#web/lib/quick-note.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EDITED_ENTRY } from './entry/edited-entry.ts';
import { FilterChips } from './finding/filter-chips.tsx';
import { HeatStrip } from './finding/heat-strip.tsx';
import { filterCount, type JournalSearch, withChoice } from './finding/journal-search.ts';
import { JournalTools } from './finding/journal-tools.tsx';
import { searchInputFrom } from './finding/search-input.ts';
import { useJournalSought } from './finding/use-journal-sought.ts';
import { EntryModal } from './form/entry-modal.tsx';
import { journalKeys } from './journal-keys.ts';
import { EDITED_NOTE } from './quick-note/edited-note.ts';
import { FoundDays } from './results/found-days.tsx';
import { useEntryDone } from './sending/use-entry-done.ts';
import { Timeline } from './timeline/timeline.tsx';
import { WaitingList } from './waiting/waiting-list.tsx';

/** /journal-de-bord */
export const JournalScreen = () => {
  const { t } = useTexts('journal');
  const { t: finding } = useTexts('finding');
  const { t: common } = useTexts('common');
  const search = useSearch({ from: '/_app/journal-de-bord' });
  const navigate = useNavigate({ from: '/journal-de-bord' });
  const isNoteOpen = useStore(quickNote);
  const [hasJumped, setJumped] = useState(false);
  const [done, setDone] = useEntryDone();
  const { entry, passage: _passage, ...shown } = search;
  const open = (id: string) => {
    setDone(null);
    void navigate({
      search: (now) => ({ ...now, entry: id, passage: undefined }),
      state: true,
      resetScroll: false,
    });
  };
  const change = (part: Partial<JournalSearch>) =>
    void navigate({
      search: (now) => withChoice(now, part),
      // What is searched for stays (features/finding/sought-words.ts).
      state: true,
      replace: true,
      resetScroll: false,
    });
  const jump = (at: string) => {
    setJumped(true);
    change({ at });
  };
  const searching = useJournalSought();
  const { sought, setTags, clearFilters } = searching;
  const input = searchInputFrom(sought, shown);
  const hasFilters = filterCount(shown) > 0 || shown.from !== undefined || shown.to !== undefined;
  const isNarrowed = hasFilters || sought.tags.length > 0;
  const hasWords = sought.words !== '' || sought.tags.length > 0;
  const actions = (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => open(NEW_RECORD)}>{t('new')}</Button>
      {/* What is printed is found by what stands in the URL alone: words and tags do not. */}
      {!hasWords && (
        <ButtonLink variant="quiet" to="/journal-de-bord/impression" search={shown}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('print.button')}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <>
      <div aria-live="polite">
        {done !== null && (
          <Notice
            tone={done === 'unchanged' || done === 'waiting' ? 'info' : 'success'}
            className="mb-6"
            actions={
              <ButtonLink variant="quiet" className="-ml-5" to="/fin-de-session">
                {common('action.stopHere')}
              </ButtonLink>
            }
          >
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
      {!isNoteOpen && (
        <WaitingDraft kind={EDITED_NOTE} scope={NEW_RECORD} text={t('waiting.note')}>
          <Button variant="secondary" onPress={openQuickNote}>
            {t('waiting.action')}
          </Button>
        </WaitingDraft>
      )}
      <WaitingList />
      <JournalTools
        search={shown}
        canJump={input === null}
        onChange={change}
        tags={sought.tags}
        onTags={setTags}
      >
        <SearchBox {...searching} label={t('search.label')} />
      </JournalTools>
      <FilterChips
        filters={shown}
        tags={sought.tags}
        onChange={change}
        onTags={setTags}
        onClear={clearFilters}
      />
      {input === null ? (
        <>
          <HeatStrip onJump={jump} />
          <Timeline
            key={JSON.stringify(shown)}
            search={shown}
            takesFocus={hasJumped}
            onBackToNow={() => change({ at: undefined })}
            empty={
              isNarrowed ? (
                <EmptyState
                  title={finding('search.nothingTitle')}
                  action={
                    <Button variant="secondary" onPress={clearFilters}>
                      {finding('search.clearFilters')}
                    </Button>
                  }
                >
                  {finding('nothingHint')}
                </EmptyState>
              ) : (
                <EmptyState title={t('list.empty')}>{t('list.emptyHint')}</EmptyState>
              )
            }
          />
        </>
      ) : (
        <SearchResults
          searching={{ searches: journalKeys.searches, input }}
          isTyping={searching.isTyping}
          isNarrowed={isNarrowed}
          onClearWords={searching.clearWords}
          onClearFilters={clearFilters}
          where={t('search.where')}
        >
          {(items) => <FoundDays items={items} />}
        </SearchResults>
      )}
      {entry !== undefined && (
        <EntryModal
          key={entry}
          entryId={entry}
          onClose={(became) => {
            setDone(became);
            change({ entry: undefined, passage: undefined });
          }}
          onKeptAsNew={() => change({ entry: NEW_RECORD, passage: undefined })}
        />
      )}
    </>
  );
};
