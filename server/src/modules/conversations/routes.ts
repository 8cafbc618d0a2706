import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { conversationInput, conversationPatch, type TurnEvent, turnInput } from '#contract/conversations.ts';
import { detailEdit, episodeMark } from '#contract/interview.ts';
import { type ApiEnv, readBody, readId, readPageQuery } from '../../platform/requests/requests.ts';
import { divideTelling } from './by-hand/divide-telling.ts';
import { editDetail } from './by-hand/edit-detail.ts';
import type { ConversationServices } from './conversation-services.ts';
import { createConversation } from './create-conversation.ts';
import { deleteConversation } from './delete-conversation.ts';
import { deleteMessage } from './delete-message.ts';
import { jsonInPieces } from './json-in-pieces.ts';
import { listConversations } from './list-conversations.ts';
import { openConversation } from './open-conversation.ts';
import { startTurn } from './replies/start-turn.ts';
import { stopReply } from './replies/stop-reply.ts';
import { createIncidentFromSuggestion } from './suggestions/create-incident-from-suggestion.ts';
import { dismissSuggestion } from './suggestions/dismiss-suggestion.ts';
import { dismissSuggestions } from './suggestions/dismiss-suggestions.ts';
import { updateConversation } from './update-conversation.ts';

/** `/api/conversations` */
export const conversationRoutes = (services: ConversationServices): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .get('/', async (c) =>
      c.json(await listConversations(services.database, c.get('actor'), readPageQuery(c))),
    )
    .post('/', async (c) => {
      const input = await readBody(c, conversationInput);
      return c.json(
        await createConversation(services.database, c.get('actor'), input, services.modelName),
        201,
      );
    })
    .get('/:id', async (c) => {
      const timeZone = c.req.query('time_zone') ?? '';
      const opened = await openConversation(services, c.get('actor'), readId(c), timeZone);
      c.header('Content-Type', 'application/json');
      return c.body(jsonInPieces(opened));
    })
    .patch('/:id', async (c) => {
      const conversationId = readId(c);
      const patch = await readBody(c, conversationPatch);
      return c.json(await updateConversation(services, c.get('actor'), conversationId, patch));
    })
    .delete('/:id', async (c) => {
      await deleteConversation(services.database, c.get('actor'), readId(c));
      return c.body(null, 204);
    })
    .post('/:id/turns', async (c) => {
      const conversationId = readId(c);
      const input = await readBody(c, turnInput);
      // Saved before the stream opens: what fails until here is a plain problem.
      const turn = await startTurn(services, c.get('actor'), conversationId, input);
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        await send(stream, { event: 'saved', message: turn.saved });
        let sending = Promise.resolve();
        await turn.finish((event) => {
          sending = sending.then(() => send(stream, event));
        });
        await sending;
      });
    })
    .delete('/:id/messages/:messageId', async (c) => {
      const place = { conversationId: readId(c), messageId: readId(c, 'messageId') };
      await deleteMessage(services, c.get('actor'), place, c.req.query('time_zone'));
      return c.body(null, 204);
    })
    .post('/:id/turns/:messageId/stop', async (c) => {
      const place = { conversationId: readId(c), messageId: readId(c, 'messageId') };
      await stopReply(services, c.get('actor'), place);
      return c.body(null, 204);
    })
    .put('/:id/details', async (c) => {
      const conversationId = readId(c);
      const edit = await readBody(c, detailEdit);
      return c.json(
        await editDetail(services, c.get('actor'), conversationId, edit, c.req.query('time_zone')),
      );
    })
    .put('/:id/episodes', async (c) => {
      const conversationId = readId(c);
      const mark = await readBody(c, episodeMark);
      return c.json(
        await divideTelling(services, c.get('actor'), conversationId, mark, c.req.query('time_zone')),
      );
    })
    .post('/:id/suggestions/:suggestionId/incident', async (c) => {
      const id = await createIncidentFromSuggestion(
        services,
        c.get('actor'),
        readId(c),
        readId(c, 'suggestionId'),
      );
      return c.json({ id }, 201);
    })
    .delete('/:id/suggestions', async (c) => {
      await dismissSuggestions(services, c.get('actor'), readId(c));
      return c.body(null, 204);
    })
    .delete('/:id/suggestions/:suggestionId', async (c) => {
      await dismissSuggestion(services, c.get('actor'), readId(c), readId(c, 'suggestionId'));
      return c.body(null, 204);
    });

const send = (stream: SSEStreamingApi, event: TurnEvent): Promise<void> =>
  stream.writeSSE({ event: event.event, data: JSON.stringify(event) });
