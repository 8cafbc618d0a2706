import type { Incident } from '#contract/incidents.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ShownPassage } from '#web/ui/shown-passage.tsx';
import { ExhibitsSection } from '../exhibits/exhibits-section.tsx';
import { EDITED_INCIDENT } from '../form/edited-incident.ts';
import { HistorySection } from '../history/history-section.tsx';
import { LandingPlace } from '../landing-place.tsx';
import { PersonsSection } from '../persons/persons-section.tsx';
import { SavedNotice } from '../saved-notice.tsx';
import { AnalysisLink } from './analysis-link.tsx';
import { IncidentHeading } from './incident-heading.tsx';
import { IncidentNote } from './incident-note.tsx';
import { IncidentOrigin } from './incident-origin.tsx';
import { IncidentRows } from './incident-rows.tsx';
import { IncidentTold } from './incident-told.tsx';
import { PassageNotice } from './passage-notice.tsx';
import { useShownPassage } from './use-shown-passage.ts';

/** One incident, whole. */
export const IncidentDetail = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const passage = useShownPassage(incident);
  return (
    <article className="flex flex-col">
      <SavedNotice />
      <PassageNotice incidentId={incident.id} passage={passage} />
      <ShownPassage value={passage?.state === 'there' ? passage : null}>
        <IncidentHeading incident={incident} />
        <WaitingDraft kind={EDITED_INCIDENT} scope={incident.id} text={t('detail.waiting')}>
          <ButtonLink variant="secondary" to="/incidents/$id/edit" params={{ id: incident.id }}>
            {t('detail.waitingAction')}
          </ButtonLink>
        </WaitingDraft>
        <IncidentRows incident={incident} />
      </ShownPassage>
      <LandingPlace name="personnes">
        <PersonsSection incident={incident} />
      </LandingPlace>
      <LandingPlace name="preuves">
        <ExhibitsSection incident={incident} />
      </LandingPlace>
      {incident.from_entry !== null && <IncidentNote source={incident.from_entry} />}
      {incident.origin !== null && incident.origin.details.length > 0 && (
        <IncidentTold details={incident.origin.details} />
      )}
      {incident.origin !== null && <IncidentOrigin origin={incident.origin} />}
      <AnalysisLink incidentId={incident.id} />
      <HistorySection incident={incident} />
    </article>
  );
};
