import { expect, it } from 'vitest';
import { isStaleAfter } from '#web/lib/live/stale-queries.ts';
import { incidentKeys } from './incident-queries.ts';

it('an incident that changed elsewhere makes itself and what sums up several be read again', () => {
  const { list, counters, detail } = incidentKeys;
  const keys = [list, counters, detail('i1'), detail('i2')];
  const isStale = isStaleAfter({ event: 'changed', kind: 'incident', id: 'i2' });
  const stale = keys.filter((queryKey) => isStale({ queryKey, state: { dataUpdatedAt: 100 } }));
  expect(stale).toEqual([list, counters, detail('i2')]);
});
