import { profile, profilePatch } from '#contract/profiles.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const profileOperations: Operations = {
  'GET /': {
    summary: 'One’s profile',
    answer: { status: 200, schema: profile },
    problems: ['not_found'],
  },
  'PATCH /': {
    summary: 'Changes one’s profile',
    body: profilePatch,
    answer: { status: 200, schema: profile },
    problems: ['not_found'],
  },
};
