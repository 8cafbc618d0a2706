import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Entry } from '#contract/journal.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { findPassage, passageOf } from '#web/lib/passage.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Quotes } from '#web/ui/quotes.tsx';
import { entryVersions } from '../entry/entry-queries.ts';

/**
 * The passage of an entry that a link led to: its words are selected in the form, which has the focus there. Where the entry has changed
 * since, that is said, and what the passage said then.
 */
export const LandedPassage = ({ entry }: { entry: Entry }) => {
  const { t } = useTexts('journal');
  const box = useRef<HTMLDivElement>(null);
  const name = useSearch({ from: '/_app/journal-de-bord', select: ({ passage }) => passage });
  const passage = passageOf(name);
  // What the entry said when the form was opened: it stays while it is typed in.
  const isChanged = passage !== undefined && passage.version !== entry.version;
  const { data } = useQuery({ ...entryVersions(entry.id), enabled: isChanged });
  const known = isChanged ? data?.versions.find(({ version }) => version === passage.version) : undefined;
  const record = isChanged ? (known && 'record' in known ? known.record : undefined) : entry;
  const field = passage?.field === 'title' ? 'title' : 'content';
  const found = passage && record && findPassage(passage, record[field], entry[field]);
  const [start, end] = found?.state === 'there' ? [found.start, found.end] : [null, null];
  useEffect(() => {
    const form = box.current?.parentElement;
    const typed = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
    if (!typed || start === null || end === null) return;
    typed.setSelectionRange(start, end);
    // Browsers bring the selection into view when the field gets the focus.
    typed.blur();
    typed.focus();
  }, [field, start, end]);
  return (
    <div ref={box} className="empty:hidden">
      {isChanged && data !== undefined && (
        <Notice className="mb-6" title={t(start === null ? 'passage.gone' : 'passage.stayed')}>
          {found?.state === 'gone' && found.words !== '' && <Quotes words={[found.words]} />}
        </Notice>
      )}
    </div>
  );
};
