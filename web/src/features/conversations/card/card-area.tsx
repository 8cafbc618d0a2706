import { useState } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { episodeOf } from '../episodes/episodes-of.ts';
import type { Quote } from '../log/quote.ts';
import { EpisodeCard } from './episode-card.tsx';
import { Noted } from './noted.tsx';
import { ProposalCard } from './proposal-card.tsx';

interface CardAreaProps {
  open: OpenConversation;
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  onQuote: (quote: Quote) => void;
}

/** The card under one reply. One press, and it folds to a line; the next card comes with the next reply. Keyed by reply. */
export const CardArea = ({ open, owner, onQuote }: CardAreaProps) => {
  const { conversation, collected } = open;
  const [isNoted, setNoted] = useState(false);
  const { card } = collected;
  if (isNoted) return <Noted />;
  if (card === null) return null;
  const episode = episodeOf(collected, card.episode);
  const place = { owner, conversationId: conversation.id, episode: card.episode };
  const shared = { place, onQuote, onNoted: () => setNoted(true) };
  if (card.about === 'episode') return <EpisodeCard episode={episode} {...shared} />;
  const proposal = episode.proposals.find(({ id }) => id === card.proposal);
  return proposal === undefined ? null : <ProposalCard key={proposal.id} proposal={proposal} {...shared} />;
};
