import { invalid } from './errors.ts';

/** The metadata is part of every access token, and so of a header of every request. */
const MAX_BYTES = 4_096;

/**
 * Checks the size of what a client says about the person.
 * @throws AuthError validation_failed
 */
export const ensureMetadata = (data: Record<string, unknown> | null | undefined): Record<string, unknown> => {
  const metadata = data ?? {};
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES) {
    throw invalid(`User metadata cannot be longer than ${MAX_BYTES} bytes`);
  }
  return metadata;
};

/** Merges a change: null deletes a key (auth.md, PUT /user). */
export const mergeMetadata = (
  current: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));
