import { type Expression, type RawBuilder, sql } from 'kysely';

/** Sealed bytes of a batch. What is longer on its own comes alone. */
export const BATCH_BYTES = 512 * 1024;

/**
 * Cuts a page short where it is longer than a batch, and never to nothing.
 * @param page selects, beside what is wanted of it, `bytes`: how long each row is
 * @param order that of the page
 */
export const withinBytes = <Row>(
  page: Expression<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Row> => sql<Row>`
  SELECT * FROM (
    SELECT page.*, (sum(bytes) OVER (ORDER BY ${order}) - bytes)::bigint AS bytes_before FROM (${page}) AS page
  ) AS measured
  WHERE bytes_before < ${BATCH_BYTES}
  ORDER BY ${order}`;
