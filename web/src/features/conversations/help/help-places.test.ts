import { expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { messageOf } from '../test-messages.ts';
import { helpPlaces } from './help-places.ts';

const said = (id: string, metadata: Message['metadata'] = {}) => ({ ...messageOf(id, 'user'), metadata });
const reply = (id: string) => messageOf(id, 'assistant');

it('the reply comes first, also where a cut one was asked for again', () => {
  const messages = [said('m1', { safety: 'distress' }), reply('r1'), reply('r2'), said('m2'), reply('r3')];
  expect(helpPlaces(messages)).toEqual([{ asked: 'm1', kind: 'distress', under: 'r2' }]);
});

it('help waits for no reply that does not come', () => {
  const messages = [said('m1', { safety: 'danger' }), said('m2'), reply('r2')];
  expect(helpPlaces(messages)).toEqual([{ asked: 'm1', kind: 'danger', under: 'm1' }]);
});

it('a faint sign is a line; a plain one beside it is the panel', () => {
  const kinds = (metadata: Message['metadata']) =>
    helpPlaces([said('m1', metadata), reply('r1')]).map(({ kind }) => kind);
  expect(kinds({ faint: true })).toEqual(['faint']);
  expect(kinds({ faint: true, safety: 'rescue' })).toEqual(['rescue']);
  expect(kinds({})).toEqual([]);
});
