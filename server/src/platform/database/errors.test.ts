import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError, translateError } from './errors.ts';

const ofSystem = (code: string): Error => Object.assign(new Error('write'), { code });
const ofDatabase = (code: string, message = ''): DatabaseError =>
  Object.assign(new DatabaseError(message, 0, 'error'), { code });

it.each([
  ['the file system', ofSystem('ENOSPC')],
  ['a quota', ofSystem('EDQUOT')],
  ['something below', new Error('The row was not written', { cause: ofSystem('ENOSPC') })],
  ['PostgreSQL', ofDatabase('53100', 'could not extend file')],
  ['PostgreSQL, of a quota', ofDatabase('XX000', 'could not extend file "base/5/1": Disk quota exceeded')],
  ['a store', Object.assign(new Error('Storage full'), { $metadata: { httpStatusCode: 507 } })],
])('a disk that is full is storage_full when %s says so', (_who, error) => {
  expect(translateError(error)).toMatchObject({ name: 'ProblemError', code: 'storage_full', cause: error });
});

it('what else PostgreSQL lacks may pass, and other faults stay what they are', () => {
  expect(translateError(ofDatabase('53300'))).toBeInstanceOf(DatabaseUnavailableError);
  expect(translateError(ofDatabase('53200'))).toBeInstanceOf(DatabaseUnavailableError);
  for (const error of [
    ofDatabase('XX000', 'could not open file'),
    ofSystem('EACCES'),
    new Error('No space'),
  ]) {
    expect(translateError(error)).toBe(error);
  }
});
