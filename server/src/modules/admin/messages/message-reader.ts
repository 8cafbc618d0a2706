/**
 * What the operator tells everybody, or the administrators: one row a message, which the notices show
 * (modules/notifications).
 */
import type { Audience, OperatorMessage } from '#contract/administration.ts';
import type { ReadQueries } from '../../../platform/database/database.ts';

/** Rows of which {@link messageFrom} makes messages. */
export const selectMessages = (db: Pick<ReadQueries, 'selectFrom'>) =>
  db
    .selectFrom('operator_messages')
    .select(['id', 'audience', 'text_fr', 'text_en', 'published_at', 'withdrawn_at']);

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** A message as the contract shapes it. */
export const messageFrom = ({
  audience,
  published_at,
  withdrawn_at,
  ...row
}: MessageRow): OperatorMessage => ({
  ...row,
  audience: audience as Audience,
  published_at: published_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
});
