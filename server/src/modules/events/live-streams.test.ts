import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseUnavailableError, SessionEndedError } from '../../platform/database/errors.ts';
import type { Hear } from '../../platform/events/event-hub.ts';
import { recordTopic } from '../../platform/events/topics.ts';
import { createLiveStreams } from './live-streams.ts';

const ACTOR = {
  userId: '018f0000-0000-7000-8000-000000000001',
  sessionId: '018f0000-0000-7000-8000-000000000002',
};
const ID = '018f0000-0000-7000-8000-000000000003';

let hearers: Set<Hear>;
/** What asking whether the session lives fails with. */
let failure: Error | null;
const inAnHour = () => new Date(Date.now() + HOUR_MS);

beforeEach(() => {
  vi.useFakeTimers();
  hearers = new Set();
  failure = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const streams = () =>
  createLiveStreams(
    {
      asReader: (async () => {
        if (failure) throw failure;
      }) as Database['asReader'],
    },
    {
      subscribe: (_userId, hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
      quietMs: () => 1_500,
    },
    [recordTopic('incident'), recordTopic('file')],
  );

const tell = (news: Parameters<Hear>[0]) => {
  for (const hear of [...hearers]) hear(news);
};

describe('a live stream', () => {
  it('ends when the token with which it was asked for expires', async () => {
    const reader = (await streams().open(ACTOR, inAnHour())).getReader();
    await reader.read();
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(hearers.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hearers.size).toBe(0);
  });

  it('is broken off, and costs nothing more, when its reader does not read', async () => {
    const stream = await streams().open(ACTOR, inAnHour());
    let told = 0;
    while (hearers.size > 0 && told < 10_000) {
      tell({ userId: ACTOR.userId, topic: 'incident', id: ID });
      told += 1;
    }
    expect(told).toBeGreaterThan(100);
    expect(told).toBeLessThan(1_000);
    await expect(stream.getReader().read()).rejects.toThrow();
  });

  it('is let go of when its reader goes away, and hears no more', async () => {
    const reader = (await streams().open(ACTOR, inAnHour())).getReader();
    await reader.cancel();
    expect(hearers.size).toBe(0);
  });

  it('ends with a session whose end was not announced, and not because the database is away', async () => {
    await streams().open(ACTOR, inAnHour());
    failure = new DatabaseUnavailableError();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hearers.size).toBe(1);
    failure = new SessionEndedError();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hearers.size).toBe(0);
  });

  it('is not begun in a session that has ended', async () => {
    failure = new SessionEndedError();
    await expect(streams().open(ACTOR, inAnHour())).rejects.toThrow(SessionEndedError);
    expect(hearers.size).toBe(0);
  });

  it('is not given where two modules register the same topic', () => {
    const twice = [recordTopic('file'), recordTopic('file')];
    expect(() =>
      createLiveStreams({ asReader: vi.fn() }, { subscribe: vi.fn(), quietMs: vi.fn() }, twice),
    ).toThrow('same topic');
  });

  it('says first for how long nothing changed, and nothing of a topic that no module registers', async () => {
    const reader = (await streams().open(ACTOR, inAnHour())).getReader();
    const { value: first } = await reader.read();
    expect(new TextDecoder().decode(first)).toBe(
      'event: everything\ndata: {"event":"everything","quiet_ms":1500}\n\n',
    );
    tell({ userId: ACTOR.userId, topic: 'stop', id: ID, messageId: ID });
    tell({ userId: ACTOR.userId, topic: 'session', id: ID });
    tell({ userId: ACTOR.userId, topic: 'file', id: ID });
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe(
      `event: changed\ndata: {"event":"changed","kind":"file","id":"${ID}"}\n\n`,
    );
  });
});
