import { useState } from 'react';
import type { Entry } from '#contract/journal.ts';
import { incidentOfEntry } from '#web/features/incidents/form/edited-incident.ts';
import { IncidentEditor } from '#web/features/incidents/form/incident-editor.tsx';
import { IncidentTips } from '#web/features/incidents/form/incident-tips.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WholeEntry } from './whole-entry.tsx';

/** /incidents/new?entry={id}: the form of a new incident, with the words of an entry in it. */
export const IncidentFromEntryScreen = ({ entryId }: { entryId: string }) => {
  const { t } = useTexts('incidents');
  const { t: journal } = useTexts('journal');
  return (
    <>
      <PageHeader
        title={t('create.title')}
        intro={t('create.intro')}
        back={
          <BackLink to="/journal-de-bord" search={{ entry: entryId }}>
            {journal('from.made.back')}
          </BackLink>
        }
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
        <div className="lg:order-last">
          <IncidentTips />
        </div>
        <WholeEntry entryId={entryId}>{(entry) => <EntryIncident key={entry.id} entry={entry} />}</WholeEntry>
      </div>
    </>
  );
};

const EntryIncident = ({ entry }: { entry: Entry }) => {
  const { t } = useTexts('incidents');
  const { t: journal, language } = useTexts('journal');
  // What the form began with stays: a refresh in the background must not move it.
  const [kind] = useState(() => incidentOfEntry(entry.id, entry));
  const day = dayText(new Date(entry.created_at), language);
  return (
    <div>
      <Notice className="mb-6">
        <p>{journal('from.made.intro', { day })}</p>
        <p className="mt-2">{journal('from.made.defaults')}</p>
      </Notice>
      <IncidentEditor
        incident={null}
        kind={kind}
        loading={<LoadingBlock label={t('detail.loading')} />}
        cancel={
          <ButtonLink variant="quiet" to="/journal-de-bord" search={{ entry: entry.id }}>
            {t('form.cancel')}
          </ButtonLink>
        }
      />
    </div>
  );
};
