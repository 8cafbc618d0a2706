import { describe, expect, it } from 'vitest';
import { IDLE, type RecorderAction, type RecorderState, reduceRecorder } from './recorder-state.ts';

const clip = { id: 'r1', startedAt: 1, original: new Blob(['x']) };
const wav = { content: new Blob(['wav']), seconds: 4 };
const stateAfter = (...actions: RecorderAction[]): RecorderState => actions.reduce(reduceRecorder, IDLE);
const began: RecorderAction[] = [{ type: 'asked' }, { type: 'began', since: 10 }];
const ended: RecorderAction[] = [...began, { type: 'ended', clip, ending: 'person' }];

describe('the voice recorder', () => {
  it('goes from idle through recording to a preview, and back when it was sent or cancelled', () => {
    const states = [...ended, { type: 'converted', wav } as const, { type: 'sending' } as const].map(
      (_, index, all) => stateAfter(...all.slice(0, index + 1)).phase,
    );
    expect(states).toEqual(['requesting', 'recording', 'converting', 'recorded', 'recorded']);
    expect(stateAfter(...ended, { type: 'converted', wav }, { type: 'over' })).toEqual(IDLE);
    expect(stateAfter(...began, { type: 'over' })).toEqual(IDLE);
  });

  it('says why there is no recording, and can be asked again', () => {
    const denied = stateAfter({ type: 'asked' }, { type: 'denied', problem: 'refused' });
    expect(denied).toEqual({ phase: 'idle', problem: 'refused' });
    expect(reduceRecorder(denied, { type: 'asked' })).toEqual({ phase: 'requesting' });
    expect(stateAfter({ type: 'over', problem: 'empty' })).toEqual({ phase: 'idle', problem: 'empty' });
  });

  it('keeps a clip that cannot be read, for another try, and does not send it', () => {
    const unreadable = stateAfter(...ended, { type: 'unreadable' });
    expect(unreadable).toMatchObject({ phase: 'recorded', wav: null, clip });
    expect(reduceRecorder(unreadable, { type: 'sending' })).toBe(unreadable);
    expect(reduceRecorder(unreadable, { type: 'retried' })).toMatchObject({ phase: 'converting', clip });
  });

  it('remembers to the end that the browser does not keep it', () => {
    expect(
      stateAfter(
        ...began,
        { type: 'notKept' },
        { type: 'ended', clip, ending: 'limit' },
        { type: 'converted', wav },
      ),
    ).toMatchObject({ phase: 'recorded', isKept: false, ending: 'limit' });
  });

  it('takes up what a crash has left only when it is idle', () => {
    expect(stateAfter({ type: 'found', clip })).toMatchObject({ phase: 'converting', ending: 'found' });
    const recording = stateAfter(...began);
    expect(reduceRecorder(recording, { type: 'found', clip })).toBe(recording);
  });

  it('is not moved by what comes too late', () => {
    const recorded = stateAfter(...ended, { type: 'converted', wav });
    for (const late of [
      { type: 'asked' },
      { type: 'began', since: 20 },
      { type: 'denied', problem: 'busy' },
      { type: 'ended', clip, ending: 'limit' },
      { type: 'unreadable' },
      { type: 'retried' },
    ] satisfies RecorderAction[]) {
      expect([late.type, reduceRecorder(recorded, late)]).toEqual([late.type, recorded]);
    }
    expect(reduceRecorder(IDLE, { type: 'converted', wav })).toBe(IDLE);
    expect(reduceRecorder(IDLE, { type: 'notKept' })).toBe(IDLE);
  });
});
