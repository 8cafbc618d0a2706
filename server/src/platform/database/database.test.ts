import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { connectDatabase } from './database.ts';

it('tells of an idle connection that breaks, and not of one that is being closed with the database', async () => {
  const told: string[] = [];
  // Connects to nothing until it is asked something.
  const database = connectDatabase({
    connection: { connectionString: 'postgres://127.0.0.1:1/none' },
    vault: createVault(Buffer.alloc(32, 1).toString('base64')),
    onIdleError: ({ message }) => told.push(message),
  });
  const breakOne = (message: string) =>
    database.pool.listeners('error')[0]?.call(database.pool, new Error(message));
  breakOne('the database restarts');
  await database.close();
  breakOne('the database stops');
  expect(told).toEqual(['the database restarts']);
});
