import { liveEvent } from '#contract/events.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const eventOperations: Operations = {
  'GET /': {
    summary:
      'A stream without end of what changes of one’s own things; it ends with the token, and is asked for again',
    answer: { status: 200, events: liveEvent },
    problems: ['rate_limited'],
  },
};
