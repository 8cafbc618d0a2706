import { aiChatChunk, aiChatCompletion, aiChatInput } from '#contract/ai-chat.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const aiChatOperations: Operations = {
  'POST /': {
    summary:
      'Answers the messages it is given and stores nothing; a problem says why in `error` too, in the words of the product',
    body: aiChatInput,
    answer: { status: 200, schema: aiChatCompletion, streamed: aiChatChunk },
    problems: ['rate_limited', 'model_timeout', 'model_failed', 'model_empty'],
  },
};
