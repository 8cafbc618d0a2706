import { useMemo } from 'react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { exhibitOf } from '#web/features/incidents/exhibits/edited-exhibit.ts';
import { ExhibitDialog } from '#web/features/incidents/exhibits/form/exhibit-dialog.tsx';

interface ReceivedExhibitProps {
  incident: IncidentSummary;
  onClose: () => void;
}

/** The form of an exhibit with what was shared in it. Closed, it waits as the draft of a new one of that incident. */
export const ReceivedExhibit = ({ incident, onClose }: ReceivedExhibitProps) => {
  const { id, is_sensitive } = incident;
  const kind = useMemo(() => exhibitOf({ id, is_sensitive }), [id, is_sensitive]);
  return <ExhibitDialog kind={kind} exhibit={null} onClose={onClose} onKeptAsNew={onClose} />;
};
