import { bodyLimit } from 'hono/body-limit';
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts';
import { drainBody } from '../platform/requests/drain-body.ts';
import { ProblemError } from '../platform/requests/problem-error.ts';

/** Refuses a body over the limit. */
export const limitBody = bodyLimit({
  maxSize: JSON_BODY_MAX_BYTES,
  onError: async (c) => {
    await drainBody(c);
    throw new ProblemError('body_too_large');
  },
});
