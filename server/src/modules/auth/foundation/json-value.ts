import { type RawBuilder, sql } from 'kysely';
import type { Json } from '../../../platform/database/schema.ts';

/** A value for a jsonb column. Without this the driver would write an array as a PostgreSQL array. */
export const jsonValue = (value: unknown): RawBuilder<Json> => sql<Json>`${JSON.stringify(value)}::jsonb`;
