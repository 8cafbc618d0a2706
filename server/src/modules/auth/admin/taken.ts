import { DatabaseError } from 'pg';
import { AuthError, emailTaken } from '../foundation/errors.ts';

/** Turns the refusal of a unique index into GoTrue's error; rethrows every other error. */
export const throwTaken = (error: unknown): never => {
  if (!(error instanceof DatabaseError)) throw error;
  switch (error.constraint) {
    case 'users_email':
      throw emailTaken();
    case 'users_phone':
      throw new AuthError(422, 'phone_exists', 'A user with this phone number already exists');
    case 'users_pkey':
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    default:
      throw error;
  }
};
