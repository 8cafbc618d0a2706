import { v7 as uuidv7 } from 'uuid';
import { UNSPECIFIED } from '#contract/account/profiles.ts';
import { settledWhen } from '#contract/common/incident-when.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import type { PersonInput, PlayedPart } from '#contract/persons.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { insertIncident } from '../../incidents/index.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { readAccount } from './read-account.ts';
import type { SuggestionContent } from './suggestion-reader.ts';
import { closeSuggestion, lockSuggestion } from './suggestion-writer.ts';

/** Tags of an incident that was created from a conversation (spec.md, 4). */
const TAGS = ['chat-ia', 'auto-généré'];

/**
 * Creates the draft incident that a suggestion describes, with the spec's defaults where nothing was collected: place 'Non
 * spécifié', and a type and a priority that count as not stated. A day that was not told is none, also not today. A repeated call returns the incident that the first one created.
 * @returns the id of the incident
 * @throws ProblemError `not_found`; `already_used` when the suggestion was dismissed.
 */
export const createIncidentFromSuggestion = (
  { database }: ConversationServices,
  actor: Actor,
  conversationId: string,
  suggestionId: string,
): Promise<string> =>
  database.asUser(actor, async (tx) => {
    const stored = await lockSuggestion(tx, conversationId, suggestionId);
    if (stored.status === 'created' && stored.incidentId) return stored.incidentId;
    if (stored.status !== 'offered') throw new ProblemError('already_used');
    const { content } = stored;
    const incidentId = uuidv7();
    await insertIncident(tx, {
      input: {
        id: incidentId,
        title: content.title.slice(0, INCIDENT_TITLE_MAX_CHARACTERS),
        description: content.description.slice(0, INCIDENT_DESCRIPTION_MAX_CHARACTERS),
        type: content.type,
        priority: content.severity,
        ...whenOf(content),
        location: (content.extractedData.location ?? UNSPECIFIED).slice(0, INCIDENT_LOCATION_MAX_CHARACTERS),
        tags: TAGS,
        is_sensitive: false,
        unstated: content.unstated,
      },
      status: 'draft',
      conversationId,
      origin: {
        conversation_id: conversationId,
        ...(await readAccount(tx, conversationId, content.account)),
        createdFromChat: true,
        extracted: content.extractedData,
        details: content.details,
      },
      fromEntry: null,
      persons: personsFrom(content),
    });
    await closeSuggestion(tx, suggestionId, { status: 'created', incidentId });
    return incidentId;
  });

const whenOf = ({ day, time, dateCertainty }: SuggestionContent) =>
  settledWhen({
    incident_date: day,
    incident_time: time,
    // As sure as the day: a conversation asks once when it was.
    time_until: null,
    time_certainty: null,
    incident_until: null,
    date_certainty: dateCertainty,
  });

/** Of the parts that a reading tells apart, those that are kept: that somebody is an author, or a victim, is the person's to say. */
const PARTS: Partial<Record<SuggestionContent['people'][number]['part'], PlayedPart>> = {
  witness: 'witness',
  informed: 'told_afterwards',
};

const personsFrom = ({ people }: SuggestionContent): PersonInput[] =>
  people.map((person) => ({
    id: uuidv7(),
    full_name: person.name === '' ? person.role : person.name,
    is_anonymized: false,
    part: PARTS[person.part] ?? null,
    role: person.name === '' ? '' : person.role,
    notes: '',
  }));
