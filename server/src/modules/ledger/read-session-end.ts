import {
  type BecameOf,
  SESSION_KINDS,
  type SessionEnd,
  type SessionKind,
} from '#contract/account/session-end.ts';
import { HOUR_MS } from '#contract/common/durations.ts';
import { SESSION_NAMED_MAX_COUNT } from '#contract/common/limits.ts';
import type { Actor, Database, ReadTransaction } from '../../platform/database/database.ts';
import { readEnd, readTouched, readTurn, type TouchedRecord } from '../../platform/ledger/session-reader.ts';
import { readSpeakers } from '../conversations/index.ts';
import { readReferenceNumbers } from '../incidents/index.ts';
import { countOpenings } from '../sharing/index.ts';

/** Whoever recorded nothing for so long has come back since: what they recorded before was another session. */
const PAUSE_MS = 2 * HOUR_MS;

/**
 * What was recorded since the person came back to it, and where their ledger ends. The ledger alone says what was; from the records
 * come the conversation of a message and the reference of an incident, as far as they are still there.
 */
export const readSessionEnd = (database: Database, actor: Actor): Promise<SessionEnd> =>
  database.asReader(actor, async (tx) => {
    const now = new Date();
    const [end, shares] = await Promise.all([readEnd(tx), countOpenings(tx, now)]);
    const isOver = end === undefined || now.getTime() - end.recordedAt.getTime() > PAUSE_MS;
    return {
      now: now.toISOString(),
      end: end ? { sequence: end.sequence, hash: end.hash, recorded_at: end.recordedAt.toISOString() } : null,
      session: isOver ? null : await readSession(tx, end.sequence),
      shares,
    };
  });

const readSession = async (tx: ReadTransaction, until: number): Promise<SessionEnd['session']> => {
  const from = await readTurn(tx, until, PAUSE_MS);
  if (from === undefined) return null;
  const touched = await readTouched(tx, { from: from.sequence, until });
  const standing = touched.filter(({ action }) => action !== 'delete');
  const named = (kind: SessionKind) =>
    standing.filter(({ entity }) => entity === kind).slice(0, SESSION_NAMED_MAX_COUNT);
  const incidents = named('incident');
  const [conversations, references] = await Promise.all([
    readConversations(tx, standing),
    readReferenceNumbers(
      tx,
      incidents.map(({ id }) => id),
    ),
  ]);
  return {
    began_at: from.recordedAt.toISOString(),
    conversations,
    messages_removed: touched.filter(
      ({ entity, action }) => entity === 'conversation_message' && action === 'delete',
    ).length,
    counts: countsOf(touched),
    entries: named('journal_entry').map(keptFrom),
    incidents: incidents.flatMap((one) => {
      const reference = references.get(one.id);
      return reference === undefined ? [] : [{ ...keptFrom(one), reference_number: reference }];
    }),
    transcribed: standing.filter(({ entity }) => entity === 'transcription').length,
  };
};

/** The conversations in which something was said, by their first message of the session. */
const readConversations = async (tx: ReadTransaction, standing: readonly TouchedRecord[]) => {
  const messages = standing.filter(({ entity }) => entity === 'conversation_message').map(({ id }) => id);
  const speakers = await readSpeakers(tx, messages);
  return [...Map.groupBy(speakers, ({ conversation_id }) => conversation_id)].flatMap(([id, said]) => {
    const [first] = said;
    if (first === undefined) return [];
    return {
      id,
      said: said.filter(({ role }) => role === 'user').length,
      replies: said.filter(({ role }) => role === 'assistant').length,
      model_used: first.model_used,
      was_changed: first.was_changed,
    };
  });
};

const keptFrom = ({ id, firstAt, isNew }: TouchedRecord) => ({
  id,
  recorded_at: firstAt.toISOString(),
  is_new: isNew,
});

const countsOf = (touched: readonly TouchedRecord[]): Record<SessionKind, BecameOf> => {
  const counts = Object.fromEntries(
    SESSION_KINDS.map((kind) => [kind, { added: 0, changed: 0, removed: 0 }]),
  ) as Record<SessionKind, BecameOf>;
  for (const { entity, action, isNew } of touched) {
    const count = (counts as Partial<Record<string, BecameOf>>)[entity];
    if (count !== undefined) count[action === 'delete' ? 'removed' : isNew ? 'added' : 'changed'] += 1;
  }
  return counts;
};
