import type { DetailKind } from '#contract/interview.ts';

export type QuickAnswer = 'unknown' | 'later' | 'nobody';

/** The quick answers to what a reply asks for. None to the first question of all: what happened, only the person can say. */
export const quickAnswersTo = (
  asks: DetailKind | undefined,
  told: readonly DetailKind[],
): readonly QuickAnswer[] => {
  if (asks === undefined || (asks === 'description' && told.length === 0)) return [];
  return asks === 'witnesses' ? ['unknown', 'later', 'nobody'] : ['unknown', 'later'];
};
