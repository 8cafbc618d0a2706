import { describe, expect, it } from 'vitest';
import { messageOf } from '../test-messages.ts';
import { reduceTurn, type TurnAction, type TurnState, turnStateFrom } from './turn-state.ts';

const message = { id: 'm1', content: 'Il a crié.', writtenAt: '2026-11-20T10:00:00.000Z' };
const saved = messageOf('m1', 'user', message.content);
const reply = messageOf('r1', 'assistant');

const given = (...actions: TurnAction[]): TurnState => actions.reduce(reduceTurn, turnStateFrom([]));

const submitted: TurnAction = { type: 'submitted', message };
const wasSaved: TurnAction = { type: 'event', event: { event: 'saved', message: saved } };
const replied: TurnAction = { type: 'event', event: { event: 'reply', message: reply } };

describe('a message', () => {
  it('counts as sent only once the server has saved it', () => {
    expect(given(submitted).outgoing).toMatchObject([{ id: 'm1', status: 'sending' }]);
    expect(given(submitted, wasSaved).outgoing).toEqual([]);
  });

  it('stays with an error when it could not be sent', () => {
    const state = given(submitted, { type: 'failed', failure: 'network' });
    expect(state.outgoing).toMatchObject([{ id: 'm1', status: 'error', failure: 'network' }]);
    expect(state.active).toBeNull();
  });

  it('of before that could be read only late stands before the others, once', () => {
    const found: TurnAction = { type: 'found', messages: [{ ...message, id: 'm0' }, message] };
    expect(given(submitted, found, found).outgoing).toMatchObject([
      { id: 'm0', status: 'error', failure: 'interrupted' },
      { id: 'm1', status: 'sending' },
    ]);
  });

  it('is sent again under the same id', () => {
    const state = given(
      submitted,
      { type: 'failed', failure: 'network' },
      { type: 'retried', messageId: 'm1' },
    );
    expect(state.outgoing).toMatchObject([{ id: 'm1', status: 'sending', failure: null }]);
    expect(state.active).toMatchObject({ messageId: 'm1', phase: 'sending' });
  });

  it('that got through although the answer was lost is recognised on the next look', () => {
    const state = given(
      submitted,
      { type: 'failed', failure: 'network' },
      { type: 'synced', messages: [saved, reply] },
    );
    expect(state).toEqual({ outgoing: [], active: null, unanswered: null });
  });

  it('left unsent by a reload is shown as such', () => {
    expect(turnStateFrom([message]).outgoing).toMatchObject([{ status: 'error', failure: 'interrupted' }]);
  });

  it('that is taken back while its files are on their way leaves no turn behind', () => {
    const state = given(submitted, { type: 'withdrawn', messageId: 'm1' });
    expect(state).toEqual({ outgoing: [], active: null, unanswered: null });
    expect(reduceTurn(state, { type: 'failed', failure: 'interrupted' })).toBe(state);
  });

  it('that was deleted waits for no reply and asks for none', () => {
    const waiting = given(submitted, wasSaved, { type: 'failed', failure: 'network' });
    const unanswered = given({ type: 'synced', messages: [saved] });
    for (const state of [waiting, unanswered])
      expect(reduceTurn(state, { type: 'synced', messages: [] })).toEqual({
        outgoing: [],
        active: null,
        unanswered: null,
      });
  });

  it('that is taken back leaves nothing behind', () => {
    expect(
      given(submitted, { type: 'failed', failure: 'network' }, { type: 'withdrawn', messageId: 'm1' })
        .outgoing,
    ).toEqual([]);
  });
});

describe('a reply', () => {
  it('grows with each delta and is taken over by the saved message', () => {
    const deltas: TurnAction[] = ['Bon', 'jour'].map((text) => ({
      type: 'event',
      event: { event: 'delta', text },
    }));
    expect(given(submitted, wasSaved, ...deltas).active).toMatchObject({ text: 'Bonjour' });
    expect(given(submitted, wasSaved, ...deltas, replied).active).toMatchObject({
      phase: 'answered',
      text: '',
    });
    expect(given(submitted, wasSaved, replied, { type: 'ended' }).active).toBeNull();
  });

  it('is waited for when the stream breaks after the message was saved', () => {
    for (const action of [{ type: 'ended' }, { type: 'failed', failure: 'network' }] as const) {
      expect(given(submitted, wasSaved, action).active).toMatchObject({ phase: 'waiting' });
    }
  });

  it('is waited for when this very message is being answered already', () => {
    expect(given(submitted, { type: 'failed', failure: 'turn_in_progress' }).active).toMatchObject({
      phase: 'waiting',
    });
  });

  it('that was waited for ends the turn once it is there', () => {
    const waiting = [submitted, wasSaved, { type: 'ended' }] as const;
    expect(given(...waiting, { type: 'synced', messages: [saved] }).active).not.toBeNull();
    expect(given(...waiting, { type: 'synced', messages: [saved, reply] }).active).toBeNull();
  });

  it('that the model could not give leaves the message saved and says why', () => {
    const state = given(
      submitted,
      wasSaved,
      { type: 'event', event: { event: 'problem', code: 'model_timeout' } },
      { type: 'ended' },
    );
    expect(state).toEqual({
      outgoing: [],
      active: null,
      unanswered: { messageId: 'm1', failure: 'model_timeout' },
    });
  });

  it('that the model’s server refused is told with its status', () => {
    const event = { event: 'problem', code: 'model_failed', modelStatus: 429 } as const;
    expect(given(submitted, wasSaved, { type: 'event', event }, { type: 'ended' }).unanswered).toEqual({
      messageId: 'm1',
      failure: 'model_failed',
      modelStatus: 429,
    });
  });

  it('that never came is told as missing', () => {
    expect(given(submitted, wasSaved, { type: 'ended' }, { type: 'gaveUp' }).unanswered).toEqual({
      messageId: 'm1',
      failure: 'no_reply',
    });
  });

  it('missing on opening a conversation is told', () => {
    expect(given({ type: 'synced', messages: [saved] }).unanswered).toEqual({
      messageId: 'm1',
      failure: 'no_reply',
    });
  });
});

describe('a reply that is written for another tab', () => {
  const writing = [{ message_id: 'm1', status: 'writing' as const }];
  const stopped = [{ message_id: 'm1', status: 'stopped' as const }];
  const elsewhere: TurnAction = { type: 'synced', messages: [saved], replies: writing };

  it('is told as being written, and no more once it is there', () => {
    expect(given(elsewhere)).toMatchObject({
      active: { messageId: 'm1', phase: 'elsewhere' },
      unanswered: null,
    });
    expect(given(elsewhere, { type: 'synced', messages: [saved, reply] }).active).toBeNull();
  });

  it('is missing once no server writes it, and stopped when it was stopped', () => {
    expect(given(elsewhere, { type: 'synced', messages: [saved] })).toMatchObject({
      active: null,
      unanswered: { failure: 'no_reply' },
    });
    expect(given(elsewhere, { type: 'synced', messages: [saved], replies: stopped })).toMatchObject({
      active: null,
      unanswered: { failure: 'stopped' },
    });
  });

  it('that was missing is being written when the other tab asks again', () => {
    const again = given({ type: 'synced', messages: [saved] }, elsewhere);
    expect(again).toMatchObject({ active: { phase: 'elsewhere' }, unanswered: null });
  });

  it('takes nothing from a turn of this tab', () => {
    const own = given(submitted, wasSaved);
    expect(reduceTurn(own, elsewhere)).toBe(own);
  });
});

describe('a reply that was stopped before it came', () => {
  it('leaves its message, which can be asked again', () => {
    const state = given(
      submitted,
      wasSaved,
      { type: 'event', event: { event: 'stopped' } },
      { type: 'ended' },
    );
    expect(state).toEqual({
      outgoing: [],
      active: null,
      unanswered: { messageId: 'm1', failure: 'stopped' },
    });
  });

  it('is waited for no more', () => {
    const replies = [{ message_id: 'm1', status: 'stopped' as const }];
    const broken = given(submitted, wasSaved, { type: 'failed', failure: 'network' });
    expect(reduceTurn(broken, { type: 'synced', messages: [saved], replies })).toMatchObject({
      active: null,
      unanswered: { failure: 'stopped' },
    });
  });
});

it('a look that brings nothing new changes nothing', () => {
  const state = given(submitted, wasSaved);
  expect(reduceTurn(state, { type: 'synced', messages: [saved] })).toBe(state);
});
