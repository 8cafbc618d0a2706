import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenConversation } from '#contract/conversations.ts';

/** Characters of messages that are serialised and encoded in a millisecond or two. */
const PIECE_CHARACTERS = 50_000;

/**
 * An opened conversation as JSON, in one piece when it is of ordinary length. A long one is serialised in pieces, and the
 * event loop gets its turn in between: a million characters at once block it for tens of milliseconds.
 */
export const jsonInPieces = (opened: OpenConversation): string | ReadableStream<Uint8Array> => {
  const characters = opened.messages.reduce((sum, { content }) => sum + content.length, 0);
  if (characters <= PIECE_CHARACTERS) return JSON.stringify(opened);
  const pieces = piecesOf(opened);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
};

async function* piecesOf({ messages, ...rest }: OpenConversation): AsyncGenerator<string, void> {
  yield `${JSON.stringify(rest).slice(0, -1)},"messages":[`;
  let piece = '';
  for (const [at, message] of messages.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(message)}`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
    await nextTurn();
  }
  yield `${piece}]}`;
}
