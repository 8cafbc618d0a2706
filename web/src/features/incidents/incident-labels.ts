import {
  Archive,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePlay,
  CircleX,
  type LucideIcon,
  ScanSearch,
  Send,
} from 'lucide-react';
import type { IncidentPriority } from '#contract/common/kinds.ts';
import {
  FORM_INCIDENT_STATUSES,
  FORM_INCIDENT_TYPES,
  type IncidentStatus,
  type IncidentType,
} from '#contract/incidents.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The colours of spec.md, 4; the statuses that it leaves without one are blue while they move, grey otherwise. */
export const STATUS_TONES: Record<IncidentStatus, BadgeTone> = {
  draft: 'grey',
  open: 'grey',
  submitted: 'blue',
  in_progress: 'yellow',
  under_review: 'blue',
  resolved: 'green',
  closed: 'purple',
  archived: 'grey',
};

export const STATUS_ICONS: Record<IncidentStatus, LucideIcon> = {
  draft: CircleDashed,
  open: CircleDot,
  submitted: Send,
  in_progress: CirclePlay,
  under_review: ScanSearch,
  resolved: CircleCheck,
  closed: CircleX,
  archived: Archive,
};

export const PRIORITY_TONES: Record<IncidentPriority, BadgeTone> = {
  low: 'grey',
  medium: 'blue',
  high: 'yellow',
  critical: 'red',
};

const withCurrent = <Value>(offered: readonly Value[], current: Value): Value[] =>
  offered.includes(current) ? [...offered] : [...offered, current];

/** The five types of the form, and the incident's own when it has another (spec.md, 3). */
export const typesToOffer = (current: IncidentType): IncidentType[] =>
  withCurrent<IncidentType>(FORM_INCIDENT_TYPES, current);

/** The four statuses of the edit form, and the incident's own when it has another (spec.md, 4). */
export const statusesToOffer = (current: IncidentStatus): IncidentStatus[] =>
  withCurrent<IncidentStatus>(FORM_INCIDENT_STATUSES, current);
