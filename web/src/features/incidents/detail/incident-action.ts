import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Incident } from '#contract/incidents.ts';

/** What a dialog of the menu is given. */
export interface IncidentDialogProps {
  /** As it was when the dialog opened, not as a refresh has made it since. */
  incident: Incident;
  onClose: () => void;
}

/** The pages of one incident that the menu leads to. */
export type IncidentPage =
  | '/incidents/$id/anonymiser'
  | '/incidents/$id/fusionner'
  | '/incidents/$id/impression';

/** One line of the menu: it opens a dialog, or a page of its own. */
export type IncidentAction = { id: string; label: string; icon: LucideIcon } & (
  | { Dialog: ComponentType<IncidentDialogProps> }
  | { page: IncidentPage }
);
