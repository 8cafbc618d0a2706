import type { Episode } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useDivideTelling } from '../episodes/divide-telling.ts';
import type { Quote } from '../log/quote.ts';
import { QuoteButton } from '../proposals/quote-button.tsx';
import type { AnswerPlace } from '../proposals/use-answer.ts';
import { CardFrame } from './card-frame.tsx';
import { Noted } from './noted.tsx';

interface EpisodeCardProps {
  place: AnswerPlace;
  /** The incident that may be one of its own. */
  episode: Episode;
  onQuote: (quote: Quote) => void;
  onNoted: () => void;
}

/** Whether what is told is another incident than the one before. Only the person can say. */
export const EpisodeCard = ({ place, episode, onQuote, onNoted }: EpisodeCardProps) => {
  const { t } = useTexts('conversations');
  const divide = useDivideTelling(place.conversationId, onNoted);
  const [first] = episode.proposals.flatMap(({ sources }) => sources);
  const mark = (action: 'keep' | 'join') => divide.mutate({ action, episode: place.episode });
  if (divide.isPending) return <Noted />;
  return (
    <CardFrame
      question={t('card.episode.question')}
      words={first !== undefined && <QuoteButton quote={first} onQuote={onQuote} />}
      error={divide.error}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onPress={() => mark('keep')}>
          {t('card.episode.keep')}
        </Button>
        <Button variant="secondary" onPress={() => mark('join')}>
          {t('card.episode.join')}
        </Button>
      </div>
    </CardFrame>
  );
};
