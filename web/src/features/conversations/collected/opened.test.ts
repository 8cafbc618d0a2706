import { expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { messageOf } from '../test-messages.ts';
import { openedBy } from './opened.ts';

const protest: Message = { ...messageOf('r1', 'assistant'), metadata: { opens: 'when' } };

it('the last reply opens its detail, until its control was used or the person writes on', () => {
  expect(openedBy([messageOf('m1', 'user'), protest], null)).toEqual({
    detail: 'when',
    by: 'r1',
    isOpen: true,
  });
  expect(openedBy([protest], 'r1')?.isOpen).toBe(false);
  expect(openedBy([protest, messageOf('m2', 'user')], null)).toBeNull();
  expect(openedBy([messageOf('r2', 'assistant')], null)).toBeNull();
});
