import { describe, expect, it } from 'vitest';
import type { StoredEdit } from '../understanding/edits.ts';
import { editsOfEpisode } from './joined-edits.ts';

const where = (episode: string, value: string): StoredEdit => ({
  episode,
  kind: 'where',
  through: 2,
  action: 'correct',
  value,
});
const homeOf = (key: string) => (key === 'gone' ? '' : key);
const read = (...edits: StoredEdit[]) => editsOfEpisode(edits, '', homeOf);

describe('what was done by hand to the details of an incident', () => {
  it('is its own, and that of what is joined with it, but of no other', () => {
    const impact: StoredEdit = { episode: 'gone', kind: 'impact', through: 2, action: 'unsure' };
    const { inForce, shown } = read(where('', 'hall'), impact, where('other', 'cave'));
    expect(inForce).toEqual([where('', 'hall'), impact]);
    expect(shown).toEqual([{ kind: 'impact', episode: 'gone', action: 'unsure', counts: true }]);
  });

  it('is the later of two, and the other is shown beside it', () => {
    const { inForce, shown } = read(where('gone', 'cave'), where('', 'hall'));
    expect(inForce).toEqual([where('', 'hall')]);
    expect(shown.map(({ value, counts }) => [value, counts])).toEqual([
      ['cave', false],
      ['hall', true],
    ]);
  });

  it('is shown once where both say the same', () => {
    expect(read(where('gone', 'hall'), where('', 'hall ')).shown).toHaveLength(1);
  });

  it('is nothing to be shown while no incident was joined', () => {
    expect(read(where('', 'hall')).shown).toEqual([]);
  });
});
