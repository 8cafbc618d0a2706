import { type Evidence, type EvidenceInput, entryReference } from '#contract/evidence.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createRecord } from '../../../platform/records/record-writer.ts';
import { holdEntrySource } from '../../journal/index.ts';
import { linkEntry } from '../links/entry-links.ts';
import { findMessage } from '../links/message-links.ts';
import { requireProofOf } from '../sensitive/proof.ts';
import { EVIDENCE_FILES } from './evidence-files.ts';
import { EVIDENCE } from './evidence-kind.ts';
import { lockIncident, takeNumber } from './evidence-writer.ts';

/**
 * Adds an exhibit to an incident, under the next number. The same request sent again, after an answer that never arrived, gives
 * the exhibit that the first one made.
 * @throws ProblemError `already_used` with the stored exhibit as `current`, when the id is taken by other words; `not_found`
 *   when the incident, the entry, the message or a file is not the person's
 */
export const createExhibit = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { id, journal_entry_id: entryId, message_id: messageId, dated_on = null, ...input }: EvidenceInput,
): Promise<Evidence> =>
  database.asUser(actor, async (tx) => {
    const said = { ...input, dated_on, incident_id: incidentId, files: [...new Set(input.files)] };
    // An id that is taken is answered with what is stored there.
    await requireProofOf(tx, 'evidence', id);
    // Everything is locked before the ledger: incident, entry, files.
    await lockIncident(tx, incidentId);
    const entry = entryId === undefined ? null : await holdEntrySource(tx, entryId);
    await EVIDENCE_FILES.hold(tx, said.files);
    return await createRecord(tx, EVIDENCE, id, said, async () => {
      // Only now: a repeated request is answered also when the entry or the message has gone since.
      const message = messageId === undefined ? null : await findMessage(tx, messageId);
      if (entry === undefined || message === undefined) throw new ProblemError('not_found');
      return {
        fields: {
          ...said,
          number: await takeNumber(tx, incidentId),
          from_entry: entry && entryReference.parse(entry),
          from_message: message,
        },
        createWith: async () => {
          await EVIDENCE_FILES.attach(tx, id, said.files);
          if (entry !== null) await linkEntry(tx, { entryId: entry.entry_id, incidentId, evidenceId: id });
          return [];
        },
      };
    });
  });
