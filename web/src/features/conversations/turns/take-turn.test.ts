import { expect, it } from 'vitest';
import type { OpenConversation, TurnEvent } from '#contract/conversations.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { conversationOf, messageOf } from '../test-messages.ts';
import { type TurnIo, takeTurn } from './take-turn.ts';
import { UnsentFiles } from './turn-failure.ts';
import { reduceTurn, type TurnState, turnStateFrom } from './turn-state.ts';

const message = { id: 'm1', content: 'Il a crié.', writtenAt: '2026-11-20T10:00:00.000Z' };
const saved = messageOf('m1', 'user', message.content);
const reply = messageOf('r1', 'assistant', 'Que s’est-il passé ensuite ?');
const savedEvent: TurnEvent = { event: 'saved', message: saved };
const wholeTurn: TurnEvent[] = [savedEvent, { event: 'reply', message: reply }];

type Step = TurnEvent | ApiProblem | UnsentFiles;

/** A server that gives these answers: one list of steps per post, one conversation or failure per look. */
const scripted = (posts: Step[][], looks: (OpenConversation | ApiProblem)[]) => {
  let state: TurnState = reduceTurn(turnStateFrom([]), { type: 'submitted', message });
  const seen = { posts: 0, looks: 0 };
  const io: TurnIo = {
    post: async function* () {
      const steps = posts[seen.posts] ?? [];
      seen.posts += 1;
      for (const step of steps) {
        if (step instanceof Error) throw step;
        yield step;
      }
    },
    reread: async () => {
      const answer = looks[Math.min(seen.looks, looks.length - 1)];
      seen.looks += 1;
      if (answer === undefined || answer instanceof ApiProblem) throw answer ?? new ApiProblem('network');
      return answer;
    },
    show: () => undefined,
    dispatch: (action) => {
      state = reduceTurn(state, action);
    },
    state: () => state,
    pause: async () => undefined,
  };
  return { io, seen, state: () => state };
};

const done = { outgoing: [], active: null, unanswered: null };

it('a whole turn ends with nothing left to do', async () => {
  const { io, seen, state } = scripted([wholeTurn], []);
  await takeTurn(message, io);
  expect(state()).toEqual(done);
  expect(seen).toEqual({ posts: 1, looks: 0 });
});

it('a stream that breaks after the message was saved is made up for by looking again', async () => {
  const { io, state } = scripted(
    [[savedEvent, new ApiProblem('network')]],
    [new ApiProblem('network'), conversationOf(saved), conversationOf(saved, reply)],
  );
  await takeTurn(message, io);
  expect(state()).toEqual(done);
});

it('a message that is being answered already is waited for', async () => {
  const { io, state } = scripted([[new ApiProblem('turn_in_progress')]], [conversationOf(saved, reply)]);
  await takeTurn(message, io);
  expect(state()).toEqual(done);
});

it('a server that was killed in the middle is asked again, and answers then', async () => {
  const { io, seen, state } = scripted([[savedEvent], wholeTurn], [conversationOf(saved)]);
  await takeTurn(message, io);
  expect(state()).toEqual(done);
  expect(seen).toEqual({ posts: 2, looks: 3 });
});

it('a reply that never comes is told after a minute, and the message stays saved', async () => {
  const { io, state } = scripted([[savedEvent]], [conversationOf(saved)]);
  await takeTurn(message, io);
  expect(state()).toEqual({ ...done, unanswered: { messageId: 'm1', failure: 'no_reply' } });
});

it('a message that cannot be sent is not waited for', async () => {
  const { io, seen, state } = scripted([[new ApiProblem('network')]], []);
  await takeTurn(message, io);
  expect(state().outgoing).toMatchObject([{ id: 'm1', status: 'error', failure: 'network' }]);
  expect(seen.looks).toBe(0);
});

it('a message whose files were not taken stays, and says why', async () => {
  const { io, state } = scripted([[new UnsentFiles('file_refused')]], []);
  await takeTurn(message, io);
  expect(state().outgoing).toMatchObject([{ id: 'm1', status: 'error', failure: 'file_refused' }]);
});

it('a reply that a living server writes is waited for, and not asked for again', async () => {
  const writing = { ...conversationOf(saved), replies: [{ message_id: 'm1', status: 'writing' as const }] };
  const { io, seen } = scripted(
    [[savedEvent, new ApiProblem('network')]],
    [...Array.from({ length: 5 }, () => writing), conversationOf(saved, reply)],
  );
  await takeTurn(message, io);
  expect(seen).toEqual({ posts: 1, looks: 6 });
});

it('a reply that was stopped elsewhere is not asked for again', async () => {
  const stopped = { ...conversationOf(saved), replies: [{ message_id: 'm1', status: 'stopped' as const }] };
  const { io, seen, state } = scripted([[savedEvent, new ApiProblem('network')]], [stopped]);
  await takeTurn(message, io);
  expect(seen).toEqual({ posts: 1, looks: 1 });
  expect(state().unanswered).toEqual({ messageId: 'm1', failure: 'stopped' });
});

it('a cut reply that is asked for again is waited for, although the cut one is shown', async () => {
  const cut = { ...reply, id: 'r0', metadata: { interrupted: true } };
  const again = { ...message, again: 'r0' };
  const { io, seen, state } = scripted(
    [[savedEvent, new ApiProblem('network')]],
    [conversationOf(saved, cut), conversationOf(saved, cut, reply)],
  );
  io.dispatch({ type: 'synced', messages: [saved, cut] });
  io.dispatch({ type: 'retried', messageId: 'm1', again: 'r0' });
  await takeTurn(again, io);
  expect(state()).toEqual(done);
  expect(seen.looks).toBe(2);
});
