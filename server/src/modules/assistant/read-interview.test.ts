import { expect, it } from 'vitest';
import { readInterview } from './read-interview.ts';
import { createShortMemory, MAX_KNOWN_CHARACTERS } from './understanding/short-memory.ts';

it('makes room for what it reads among what earlier readings left', () => {
  const kept = createShortMemory<string>();
  kept.keep('earlier', 'x', MAX_KNOWN_CHARACTERS);
  readInterview([], { timeZone: 'Europe/Paris' });
  kept.keep('now', 'y', MAX_KNOWN_CHARACTERS);
  expect(kept.find('earlier')).toBeUndefined();
  expect(kept.find('now')).toBe('y');
});
