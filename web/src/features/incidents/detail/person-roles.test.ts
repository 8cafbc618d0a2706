import { expect, it } from 'vitest';
import { rolesOf } from './person-roles.ts';

it('the witness is told apart from what the person is otherwise', () => {
  expect(rolesOf('collègue, témoin')).toEqual({ roles: 'collègue', isWitness: true });
  expect(rolesOf('témoin')).toEqual({ roles: '', isWitness: true });
  expect(rolesOf('chef d’équipe')).toEqual({ roles: 'chef d’équipe', isWitness: false });
  expect(rolesOf('')).toEqual({ roles: '', isWitness: false });
});
