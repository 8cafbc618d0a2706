/**
 * Which model answers in a conversation. A person can keep a conversation with the local guide, so that nothing of it
 * leaves this server. In every other conversation the configured model answers, also when another one was configured when
 * it began.
 */
import type { LanguageModel } from 'ai';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import type { ConversationServices } from '../conversation-services.ts';

/** The models of a server. */
export type AnsweringModels = Pick<ConversationServices, 'model' | 'modelName' | 'guide'>;

export interface AnsweringModel {
  model: LanguageModel;
  /** For `model_used`. */
  name: string;
}

/** @param modelUsed the conversation's column of that name */
export const answeringModel = (
  { model, modelName, guide }: AnsweringModels,
  modelUsed: string,
): AnsweringModel =>
  modelUsed.trim().toLowerCase() === GUIDE_MODEL
    ? { model: guide, name: GUIDE_MODEL }
    : { model, name: modelName };
