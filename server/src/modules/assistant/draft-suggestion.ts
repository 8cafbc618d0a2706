/**
 * What an incident made of a conversation would hold: the person's own words, put in order, never reworded.
 *
 * [Note: legal names] 'Harcèlement sexuel', 'Harcèlement moral' and 'Discrimination' are offences in French law. They
 * stand in a title only when the person used the word herself. 'Violence physique' and 'Agression verbale' are
 * everyday names of what was done, and follow from the facts told. `type` and `severity` are a drawer to file the
 * record in, chosen by the heuristics of spec.md, 9; the person sees and changes them before anything is created.
 */
import type { IncidentPriority, IncidentType } from '#contract/incidents.ts';
import type { Suggestion } from '#contract/interview.ts';
import {
  DETAILS_NEEDED_FOR_INCIDENT,
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts';
import type { InterviewState } from './guide/state.ts';
import { fold } from './text/text.ts';

/** A suggestion before it is stored: without its ids and its time. */
export type SuggestionDraft = Omit<Suggestion, 'id' | 'conversation_id' | 'created_at'>;

const DEFAULT_TYPE: IncidentType = 'harassment';
const PLAIN_LABEL = 'Incident professionnel';

const SEVERITIES: Partial<Record<IncidentType, IncidentPriority>> = {
  sexual_harassment: 'critical',
  violence: 'critical',
  bullying: 'high',
  discrimination: 'high',
  verbal_abuse: 'high',
};

/** The labels of spec.md, 9, with the words that the person must have used; null where the facts are enough. */
const LABELS: Partial<Record<IncidentType, readonly [label: string, named: RegExp | null]>> = {
  sexual_harassment: ['Harcèlement sexuel', /harcel\w+ sexuel/],
  bullying: ['Harcèlement moral', /harcel\w+ moral/],
  discrimination: ['Discrimination', /discrimin/],
  violence: ['Violence physique', null],
  verbal_abuse: ['Agression verbale', null],
};

/** Null below the rule of six (spec.md, 5). Deterministic. */
export const draftSuggestion = (state: InterviewState): SuggestionDraft | null => {
  const { collected } = state;
  if (collected.filled < DETAILS_NEEDED_FOR_INCIDENT) return null;
  const type = collected.type ?? DEFAULT_TYPE;
  const location = knownValue(state, 'where');
  const date = knownValue(state, 'when');
  return {
    title: titleOf(type, state),
    description: descriptionOf(state),
    severity: SEVERITIES[type] ?? 'medium',
    type,
    extractedData: {
      date,
      location: location?.slice(0, INCIDENT_LOCATION_MAX_CHARACTERS) ?? null,
      people: collected.people.map(({ name, role }) => (role ? `${name} (${role})` : name)),
      facts: wordsOf(state, 'incident_type'),
    },
  };
};

const titleOf = (type: IncidentType, state: InterviewState): string => {
  const { day } = state.collected;
  const parts = [labelOf(type, state), day && longDay(day), knownValue(state, 'where')];
  const title = parts.filter(Boolean).join(' – ');
  if (title.length <= INCIDENT_TITLE_MAX_CHARACTERS) return title;
  return `${title.slice(0, INCIDENT_TITLE_MAX_CHARACTERS - 1).trimEnd()}…`;
};

/** See [Note: legal names]. */
const labelOf = (type: IncidentType, state: InterviewState): string => {
  const [label, named] = LABELS[type] ?? [PLAIN_LABEL, null];
  const words = fold(wordsOf(state, 'incident_type').join(' ; '));
  return named && !named.test(words) ? PLAIN_LABEL : label;
};

/** The account as it was told: the sentences themselves, in the order in which they were written. */
const descriptionOf = (state: InterviewState): string => {
  const told = wordsOf(state, 'description');
  const words = told.length > 0 ? told : wordsOf(state, 'incident_type');
  return words.join('\n\n').slice(0, INCIDENT_DESCRIPTION_MAX_CHARACTERS);
};

const detailOf = (state: InterviewState, kind: 'when' | 'where' | 'incident_type' | 'description') =>
  state.collected.details.find((detail) => detail.kind === kind && detail.certainty !== 'unknown');

const knownValue = (state: InterviewState, kind: 'when' | 'where'): string | null =>
  detailOf(state, kind)?.value ?? null;

const wordsOf = (state: InterviewState, kind: 'incident_type' | 'description'): string[] =>
  detailOf(state, kind)?.sources.map(({ words }) => words) ?? [];

const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-20' → '20 novembre 2026' */
const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));
