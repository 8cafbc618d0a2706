import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TurnEvent } from '#contract/conversations.ts';
import { gatherDeltas } from './gather-deltas.ts';

const delta = (text: string): TurnEvent => ({ event: 'delta', text });
const problem: TurnEvent = { event: 'problem', code: 'model_failed' };

describe('the events of a turn', () => {
  it('hold as one delta what comes at one moment', async () => {
    const events: TurnEvent[] = [];
    const emit = gatherDeltas((event) => events.push(event));
    for (const text of ['Je ', 'vous ', 'écoute.']) emit(delta(text));
    expect(events).toEqual([]);
    await nextTurn();
    expect(events).toEqual([delta('Je vous écoute.')]);
  });

  it('hold apart what comes at several moments', async () => {
    const events: TurnEvent[] = [];
    const emit = gatherDeltas((event) => events.push(event));
    for (const text of ['Je ', 'vous ']) {
      emit(delta(text));
      await nextTurn();
    }
    expect(events).toEqual([delta('Je '), delta('vous ')]);
  });

  it('stay in their order, none twice', async () => {
    const events: TurnEvent[] = [];
    const emit = gatherDeltas((event) => events.push(event));
    emit(delta('Je '));
    emit(problem);
    emit(delta('vous'));
    emit(problem);
    await nextTurn();
    expect(events).toEqual([delta('Je '), problem, delta('vous'), problem]);
  });
});
