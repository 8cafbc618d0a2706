import { Paperclip } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import type { Incident } from '#contract/incidents.ts';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { forgetDrafts, RemovedDrafts } from '#web/editing/removed-drafts.tsx';
import type { SavedAs } from '#web/editing/use-editor.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { moveFiles } from '#web/features/attachments/sending/move-files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { exhibitOf } from './edited-exhibit.ts';
import { exhibitRecord } from './exhibit-record.ts';
import { ExhibitRow } from './exhibit-row.tsx';
import { ExhibitDialog } from './form/exhibit-dialog.tsx';
import { MoveExhibit } from './move-exhibit.tsx';
import { MovedExhibits } from './moved-exhibits.tsx';
import { RemoveExhibit } from './remove-exhibit.tsx';

/** What is open over the section; an `exhibit` is as it was when that opened. */
type Open = { what: 'new' } | { what: 'edit' | 'move' | 'remove'; exhibit: Evidence } | null;

/** 'Preuves': the exhibits of an incident by their numbers, and all that can be done with them. */
export const ExhibitsSection = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('exhibits');
  const { id: owner } = useProfile();
  const titleId = useId();
  const add = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const { id: incidentId, is_sensitive, evidence } = incident;
  const kind = useMemo(() => exhibitOf({ id: incidentId, is_sensitive }), [incidentId, is_sensitive]);
  // The row that had the focus goes with the exhibit: the keyboard goes on at the button below.
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (gone === null || evidence.some(({ id }) => id === gone)) return;
    setGone(null);
    add.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }, [gone, evidence]);

  const openNew = () => setOpen({ what: 'new' });
  const close = (as: SavedAs | null) => {
    setOpen(null);
    if (as !== null) announce(t(`done.${as}`));
  };
  const leaveGone = (exhibit: Evidence, done: 'moved' | 'removed') => {
    setOpen(null);
    announce(t(`done.${done}`));
    forgetDrafts(kind, owner, exhibit.id);
    void forgetFiles(owner, exhibitRecord(exhibit.id));
    setGone(exhibit.id);
  };
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-2 text-xl">
        {t('title')}
      </h2>
      {evidence.length === 0 && <p className="max-w-[65ch] text-ink-soft">{t('none')}</p>}
      {evidence.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {evidence.map((exhibit) => (
            <ExhibitRow
              key={exhibit.id}
              exhibit={exhibit}
              kind={kind}
              // A draft that the form left behind is looked for again.
              lookAgain={open === null}
              onEdit={() => setOpen({ what: 'edit', exhibit })}
              onMove={() => setOpen({ what: 'move', exhibit })}
              onRemove={() => setOpen({ what: 'remove', exhibit })}
            />
          ))}
        </ul>
      )}
      <MovedExhibits incidentId={incidentId} />
      {open === null && gone === null && (
        <RemovedDrafts
          kind={kind}
          present={evidence}
          text={t('waiting.removed')}
          action={t('waiting.asNew')}
          onKept={(id, newId) => void moveFiles(owner, exhibitRecord(id), exhibitRecord(newId)).then(openNew)}
        />
      )}
      <div ref={add} className="mt-3 *:[[role=status]]:mb-4">
        <WaitingDraft key={String(open === null)} kind={kind} scope={NEW_RECORD} text={t('waiting.new')}>
          <Button variant="secondary" onPress={openNew}>
            {t('waiting.resume')}
          </Button>
        </WaitingDraft>
        <Button variant="secondary" onPress={openNew}>
          <Paperclip aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('add')}
        </Button>
      </div>
      {(open?.what === 'new' || open?.what === 'edit') && (
        <ExhibitDialog
          key={open.what === 'edit' ? open.exhibit.id : 'new'}
          kind={kind}
          exhibit={
            open.what === 'edit' ? (evidence.find(({ id }) => id === open.exhibit.id) ?? open.exhibit) : null
          }
          onClose={close}
          onKeptAsNew={openNew}
        />
      )}
      {open?.what === 'move' && (
        <MoveExhibit
          exhibit={open.exhibit}
          onClose={() => setOpen(null)}
          onMoved={() => leaveGone(open.exhibit, 'moved')}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveExhibit
          exhibit={open.exhibit}
          onClose={() => setOpen(null)}
          onRemoved={() => leaveGone(open.exhibit, 'removed')}
        />
      )}
    </section>
  );
};
