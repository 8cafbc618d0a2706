import type { SaidMessage } from '#interviewer/index.ts';
import { RECENT_MESSAGES, type Summary, summaryText, summedUpCount } from './summary.ts';

interface PromptMessage {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * What a model is sent of a conversation: all of it up to ten messages, beyond that a summary of the earlier ones and
 * the last six. The summary stands as words of the person, which it is made of.
 *
 * [Note: by turns] The templates of many models refuse a conversation in which somebody speaks twice in a row, or the
 * assistant first, as one does after a reply that failed: the next one would fail too. What was said in a row is sent as
 * one message, and what the assistant said before anybody is left out.
 */
export const promptMessages = (
  said: readonly Pick<SaidMessage, 'role' | 'content'>[],
  summary: Summary,
): PromptMessage[] => {
  const plain = said.map(({ role, content }) => ({ role, content }));
  if (summedUpCount(said.length) === 0) return byTurns(plain);
  const recent = plain.slice(-RECENT_MESSAGES);
  const text = summaryText(summary);
  return byTurns(
    text === ''
      ? recent
      : [{ role: 'user', content: `(Extraits de mes messages plus anciens : ${text})` }, ...recent],
  );
};

const byTurns = (messages: readonly PromptMessage[]): PromptMessage[] => {
  const turns: PromptMessage[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else if (last || role === 'user') turns.push({ role, content });
  }
  return turns;
};
