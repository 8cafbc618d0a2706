/** One reading of a conversation, with everything that follows from it. Pure but for what is remembered of earlier readings. */
import {
  askedIn,
  createReadingMemory,
  hearAlarm,
  type IncidentReading,
  type Proposal,
  readConversation,
} from '#interviewer/index.ts';
import { collectedFrom } from './collected-from.ts';
import { answersFrom } from './former-edits.ts';
import { incidentDraft } from './incident-draft.ts';
import { pointedFindings } from './pointed-findings.ts';
import type { KeptCard, Reading, ReadingRequest } from './reading-request.ts';

/** @param memory what was read of messages before */
export const readInterview = (
  {
    said,
    timeZone,
    answers = [],
    divisions = [],
    formerEdits = [],
    pointers = [],
    cards = [],
  }: ReadingRequest,
  memory = createReadingMemory(),
): Reading => {
  const reading = readConversation(said, {
    timeZone,
    memory,
    answers: [...answersFrom(formerEdits, said, timeZone), ...answers],
    askedIn,
    cards,
    divisions,
    pointed: pointedFindings(pointers, said),
    hearAlarm,
  });
  const last = said.at(-1);
  const kept = cards.find(({ after }) => after === last?.id) ?? null;
  return {
    reading,
    collected: collectedFrom(reading, said, { divisions, kept }),
    drafts: reading.incidents.map((incident, at) =>
      incidentDraft(incident, reading.incidents.slice(0, at), said),
    ),
    card: cardOf(reading.incidents, reading.card),
  };
};

const cardOf = (incidents: readonly IncidentReading[], id: string | null): KeptCard | null => {
  if (id === null) return null;
  for (const { key, proposals } of incidents) {
    const proposal = proposals.find((one) => one.id === id);
    if (proposal !== undefined) return cardAbout(key, proposal);
  }
  return null;
};

const cardAbout = (incident: string, { id, detail, passages, value }: Proposal): KeptCard => ({
  incident,
  proposal: id,
  detail,
  about: { passages, value },
});
