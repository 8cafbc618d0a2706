/**
 * What an incident made of a conversation would hold: the person's own words, put in order, never reworded.
 *
 * [Note: legal names] 'Harcèlement' with whatever follows it, 'Discrimination', 'Fraude' and 'Usurpation d’identité' are
 * offences in French law. They stand in a title only when the person used the word herself: who says that she is
 * harassed reads so above her record, whatever weightier kind the facts were filed under. 'Violence physique' and 'Agression verbale' are
 * everyday names of what was done, and follow from the facts told. `type` and `severity` are a drawer to file the
 * record in, chosen by the heuristics of spec.md, 9; the person sees and changes them before anything is created.
 *
 * [Note: weight] What only a model has pointed at (understanding/pointed) gives no type, no severity and no fact of what is
 * offered: "m'a tendu le dossier" would become a critical incident by the word of somebody who was not there.
 *
 * [Note: nothing dropped] The description is the person's messages, verbatim and whole, in order: every one from which
 * a detail came, and every one that takes something back, doubts it or clears somebody, so that no reader has the first
 * without the second. Only a mere "oui" or "personne" is left out.
 */
import type { IncidentPriority, IncidentType } from '#contract/incidents.ts';
import type { SourceSpan, Suggestion } from '#contract/interview.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts';
import { meetsRuleOfSix } from './interview.ts';
import type { InterviewState } from './interview-state.ts';
import type { SaidMessage } from './said-message.ts';
import { longDay } from './text/long-day.ts';
import { fold } from './text/text.ts';
import { isReadWithOthers } from './understanding/corrections/puts-right.ts';
import { knownMessage } from './understanding/known-messages.ts';

/** A suggestion before it is stored: without its ids and its time. */
export type SuggestionDraft = Omit<Suggestion, 'id' | 'conversation_id' | 'created_at'>;

/** What was collected of one incident. */
type Told = Pick<InterviewState, 'collected'>;

const DEFAULT_TYPE: IncidentType = 'harassment';
const PLAIN_LABEL = 'Incident professionnel';

const SEVERITIES: Partial<Record<IncidentType, IncidentPriority>> = {
  sexual_harassment: 'critical',
  violence: 'critical',
  bullying: 'high',
  discrimination: 'high',
  verbal_abuse: 'high',
};

const HARASSMENT = ['Harcèlement', /harcel/] as const;
const OF_HARASSMENT: ReadonlySet<IncidentType> = new Set(['sexual_harassment', 'bullying']);

/** The labels of spec.md, 3 and 9, with the words that the person must have used; null where the facts are enough. */
const LABELS: Partial<Record<IncidentType, readonly [label: string, named: RegExp | null]>> = {
  sexual_harassment: ['Harcèlement sexuel', /harcel\w+ sexuel/],
  bullying: ['Harcèlement moral', /harcel\w+ moral/],
  discrimination: ['Discrimination', /discrimin/],
  violence: ['Violence physique', null],
  verbal_abuse: ['Agression verbale', null],
  harassment: HARASSMENT,
  security: ['Sécurité', null],
  fraud: ['Fraude', /fraud/],
  identity_theft: ['Usurpation d’identité', /usurp/],
};

/**
 * Null below the rule of six (spec.md, 5). Deterministic.
 * @param said the conversation in order; without it the description holds the words of the details alone
 */
export const draftSuggestion = (state: Told, said: readonly SaidMessage[] = []): SuggestionDraft | null => {
  const { collected } = state;
  if (!meetsRuleOfSix(collected)) return null;
  const type = collected.type ?? DEFAULT_TYPE;
  const location = knownValue(state, 'where');
  const date = knownValue(state, 'when');
  return {
    title: titleOf(type, state),
    description: cut(descriptionOf(state, said), INCIDENT_DESCRIPTION_MAX_CHARACTERS),
    severity: SEVERITIES[type] ?? 'medium',
    type,
    extractedData: {
      date,
      location: location && cut(location, INCIDENT_LOCATION_MAX_CHARACTERS),
      people: collected.people.map(({ name, role }) => (role ? `${name} (${role})` : name)),
      facts: factsOf(state),
    },
  };
};

/** What she is not sure of must not stand above her record as if she were. */
const APPROXIMATE_DAY = ' (date approximative)';

const isUnsure = (state: Told, kind: 'when'): boolean => detailOf(state, kind)?.certainty === 'approximate';

const titleOf = (type: IncidentType, state: Told): string => {
  const { day } = state.collected;
  const parts = [
    labelOf(type, state),
    day && `${longDay(new Date(`${day}T00:00:00Z`), 'UTC')}${isUnsure(state, 'when') ? APPROXIMATE_DAY : ''}`,
    knownValue(state, 'where'),
  ];
  const title = parts.filter(Boolean).join(' – ');
  if (title.length <= INCIDENT_TITLE_MAX_CHARACTERS) return title;
  return `${cut(title, INCIDENT_TITLE_MAX_CHARACTERS - 1).trimEnd()}…`;
};

/** See [Note: legal names]. */
const labelOf = (type: IncidentType, state: Told): string => {
  const [label, named] = LABELS[type] ?? [PLAIN_LABEL, null];
  const words = fold(factsOf(state).join(' ; '));
  if (!named || named.test(words)) return label;
  const [harassed, harasses] = HARASSMENT;
  return OF_HARASSMENT.has(type) && harasses.test(words) ? harassed : PLAIN_LABEL;
};

/** The first part of a text, never ending inside a character. */
const cut = (text: string, max: number): string => {
  const part = text.slice(0, max);
  return part.isWellFormed() ? part : part.replace(/[\uD800-\uDBFF]$/, '');
};

/** Explained by the question alone. */
const MERE_ANSWER =
  /^(?:(?:oui|non|nan|si|ok|rien|personne|aucune?|jamais|voila|euh+|c'est tout)[\s,.!…]*)+$/;

/** See [Note: nothing dropped]. */
const descriptionOf = (state: Told, said: readonly SaidMessage[]): string => {
  const known = state.collected.details.filter(({ certainty }) => certainty !== 'unknown');
  const sources = known.flatMap((detail) => detail.sources);
  const telling = new Set(sources.map(({ message_id }) => message_id));
  const messages = said
    .filter(({ role }) => role === 'user')
    .filter((message) => telling.has(message.id) || isReadWithOthers(knownMessage(message, null, '')))
    .map(({ content }) => content.trim())
    .filter((content) => !MERE_ANSWER.test(fold(content)));
  return messages.length > 0 ? messages.join('\n\n') : citedWords(sources).join('\n\n');
};

/** What was cited, each passage once, message by message; ids of messages follow their order in time. */
const citedWords = (sources: readonly SourceSpan[]): string[] =>
  sources
    .filter(
      (one, at) =>
        !sources.some(
          (other, index) =>
            index !== at &&
            other.message_id === one.message_id &&
            other.start <= one.start &&
            one.end <= other.end &&
            (index < at || other.start < one.start || one.end < other.end),
        ),
    )
    .toSorted(
      (one, other) =>
        one.message_id.localeCompare(other.message_id, 'en', { numeric: true }) || one.start - other.start,
    )
    .map(({ words }) => words.trim())
    .filter((words) => !MERE_ANSWER.test(fold(words)));

const detailOf = (state: Told, kind: 'when' | 'where' | 'incident_type') =>
  state.collected.details.find((detail) => detail.kind === kind && detail.certainty !== 'unknown');

const knownValue = (state: Told, kind: 'when' | 'where'): string | null =>
  detailOf(state, kind)?.value ?? null;

/** See [Note: weight]. */
const factsOf = (state: Told): string[] => {
  const nature = detailOf(state, 'incident_type');
  return nature && nature.found_by !== 'model' ? nature.sources.map(({ words }) => words) : [];
};
