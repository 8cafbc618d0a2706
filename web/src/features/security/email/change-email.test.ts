import { expect, it } from 'vitest';
import { pendingChangeOf } from './change-email.ts';

const SENT = '2026-11-21T10:00:00.000Z';
const account = { new_email: 'b@exemple.fr', email_change_sent_at: SENT };

it('an account without a new address has no pending change', () => {
  expect(pendingChangeOf({})).toBeNull();
});

it('the links of a pending change last an hour', () => {
  expect(pendingChangeOf(account, Date.parse('2026-11-21T11:00:00.000Z'))).toEqual({
    next: 'b@exemple.fr',
    isExpired: false,
  });
  expect(pendingChangeOf(account, Date.parse('2026-11-21T11:00:01.000Z'))?.isExpired).toBe(true);
});
