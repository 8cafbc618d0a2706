/** Understanding: a deterministic reading of what a person tells in French. No model, no I/O. */
export { collect } from './collect.ts';
export { draftSuggestion, type SuggestionDraft } from './draft.ts';
export type { CollectOptions, SaidMessage } from './said-message.ts';
