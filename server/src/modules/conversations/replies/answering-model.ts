/**
 * Which model answers in a conversation. A person can keep a conversation with the local guide, so that nothing of it
 * leaves this server; every other conversation is answered by the model that is configured, also when that is not the
 * one it was begun with.
 */
import type { LanguageModel } from 'ai';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import type { ConversationServices } from '../conversation-services.ts';

/** The models that a server has. */
export type AnsweringModels = Pick<ConversationServices, 'model' | 'modelName' | 'guide'>;

export interface AnsweringModel {
  model: LanguageModel;
  /** For `model_used`. */
  name: string;
}

/** @param modelUsed as the conversation holds it */
export const answeringModel = (
  { model, modelName, guide }: AnsweringModels,
  modelUsed: string,
): AnsweringModel =>
  modelUsed.trim().toLowerCase() === GUIDE_MODEL
    ? { model: guide, name: GUIDE_MODEL }
    : { model, name: modelName };
