import { useMemo } from 'react';
import { type KeptDraft, useKeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import type { AnswerPlace } from './use-answer.ts';

/** Where what is typed is kept: under whom, and for which proposal, or for which detail where one is added. */
export interface TypedPlace extends AnswerPlace {
  /** The id of the conversation's owner. */
  owner: string;
}

/** What is typed for a proposal, or for a detail where something is added, as it is kept over a reload. */
export const useTypedValue = ({ owner, conversationId, episode }: TypedPlace, of: string): KeptDraft => {
  const slot = useMemo(() => `${episode}-${shortName(of)}`, [episode, of]);
  return useKeptDraft({ what: 'correction', owner, scope: conversationId, slot });
};

/** Times 31 it is still a whole number. */
const LARGEST_NAME = 2 ** 47;

/** The id of a proposal can hold the person's words, and dots: of it the key of a draft has only a number. */
const shortName = (of: string): string => {
  let sum = 0;
  for (const character of of) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % LARGEST_NAME;
  return sum.toString(36);
};
