/** What the codes of incidents are called in what the server writes: an export, a dossier. The app has its own catalogues. */

import type { IncidentPriority } from '#contract/common/kinds.ts';
import type { IncidentStatus, IncidentType } from '#contract/incidents.ts';
import type { PlayedPart } from '#contract/persons.ts';
import type { InBoth } from '../../platform/exports/exported-table.ts';

export const TYPES: Record<IncidentType, InBoth> = {
  security: { fr: 'Sécurité', en: 'Safety' },
  harassment: { fr: 'Harcèlement', en: 'Harassment' },
  fraud: { fr: 'Fraude', en: 'Fraud' },
  identity_theft: { fr: 'Usurpation d’identité', en: 'Identity theft' },
  other: { fr: 'Autre', en: 'Other' },
  discrimination: { fr: 'Discrimination', en: 'Discrimination' },
  violence: { fr: 'Violence physique', en: 'Physical violence' },
  verbal_abuse: { fr: 'Agression verbale', en: 'Verbal abuse' },
  sexual_harassment: { fr: 'Harcèlement sexuel', en: 'Sexual harassment' },
  bullying: { fr: 'Harcèlement moral', en: 'Bullying' },
};

export const PRIORITIES: Record<IncidentPriority, InBoth> = {
  low: { fr: 'Faible', en: 'Low' },
  medium: { fr: 'Moyenne', en: 'Medium' },
  high: { fr: 'Élevée', en: 'High' },
  critical: { fr: 'Critique', en: 'Critical' },
};

export const STATUSES: Record<IncidentStatus, InBoth> = {
  draft: { fr: 'Brouillon', en: 'Draft' },
  open: { fr: 'Ouvert', en: 'Open' },
  submitted: { fr: 'Soumis', en: 'Submitted' },
  in_progress: { fr: 'En cours', en: 'In progress' },
  under_review: { fr: 'En cours d’examen', en: 'Under review' },
  resolved: { fr: 'Résolu', en: 'Resolved' },
  closed: { fr: 'Fermé', en: 'Closed' },
  archived: { fr: 'Archivé', en: 'Archived' },
};

export const PARTS: Record<PlayedPart, InBoth> = {
  author: { fr: 'Auteur·e des faits', en: 'Author of the facts' },
  witness: { fr: 'Témoin', en: 'Witness' },
  victim: { fr: 'Victime', en: 'Victim' },
  told_afterwards: { fr: 'Prévenu·e après', en: 'Told afterwards' },
  other: { fr: 'Autre', en: 'Other' },
};

/** The same, for other modules. */
export const INCIDENT_WORDS = { types: TYPES, priorities: PRIORITIES, statuses: STATUSES, parts: PARTS };
