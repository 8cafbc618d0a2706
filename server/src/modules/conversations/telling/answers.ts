/** What the person said, by a press, of what readings proposed. */
import * as z from 'zod/mini';
import { detailKind } from '#contract/common/details.ts';
import { ANSWERS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Answer } from '#interviewer/index.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import { countEdit } from '../edit-writer.ts';
import { inTurns } from '../in-turns.ts';
import { restingOn } from './resting-on.ts';
import { storedAbout, storedValue } from './stored-values.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    proposal_answer: true;
  }
}

const TABLE = 'proposal_answers';
const COLUMNS = ['conversation_id', 'made', 'created_at', 'sealed'] as const;

export const SEALED_ANSWER = sealedKind({
  table: TABLE,
  binds: ['conversation_id', 'made', 'created_at'],
  content: z.object({
    incident: z.string(),
    detail: detailKind,
    action: z.enum(['confirm', 'correct', 'refuse', 'unsure', 'add']),
    /** Null for a value that was added by hand. */
    about: z.nullable(storedAbout),
    /** The last message of the conversation at that time. */
    after: z.exactOptional(z.string()),
    value: z.exactOptional(storedValue),
  }),
});

const readRows = (tx: ReadTransaction, conversationId: string) =>
  tx.db
    .selectFrom(TABLE)
    .select(COLUMNS)
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('made')
    .execute();

/** The answers in the order in which they were given. One that does not open is left out: it must not hide the conversation. */
export const readAnswers = async (tx: ReadTransaction, conversationId: string): Promise<Answer[]> => {
  const [rows, box] = await Promise.all([readRows(tx, conversationId), tx.box()]);
  const answers: Answer[] = [];
  for await (const row of inTurns(rows)) {
    const content = SEALED_ANSWER.tryOpen(box, row, row.sealed);
    if (content) answers.push({ ...content, made: row.made });
  }
  return answers;
};

/**
 * Stores an answer behind the others and records it. The same answer given twice in a row is stored once. The conversation
 * must be locked.
 * @throws ProblemError `not_ready` when the conversation has reached its limit of answers
 */
export const appendAnswer = async (
  tx: WriteTransaction,
  conversationId: string,
  answer: Omit<Answer, 'made'>,
): Promise<void> => {
  const given = await readAnswers(tx, conversationId);
  const last = given.at(-1);
  if (last !== undefined && isSame(last, answer)) return;
  if (given.length >= ANSWERS_MAX_COUNT) throw new ProblemError('not_ready');
  const made = await nextNumber(tx, conversationId);
  const columns = { conversation_id: conversationId, made, created_at: new Date() };
  const sealed = SEALED_ANSWER.seal(await tx.box(), columns, answer);
  await tx.db
    .insertInto(TABLE)
    .values({ user_id: tx.userId, ...columns, sealed })
    .execute();
  await countEdit(tx, conversationId);
  await appendToLedger(tx, [
    { entity: 'proposal_answer', entityId: conversationId, action: 'create', content: { made, ...answer } },
  ]);
};

/** Also behind answers that do not open. */
const nextNumber = async (tx: ReadTransaction, conversationId: string): Promise<number> =>
  ((await readRows(tx, conversationId)).at(-1)?.made ?? 0) + 1;

/** The same press once more, and nothing was said in between. */
const isSame = (last: Answer, answer: Omit<Answer, 'made'>): boolean =>
  JSON.stringify(sorted(last)) === JSON.stringify(sorted(answer));

const sorted = (answer: Omit<Answer, 'made'>) => [
  answer.after ?? null,
  answer.incident,
  answer.detail,
  answer.action,
  answer.about?.value ?? null,
  answer.about?.passages ?? null,
  answer.value ?? null,
];

/**
 * A message is deleted: what the answers hold of its words goes, and with them the answers that were about these words
 * alone. What the person put in by hand stays, and every answer keeps its place in time. The conversation must be locked.
 * @param before the message before it, after which the answers now come that came after it; null for none
 */
export const forgetAnswersAbout = async (
  tx: WriteTransaction,
  conversationId: string,
  { messageId, before }: { messageId: string; before: string | null },
): Promise<void> => {
  const [rows, box] = await Promise.all([readRows(tx, conversationId), tx.box()]);
  for await (const row of inTurns(rows)) {
    const stored = SEALED_ANSWER.tryOpen(box, row, row.sealed);
    if (!stored) continue;
    const { after, ...rest } = stored;
    const isAfter = after === messageId;
    const place = isAfter ? before : (after ?? null);
    const content = { ...rest, ...(place !== null && { after: place }) };
    const passages = content.about?.passages ?? [];
    const left = passages.filter((passage) => passage.messageId !== messageId);
    const isAbout = content.about !== null && left.length < passages.length;
    if (!isAfter && !isAbout) continue;
    const value = content.about && restingOn(content.about.value, left);
    const own = tx.db
      .updateTable(TABLE)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('made', '=', row.made);
    if (content.about === null || !isAbout) {
      await own.set({ sealed: SEALED_ANSWER.seal(box, row, content) }).execute();
    } else if (value !== null) {
      const kept = { ...content, about: { passages: left, value } };
      await own.set({ sealed: SEALED_ANSWER.seal(box, row, kept) }).execute();
    } else if (content.value !== undefined) {
      // The value is the person's own: it stands without the words that it took the place of.
      const kept = { ...content, action: 'add' as const, about: null, value: content.value };
      await own.set({ sealed: SEALED_ANSWER.seal(box, row, kept) }).execute();
    } else {
      await tx.db
        .deleteFrom(TABLE)
        .where('user_id', '=', tx.userId)
        .where('conversation_id', '=', conversationId)
        .where('made', '=', row.made)
        .execute();
    }
  }
};
