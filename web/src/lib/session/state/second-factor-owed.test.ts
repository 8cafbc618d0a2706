import { expect, it } from 'vitest';
import type { StoredSession } from '../kept/stored-session.ts';
import { isSecondFactorOwed } from './second-factor-owed.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const stored = (access_token: string, ...statuses: string[]) =>
  ({ access_token, user: { factors: statuses.map((status) => ({ status })) } }) as unknown as StoredSession;
// Its payload holds the two characters that base64url writes differently.
const AAL1 = tokenOf({ aal: 'aal1', name: 'ÿÿÿ>>>???' });
const AAL2 = tokenOf({ aal: 'aal2' });

it('is owed by a session that has shown less than the person has set up', () => {
  expect(isSecondFactorOwed(stored(AAL1, 'unverified', 'verified'))).toBe(true);
});

it.each([
  ['a session that has shown it', stored(AAL2, 'verified')],
  ['a person who has none', stored(AAL1)],
  ['one who began and never finished', stored(AAL1, 'unverified')],
  ['a token that cannot be read: the server decides', stored('a', 'verified')],
  ['an account that tells no factors', { access_token: AAL1, user: {} } as StoredSession],
])('is not owed by %s', (_who, session) => {
  expect(isSecondFactorOwed(session)).toBe(false);
});
