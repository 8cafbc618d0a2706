import { expect, it } from 'vitest';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { startFindingPointers } from './find-pointers.ts';
import type { Turn } from './save-reply.ts';

const TURN = { userId: 'claire', saved: { id: 'm1', conversation_id: 'c1' } } as Turn;

/** Services whose database is slow, and knows of nothing. */
const slow = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const runningTurns = new Map<string, { ended: Promise<void> }>();
  const services = { runningTurns, database: { readOnBehalfOf: () => promise } };
  return {
    services: services as unknown as ConversationServices,
    runningTurns,
    goOn: () => resolve([[], new Set(), undefined]),
  };
};

it('a stop of the server waits for what is being found, which does not hold up a turn of the same message', async () => {
  const { services, runningTurns, goOn } = slow();
  startFindingPointers(services, TURN, { model: 'm', name: 'mistral-small-latest' });
  expect([...runningTurns.keys()]).toEqual(['claire/m1/pointers']);
  const waiting = Promise.all([...runningTurns.values()].map(({ ended }) => ended));
  goOn();
  await waiting;
  expect(runningTurns.size).toBe(0);
});

it('nothing is begun behind a reply of the guide', () => {
  const { services, runningTurns } = slow();
  startFindingPointers(services, TURN, { model: 'm', name: GUIDE_MODEL });
  expect(runningTurns.size).toBe(0);
});
