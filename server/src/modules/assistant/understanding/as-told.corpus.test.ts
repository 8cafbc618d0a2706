/** The kind of facts and the place, in sentences of many trades. */
import { describe, expect, it } from 'vitest';
import { readInterview } from '../read-interview.ts';
import { AS_TOLD } from './corpus/as-told.ts';

const read = (content: string) =>
  readInterview([{ id: 'm', role: 'user', content, at: new Date('2026-11-21T10:00:00Z') }], {
    timeZone: 'Europe/Paris',
  }).collected;
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('what employees tell', () => {
  it.each(AS_TOLD)('%s', (content, type, place) => {
    for (const typed of [content, bare(content), bare(content).toLowerCase()]) {
      const { type: found, details } = read(typed);
      const where = details.find(({ kind }) => kind === 'where');
      const cited = where ? bare(where.value).toLowerCase() : null;
      expect([typed, found]).toEqual([typed, type]);
      if (place === null) expect([typed, cited]).toEqual([typed, null]);
      else expect([typed, cited]).toEqual([typed, expect.stringContaining(bare(place).toLowerCase())]);
    }
  });
});
