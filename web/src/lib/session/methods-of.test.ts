import { expect, it } from 'vitest';
import { methodsOf } from './methods-of.ts';

const tokenOf = (payload: unknown): string => `x.${btoa(JSON.stringify(payload)).replace(/=/g, '')}.x`;

it('reads the methods of a token', () => {
  const amr = [
    { method: 'totp', timestamp: 2 },
    { method: 'password', timestamp: 1 },
  ];
  expect(methodsOf(tokenOf({ amr }))).toEqual(['totp', 'password']);
});

it.each(['', 'x', 'x.y.z', tokenOf({}), tokenOf({ amr: 'password' }), tokenOf(null)])(
  'finds none in %j',
  (token) => {
    expect(methodsOf(token)).toEqual([]);
  },
);
