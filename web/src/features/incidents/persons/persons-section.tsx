import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import type { Person } from '#contract/persons.ts';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { forgetDrafts, RemovedDrafts } from '#web/editing/removed-drafts.tsx';
import type { SavedAs } from '#web/editing/use-editor.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { incidentKeys } from '../incident-queries.ts';
import { personOf } from './edited-person.ts';
import { moved } from './moved.ts';
import { PersonDialog } from './person-dialog.tsx';
import { personKeys, useOrderPersons } from './person-queries.ts';
import { PersonRow } from './person-row.tsx';
import { RemovePerson } from './remove-person.tsx';
import { useShownName } from './use-shown-name.ts';

/** What is open over the section; a `person` is as they were when it opened. */
type Open = { what: 'new' } | { what: 'edit' | 'remove'; person: Person } | null;

/** 'Personnes impliquées': who they are in this incident, and all that can be done with them. */
export const PersonsSection = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('persons');
  const { t: incidents } = useTexts('incidents');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { id: owner } = useProfile();
  const shownName = useShownName();
  const titleId = useId();
  const add = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const { id: incidentId, is_sensitive, persons } = incident;
  const kind = useMemo(() => personOf({ id: incidentId, is_sensitive }), [incidentId, is_sensitive]);
  const order = useOrderPersons(incidentId);
  // The row that had the focus goes with the person: the keyboard goes on at the button below.
  const [removed, setRemoved] = useState<string | null>(null);
  useEffect(() => {
    if (removed === null || persons.some(({ id }) => id === removed)) return;
    setRemoved(null);
    add.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }, [removed, persons]);

  const close = (as: SavedAs | null) => {
    setOpen(null);
    if (as !== null) announce(t(`done.${as}`));
  };
  const move = (person: Person, by: -1 | 1) => {
    // The newest order, also where a press follows another at once.
    const now = client.getQueryData<Incident>(incidentKeys.detail(incidentId))?.persons ?? persons;
    const ids = moved(
      now.map(({ id }) => id),
      person.id,
      by,
    );
    order.mutate(ids);
    const place = { name: shownName(person), place: ids.indexOf(person.id) + 1, count: ids.length };
    announce(t('order.moved', place));
  };
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-2 text-xl">
        {incidents('detail.persons')}
      </h2>
      {order.error !== null && (
        <Notice tone="danger" title={t('order.failure')} className="mb-3">
          {problemText(order.error)}
        </Notice>
      )}
      {persons.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {persons.map((person, index) => (
            <PersonRow
              key={person.id}
              person={person}
              kind={kind}
              // A draft that the form left behind is looked for again.
              lookAgain={open === null}
              canMoveUp={index > 0}
              canMoveDown={index < persons.length - 1}
              onMove={(by) => move(person, by)}
              onEdit={() => setOpen({ what: 'edit', person })}
              onRemove={() => setOpen({ what: 'remove', person })}
            />
          ))}
        </ul>
      )}
      {open === null && removed === null && (
        <RemovedDrafts
          kind={kind}
          present={persons}
          text={t('waiting.removed')}
          action={t('waiting.asNew')}
          onKept={() => setOpen({ what: 'new' })}
        />
      )}
      <div ref={add} className="mt-3 *:[[role=status]]:mb-4">
        <WaitingDraft key={String(open === null)} kind={kind} scope={NEW_RECORD} text={t('waiting.new')}>
          <Button variant="secondary" onPress={() => setOpen({ what: 'new' })}>
            {t('waiting.resume')}
          </Button>
        </WaitingDraft>
        <Button variant="secondary" onPress={() => setOpen({ what: 'new' })}>
          <UserPlus aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('add')}
        </Button>
      </div>
      {(open?.what === 'new' || open?.what === 'edit') && (
        <PersonDialog
          key={open.what === 'edit' ? open.person.id : 'new'}
          incidentId={incidentId}
          kind={kind}
          person={open.what === 'edit' ? open.person : null}
          onClose={close}
          onKeptAsNew={() => setOpen({ what: 'new' })}
        />
      )}
      {open?.what === 'remove' && (
        <RemovePerson
          person={open.person}
          name={shownName(open.person)}
          onClose={() => setOpen(null)}
          onRemoved={() => {
            setOpen(null);
            announce(t('done.removed'));
            void client.invalidateQueries({ queryKey: personKeys.all });
            forgetDrafts(kind, owner, open.person.id);
            setRemoved(open.person.id);
          }}
        />
      )}
    </section>
  );
};
