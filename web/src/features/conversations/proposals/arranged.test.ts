import { expect, it } from 'vitest';
import { proposalOf, whenOf } from '../test-messages.ts';
import { arranged, standoffTopic } from './arranged.ts';

const place = proposalOf({ detail: 'where', text: null }, 'à la cantine');
const tuesday = proposalOf(whenOf('2026-11-17'), 'mardi', { id: 'a', conflicts: ['b'] });
const hour = proposalOf(whenOf(null, '03:00'), '3h', { id: 'h' });
const wednesday = proposalOf(whenOf('2026-11-18'), 'mercredi', { id: 'b', conflicts: ['a'] });

it('what was told stands in the order of the eight, what was refused aside, and the rest is empty', () => {
  const refused = proposalOf({ detail: 'impact', text: null }, 'je ne dors plus', { state: 'refused' });
  const { told, empty, aside } = arranged({ proposals: [place, hour, refused] });
  expect(told.map(({ detail }) => detail)).toEqual(['when', 'where']);
  expect(aside).toEqual([refused]);
  expect(empty).toEqual(['incident_type', 'people', 'description', 'witnesses', 'impact', 'actions']);
});

it('days that contradict each other stand together, whatever stands between them', () => {
  const { told } = arranged({ proposals: [tuesday, hour, wednesday] });
  expect(told[0]?.standoffs).toEqual([[tuesday, wednesday], [hour]]);
});

it('a conflict is named for what it is about', () => {
  expect(standoffTopic([tuesday, wednesday])).toBe('day');
  expect(standoffTopic([hour, proposalOf(whenOf(null, '04:00'), '4h')])).toBe('hour');
  expect(standoffTopic([place, place])).toBe('where');
});
