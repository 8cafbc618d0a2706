/** The incident that a conversation suggests: the person's words, arranged but never rephrased. */
import type { IncidentPriority, IncidentType } from '#contract/incidents.ts';
import type { Collected, CollectedDetail, DetailKind, Suggestion } from '#contract/interview.ts';
import {
  DETAILS_NEEDED_FOR_INCIDENT,
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts';
import { isAsserted } from './assertion.ts';
import { fold } from './fold.ts';
import { phrases, spansOf } from './phrases.ts';
import { isQuestion, readMessage, wordCount } from './read-message.ts';
import type { SaidMessage } from './said-message.ts';

/** What is offered, before it is stored. */
export type SuggestionDraft = Omit<Suggestion, 'id' | 'conversation_id' | 'created_at'>;

/** spec.md, 9; what is not listed is medium. */
const SEVERITIES: Partial<Record<IncidentType, IncidentPriority>> = {
  sexual_harassment: 'critical',
  violence: 'critical',
  bullying: 'high',
  discrimination: 'high',
  verbal_abuse: 'high',
};
/** A legal qualification stands in the title only when the person used it herself. */
const LEGAL_LABELS: readonly (readonly [string, RegExp])[] = [
  ['Harcèlement sexuel', phrases('harcel[a-z]{1,6} sexuel(?:le|lement)?')],
  ['Harcèlement moral', phrases('harcel[a-z]{1,6} moral(?:e|ement)?')],
  ['Discrimination', phrases('discrimin[a-z]{1,8}')],
];
const PLAIN_LABELS: Partial<Record<IncidentType, string>> = {
  violence: 'Violence physique',
  verbal_abuse: 'Agression verbale',
};
const NEUTRAL_LABEL = 'Incident professionnel';
const WORDS_OF_A_FACT = 6;

/** Null below the rule of six. */
export const draftSuggestion = (
  collected: Collected,
  said: readonly SaidMessage[],
): SuggestionDraft | null => {
  if (collected.filled < DETAILS_NEEDED_FOR_INCIDENT) return null;
  const where = known(collected, 'where');
  return {
    title: titleFrom(collected, said),
    description: descriptionFrom(collected, said),
    severity: (collected.type && SEVERITIES[collected.type]) ?? 'medium',
    type: collected.type ?? 'harassment',
    extractedData: {
      date: collected.day
        ? [collected.day, collected.time].filter(Boolean).join(' ')
        : (known(collected, 'when')?.value ?? null),
      location: where ? where.value.slice(0, INCIDENT_LOCATION_MAX_CHARACTERS) : null,
      people: collected.people.map(({ name, role }) =>
        role && !name.includes(role) ? `${name} (${role})` : name,
      ),
      facts: known(collected, 'description')?.sources.map(({ words }) => words) ?? [],
    },
  };
};

const known = ({ details }: Collected, kind: DetailKind): CollectedDetail | undefined =>
  details.find((detail) => detail.kind === kind && detail.certainty !== 'unknown');

const titleFrom = (collected: Collected, said: readonly SaidMessage[]): string => {
  const label = labelFrom(collected.type, said);
  const day = collected.day && frenchDay(collected.day);
  const place = known(collected, 'where')?.value;
  const title = `${label}${day ? `, le ${day}` : ''}${place ? `, ${uncapitalised(place)}` : ''}`;
  return title.length <= INCIDENT_TITLE_MAX_CHARACTERS
    ? title
    : `${title.slice(0, INCIDENT_TITLE_MAX_CHARACTERS - 1)}…`;
};

const labelFrom = (type: IncidentType | null, said: readonly SaidMessage[]): string => {
  const own = said.filter(({ role }) => role === 'user').map((message) => readMessage(message, null, ''));
  const named = LEGAL_LABELS.find(([, words]) =>
    own.some((message) => spansOf(words, message.text).some((span) => isAsserted(message, span))),
  );
  return named?.[0] ?? (type && PLAIN_LABELS[type]) ?? NEUTRAL_LABEL;
};

const frenchDay = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const uncapitalised = (words: string): string =>
  /^(?:Dans|Sur|Au|Aux|En|Devant|Chez|Par|À|A)\b/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

/** Her messages that tell facts, verbatim and in order; what does not fit whole is left to the conversation. */
const descriptionFrom = (collected: Collected, said: readonly SaidMessage[]): string => {
  const cited = new Set(
    collected.details
      .filter(({ certainty }) => certainty !== 'unknown')
      .flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
  );
  let description = '';
  for (const { id, role, content } of said) {
    const text = content.trim();
    if (role !== 'user' || text === '') continue;
    const words = wordCount(fold(text).text);
    if (!(cited.has(id) ? words >= 2 : words >= WORDS_OF_A_FACT && !isQuestion(text))) continue;
    const longer = description === '' ? text : `${description}\n\n${text}`;
    if (longer.length <= INCIDENT_DESCRIPTION_MAX_CHARACTERS) description = longer;
  }
  return description;
};
