import { expect, it } from 'vitest';
import { startFailureText } from './start-failure.ts';

const config = { dataDir: '/srv/recueil', databaseUrl: null, host: '127.0.0.1', port: 80 };
const failed = (words: string, properties: object = {}): Error => Object.assign(new Error(words), properties);
const textOf = (error: unknown, changes: object = {}): Promise<string> =>
  startFailureText(error, { ...config, ...changes });

it.each([
  ['the system says so', failed('write', { code: 'ENOSPC' })],
  [
    'initdb says so',
    failed('Command failed', { stderr: 'could not write to file: No space left on device' }),
  ],
  [
    'a migration failed of it',
    failed('Migration 001 failed', { cause: failed('No space left on device', { severity: 'ERROR' }) }),
  ],
])('a full disk is named when %s', async (_when, error) => {
  expect(await textOf(error)).toMatch(/^The disk that holds \/srv\/recueil is full: [^\n]+$/);
});

it('the path is the one that the system names, also of a read-only disk', async () => {
  const error = failed('open', { code: 'EROFS', path: '/srv/recueil/secrets' });
  expect(await textOf(error)).toMatch(/^Nothing can be written to \/srv\/recueil\/secrets, /);
});

it('the data folder is not blamed for the disk of a database elsewhere, nor for a program that may not run', async () => {
  const elsewhere = { databaseUrl: 'postgres://db.example/recueil' };
  const full = failed('No space left on device', { severity: 'ERROR' });
  expect(await textOf(full, elsewhere)).toBe('Recueil could not start: No space left on device');
  const spawn = failed('spawn postgres EACCES', { code: 'EACCES', syscall: 'spawn postgres' });
  expect(await textOf(spawn)).toBe('Recueil could not start: spawn postgres EACCES');
});

it.each([
  ['EADDRINUSE', 'Port 80 is taken. Set PORT to another one.'],
  ['EACCES', 'This user may not listen on port 80. Set PORT to one from 1024 on.'],
  ['EADDRNOTAVAIL', 'This machine has no address 127.0.0.1 to listen on. Set HOST to one of its own.'],
])('an address that cannot be listened on (%s) is told apart', async (code, text) => {
  expect(await textOf(failed('listen', { code, syscall: 'listen' }))).toBe(text);
});
