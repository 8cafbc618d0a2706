import type { SaidMessage } from '../guide/state.ts';
import { RECENT_MESSAGES, type Summary, summaryText, summedUpCount } from './summary.ts';

interface PromptMessage {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * What a model is sent of a conversation: all of it up to ten messages, beyond that a summary of the earlier ones and
 * the last six. The summary stands as words of the person, which it is made of; models want her to speak first.
 */
export const promptMessages = (
  said: readonly Pick<SaidMessage, 'role' | 'content'>[],
  summary: Summary,
): PromptMessage[] => {
  const plain = said.map(({ role, content }) => ({ role, content }));
  if (summedUpCount(said.length) === 0) return plain;
  const recent = plain.slice(-RECENT_MESSAGES);
  const text = summaryText(summary);
  return text === ''
    ? recent
    : [{ role: 'user', content: `(Extraits de mes messages plus anciens : ${text})` }, ...recent];
};
