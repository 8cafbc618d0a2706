import { describe, expect, it } from 'vitest';
import type { Message, OpenConversation } from '#contract/conversations.ts';
import { jsonInPieces } from './json-in-pieces.ts';

const AT = '2026-11-21T10:00:00.000Z';

const messageOf = (content: string, at: number): Message => ({
  id: `m${at}`,
  conversation_id: 'c',
  role: at % 2 === 0 ? 'user' : 'assistant',
  content,
  metadata: {},
  created_at: AT,
});

const openedWith = (contents: string[]): OpenConversation => ({
  conversation: {
    id: 'c',
    title: 'Une « journée »',
    model_used: 'guide',
    status: 'active',
    message_count: contents.length,
    created_at: AT,
    updated_at: AT,
  },
  messages: contents.map(messageOf),
  collected: { proposals: [], told: [], card: null },
  suggestion: null,
});

describe('an opened conversation', () => {
  it('is one piece when it is of ordinary length', () => {
    for (const contents of [[], ['Il a crié « "dehors" ».', 'Où était-ce ?']]) {
      const json = jsonInPieces(openedWith(contents));
      expect(JSON.parse(json as string)).toEqual(openedWith(contents));
    }
  });

  it('is several pieces of a bounded size when it is long, and says the same', async () => {
    const opened = openedWith(Array.from({ length: 40 }, (_, at) => `${at} é’😀\n"`.repeat(1_000)));
    const pieces: Uint8Array[] = [];
    for await (const piece of jsonInPieces(opened) as ReadableStream<Uint8Array>) pieces.push(piece);
    expect(JSON.parse(Buffer.concat(pieces).toString('utf8'))).toEqual(opened);
    expect(pieces.length).toBeGreaterThan(3);
    for (const { length } of pieces) expect(length).toBeLessThan(300_000);
  });

  it('is one message after another, whatever their lengths', async () => {
    for (const lengths of [[60_000], [60_000, 1], [1, 60_000], [49_990, 49_990, 10]]) {
      const opened = openedWith(lengths.map((length) => 'a'.repeat(length)));
      expect(await new Response(jsonInPieces(opened)).json()).toEqual(opened);
    }
  });
});
