import { expect, it } from 'vitest';
import { thumbnailOptions } from '#web/features/attachments/showing/file-queries.ts';
import type { Heard } from '#web/lib/live/follow-stream.ts';
import { isStaleAfter } from '#web/lib/live/stale-queries.ts';
import { clipKey } from './use-clip.ts';

it('a clip that changed elsewhere makes be read again what is known of it, and no bytes', () => {
  const keys = [clipKey('f1'), clipKey('f2'), thumbnailOptions('f1').queryKey, ['files', 'f1', 'content']];
  const staleAfter = (heard: Heard) =>
    keys.filter((queryKey) => isStaleAfter(heard)({ queryKey, state: { dataUpdatedAt: 100 } }));
  expect(staleAfter({ event: 'changed', kind: 'file', id: 'f1' })).toEqual([clipKey('f1')]);
  expect(staleAfter({ event: 'everything', answeredUpTo: 101 })).toEqual([clipKey('f1'), clipKey('f2')]);
});
