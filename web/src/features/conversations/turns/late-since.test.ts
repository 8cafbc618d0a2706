import { expect, it } from 'vitest';
import { lateSince } from './late-since.ts';

it('a message tells when it was written once it is sent a minute later', () => {
  const writtenAt = '2026-11-20T10:00:00.000Z';
  expect(lateSince({ writtenAt }, Date.parse('2026-11-20T10:00:59.000Z'))).toEqual({});
  expect(lateSince({ writtenAt }, Date.parse('2026-11-20T10:01:00.000Z'))).toEqual({ written_at: writtenAt });
});
