import * as z from 'zod/mini';
import {
  conversation,
  conversationInput,
  conversationPage,
  conversationPatch,
  openConversation,
  turnEvent,
  turnInput,
} from '#contract/conversations.ts';
import { collectedAnswer, detailEdit, episodeMark } from '#contract/interview.ts';
import { id, pageQuery } from '#contract/shapes.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const conversationOperations: Operations = {
  'GET /': {
    summary: 'One’s conversations, the last updated first',
    query: pageQuery,
    answer: { status: 200, schema: conversationPage },
    problems: ['invalid_input', 'bad_cursor'],
  },
  'POST /': {
    summary: 'Begins a conversation under the id that the client made; repeating it changes nothing',
    body: conversationInput,
    answer: { status: 201, schema: conversation },
    problems: ['already_used'],
  },
  'GET /:id': {
    summary: 'A conversation with its messages, what has been collected, and the open suggestion',
    query: z.object({ time_zone: z.optional(z.string()) }),
    answer: { status: 200, schema: openConversation },
  },
  'PATCH /:id': {
    summary: 'Names a conversation anew, archives it, completes it or takes it up again',
    body: conversationPatch,
    answer: { status: 200, schema: conversation },
  },
  'DELETE /:id': {
    summary: 'Deletes a conversation and its messages; incidents made of it stay',
    answer: { status: 204 },
  },
  'POST /:id/turns': {
    summary: 'Saves a message, streams the reply, saves it, and says what has been collected',
    body: turnInput,
    answer: { status: 200, events: turnEvent },
    problems: ['already_used', 'turn_in_progress'],
  },
  'DELETE /:id/messages/:messageId': {
    summary:
      'Deletes a message and the files that only it brings; what is collected and offered no longer rests on it. Repeating it changes nothing',
    query: z.object({ time_zone: z.optional(z.string()) }),
    answer: { status: 204 },
  },
  'POST /:id/turns/:messageId/stop': {
    summary: 'Stops the reply to a message, which keeps what came of it; one that has ended stays as it is',
    answer: { status: 204 },
  },
  'PUT /:id/details': {
    summary: 'Corrects, erases or marks as unsure what was collected of one kind, or undoes that',
    query: z.object({ time_zone: z.optional(z.string()) }),
    body: detailEdit,
    answer: { status: 200, schema: collectedAnswer },
    problems: ['not_ready'],
  },
  'PUT /:id/episodes': {
    summary: 'Keeps the incidents that a conversation tells of apart, or together',
    query: z.object({ time_zone: z.optional(z.string()) }),
    body: episodeMark,
    answer: { status: 200, schema: collectedAnswer },
    problems: ['not_ready'],
  },
  'POST /:id/suggestions/:suggestionId/incident': {
    summary: 'Makes a draft incident of a suggestion',
    answer: { status: 201, schema: z.object({ id }) },
    problems: ['already_used'],
  },
  'DELETE /:id/suggestions': {
    summary: 'Puts all open suggestions of a conversation away',
    answer: { status: 204 },
  },
  'DELETE /:id/suggestions/:suggestionId': {
    summary: 'Puts a suggestion away',
    answer: { status: 204 },
  },
};
