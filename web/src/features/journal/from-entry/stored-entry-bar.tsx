import type { Entry } from '#contract/journal.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryLinks } from './entry-links.tsx';

/** Above the form of a stored entry: what can be made of it, and what was. */
export const StoredEntryBar = ({ entry }: { entry: Entry }) => {
  const { t } = useTexts('journal');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3">
        <EntryActions entry={entry} canShare={false} />
        <span className="text-sm text-ink-soft">{t('from.stored')}</span>
      </div>
      <EntryLinks entryId={entry.id} />
    </>
  );
};
