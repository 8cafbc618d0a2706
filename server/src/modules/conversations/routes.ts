import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import { id, pageQuery } from '#contract/common/shapes.ts';
import {
  conversation,
  conversationInput,
  conversationPage,
  conversationPatch,
  openConversation as openConversationShape,
  type TurnEvent,
  turnEvent,
  turnInput,
} from '#contract/conversations.ts';
import {
  collectedAnswer,
  type EpisodeMark,
  episodeMark,
  type ProposalAnswer,
  proposalAnswer,
} from '#contract/interview.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { answerProposal } from './by-hand/answer-proposal.ts';
import { divideTelling } from './by-hand/divide-telling.ts';
import type { ConversationServices } from './conversation-services.ts';
import { createConversation } from './create-conversation.ts';
import { deleteConversation } from './delete-conversation.ts';
import { deleteMessage } from './delete-message.ts';
import { jsonInPieces } from './json-in-pieces.ts';
import { listConversations } from './list-conversations.ts';
import { openConversation } from './open-conversation.ts';
import { type StartedTurn, startTurn } from './replies/start-turn.ts';
import { stopReply } from './replies/stop-reply.ts';
import { warmUpReplies } from './replies/warm-up-replies.ts';
import { createIncidentFromSuggestion } from './suggestions/create-incident-from-suggestion.ts';
import { dismissSuggestion } from './suggestions/dismiss-suggestion.ts';
import { dismissSuggestions } from './suggestions/dismiss-suggestions.ts';
import { updateConversation } from './update-conversation.ts';

/** The person's own time zone, by which the days they name are read: `Europe/Paris`. */
const inTimeZone = z.object({ time_zone: z.optional(z.string()) });

/** `/api/conversations` */
export const conversationRoutes = (services: ConversationServices): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listConversations',
    summary: 'One’s conversations, the last updated first',
    query: pageQuery,
    answer: { status: 200, schema: conversationPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listConversations(services.database, actor, query),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createConversation',
    summary: 'Begins a conversation under the id that the client made; repeating it changes nothing',
    body: { schema: conversationInput, example: (id) => ({ id }) },
    answer: { status: 201, schema: conversation },
    problems: ['already_used'],
    run: async ({ actor, body }) => {
      const created = await createConversation(services.database, actor, body, services.modelName);
      void warmUpReplies();
      return created;
    },
  }),
  route({
    method: 'GET',
    path: '/:conversationId',
    operationId: 'openConversation',
    summary: 'A conversation with its messages, what has been collected, and the open suggestion',
    query: inTimeZone,
    answer: { status: 200, schema: openConversationShape },
    run: async ({ actor, ids, query, context }) => {
      const opened = await openConversation(services, actor, ids.conversationId, query.time_zone ?? '');
      void warmUpReplies();
      context.header('Content-Type', 'application/json');
      return context.body(jsonInPieces(opened));
    },
  }),
  route({
    method: 'PATCH',
    path: '/:conversationId',
    operationId: 'updateConversation',
    summary: 'Renames a conversation, archives it, completes it or makes it active again',
    body: { schema: conversationPatch, example: () => ({ title: 'Les remarques en réunion' }) },
    answer: { status: 200, schema: conversation },
    run: ({ actor, ids, body }) => updateConversation(services, actor, ids.conversationId, body),
  }),
  route({
    method: 'DELETE',
    path: '/:conversationId',
    operationId: 'deleteConversation',
    summary: 'Deletes a conversation and its messages; incidents made of it stay',
    answer: { status: 204 },
    run: ({ actor, ids }) => deleteConversation(services.database, actor, ids.conversationId),
  }),
  route({
    method: 'POST',
    path: '/:conversationId/turns',
    operationId: 'takeTurn',
    summary: 'Saves a message, streams the reply, saves it, and says what has been collected',
    body: { schema: turnInput, example: (id) => ({ id, content: 'Mon chef a crié sur moi hier.' }) },
    answer: { status: 200, events: turnEvent },
    problems: ['already_used', 'turn_in_progress'],
    run: async ({ actor, ids, body, context }) => {
      // Saved before the stream opens: what fails until here is a plain problem.
      const turn = await startTurn(services, actor, ids.conversationId, body);
      return streamed(context, turn);
    },
  }),
  route({
    method: 'DELETE',
    path: '/:conversationId/messages/:messageId',
    operationId: 'deleteMessage',
    summary:
      'Deletes a message and the files that only it brings; details and suggestions no longer rest on it. Repeating it changes nothing',
    query: inTimeZone,
    answer: { status: 204 },
    run: ({ actor, ids, query }) => deleteMessage(services, actor, ids, query.time_zone),
  }),
  route({
    method: 'POST',
    path: '/:conversationId/turns/:messageId/stop',
    operationId: 'stopReply',
    summary: 'Stops the reply to a message, which keeps what came of it; one that has ended stays as it is',
    needsNoRoom: true,
    answer: { status: 204 },
    run: ({ actor, ids }) => stopReply(services, actor, ids),
  }),
  route({
    method: 'POST',
    path: '/:conversationId/answers',
    operationId: 'answerProposal',
    summary: 'Confirms, corrects, refuses or leaves open what was proposed, or adds a detail by hand',
    query: inTimeZone,
    body: {
      schema: proposalAnswer,
      example: (): ProposalAnswer => ({ action: 'add', value: { detail: 'where', text: 'À l’atelier' } }),
    },
    answer: { status: 200, schema: collectedAnswer },
    problems: ['not_ready'],
    run: ({ actor, ids, query, body }) =>
      answerProposal(services, actor, ids.conversationId, body, query.time_zone),
  }),
  route({
    method: 'PUT',
    path: '/:conversationId/episodes',
    operationId: 'divideTelling',
    summary: 'Keeps the incidents that a conversation tells of apart, or together',
    query: inTimeZone,
    body: { schema: episodeMark, example: (): EpisodeMark => ({ action: 'begin' }) },
    answer: { status: 200, schema: collectedAnswer },
    problems: ['not_ready'],
    run: ({ actor, ids, query, body }) =>
      divideTelling(services, actor, ids.conversationId, body, query.time_zone),
  }),
  route({
    method: 'POST',
    path: '/:conversationId/suggestions/:suggestionId/incident',
    operationId: 'createIncidentFromSuggestion',
    summary: 'Makes a draft incident of a suggestion',
    answer: { status: 201, schema: z.object({ id }) },
    problems: ['already_used'],
    run: async ({ actor, ids }) => ({
      id: await createIncidentFromSuggestion(services, actor, ids.conversationId, ids.suggestionId),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/:conversationId/suggestions',
    operationId: 'dismissSuggestions',
    summary: 'Puts all open suggestions of a conversation away',
    answer: { status: 204 },
    run: ({ actor, ids }) => dismissSuggestions(services, actor, ids.conversationId),
  }),
  route({
    method: 'DELETE',
    path: '/:conversationId/suggestions/:suggestionId',
    operationId: 'dismissSuggestion',
    summary: 'Puts a suggestion away',
    answer: { status: 204 },
    run: ({ actor, ids }) => dismissSuggestion(services, actor, ids.conversationId, ids.suggestionId),
  }),
];

const streamed = (c: Context<ApiEnv>, turn: StartedTurn): Response => {
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    await send(stream, { event: 'saved', message: turn.saved });
    let sending = Promise.resolve();
    await turn.finish((event) => {
      sending = sending.then(() => send(stream, event));
    });
    await sending;
  });
};

const send = (stream: SSEStreamingApi, event: TurnEvent): Promise<void> =>
  stream.writeSSE({ event: event.event, data: JSON.stringify(event) });
