import { useState } from 'react';
import type { Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Quote } from '../log/quote.ts';
import { ProposalSources } from '../proposals/proposal-sources.tsx';
import { useAnswer } from '../proposals/use-answer.ts';
import { useHeardByMachine } from '../proposals/use-heard-by-machine.ts';
import type { TypedPlace } from '../proposals/use-typed-value.ts';
import { ValueForm } from '../proposals/value-form.tsx';
import { CardFrame } from './card-frame.tsx';
import { cardQuestion } from './card-question.ts';
import { Noted } from './noted.tsx';

interface ProposalCardProps {
  place: TypedPlace;
  proposal: Proposal;
  onQuote: (quote: Quote) => void;
  onNoted: () => void;
}

/** Whether one proposal is so: yes, corrected here, or not sure. */
export const ProposalCard = ({ place, proposal, onQuote, onNoted }: ProposalCardProps) => {
  const { t, language } = useTexts('conversations');
  const answer = useAnswer(place, onNoted);
  const heard = useHeardByMachine(place.conversationId);
  const [isCorrecting, setCorrecting] = useState(false);
  const say = (action: 'confirm' | 'unsure') => answer.mutate({ action, proposal: proposal.id });
  if (answer.isPending) return <Noted />;
  return (
    <CardFrame
      question={cardQuestion(proposal, { t, language })}
      words={<ProposalSources sources={proposal.sources} heard={heard} onQuote={onQuote} />}
      error={answer.error}
    >
      {isCorrecting ? (
        <ValueForm
          place={place}
          detail={proposal.detail}
          proposal={proposal}
          takesFocus
          onClose={(isSaved) => (isSaved ? onNoted() : setCorrecting(false))}
        />
      ) : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="secondary" onPress={() => say('confirm')}>
            {t('card.yes')}
          </Button>
          <Button variant="secondary" onPress={() => setCorrecting(true)}>
            {t('proposals.correct')}
          </Button>
          <Button variant="secondary" onPress={() => say('unsure')}>
            {t('proposals.unsure')}
          </Button>
        </div>
      )}
    </CardFrame>
  );
};
