import { useState } from 'react';
import type { EpisodeMark } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDivideTelling } from './divide-telling.ts';

interface EpisodeActionsProps {
  conversationId: string;
  /** The incident that is shown. */
  episode: { key: string; number: number };
  isTold: boolean;
  /** Something was told of the incident at hand: another one can be begun behind it. */
  canBegin: boolean;
  /** Shows the incident that is being told. */
  onDivided: () => void;
}

/** What the person does herself to keep her incidents apart, or to bring together what was taken apart. */
export const EpisodeActions = ({
  conversationId,
  episode,
  isTold,
  canBegin,
  onDivided,
}: EpisodeActionsProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const divide = useDivideTelling(conversationId);
  const [joined, setJoined] = useState<string>();
  const mark = (change: EpisodeMark, after?: () => void) =>
    divide.mutate(change, {
      onSuccess: () => {
        onDivided();
        after?.();
      },
    });
  const { key, number } = episode;
  return (
    <div className="flex flex-col items-start gap-1">
      {!isTold && (
        <Button
          variant="quiet"
          className="-mx-5 justify-start text-left text-sm"
          isDisabled={divide.isPending}
          onPress={() => mark({ action: 'continue', episode: key })}
        >
          {t('episodes.continue')}
        </Button>
      )}
      {number > 1 && (
        <Button
          variant="quiet"
          className="-mx-5 justify-start text-left text-sm"
          isDisabled={divide.isPending}
          onPress={() =>
            mark({ action: 'join', episode: key }, () => setJoined(isBegunByHand(key) ? undefined : key))
          }
        >
          {t('episodes.join')}
        </Button>
      )}
      {joined !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft" role="status">
          {t('episodes.joined')}
          <Button
            variant="quiet"
            className="-mx-5 justify-start text-left text-sm"
            isDisabled={divide.isPending}
            onPress={() => mark({ action: 'undo', episode: joined }, () => setJoined(undefined))}
          >
            {t('episodes.undo')}
          </Button>
        </p>
      )}
      {isTold && canBegin && (
        <Button
          variant="quiet"
          className="-mx-5 justify-start text-left text-sm"
          isDisabled={divide.isPending}
          onPress={() => mark({ action: 'begin' })}
        >
          {t('episodes.begin')}
        </Button>
      )}
      {divide.error !== null && (
        <Notice tone="danger" title={t('manage.failed')}>
          {problemText(divide.error)}
        </Notice>
      )}
    </div>
  );
};

/** Joining it took its beginning back: begun again, it would begin elsewhere. */
const isBegunByHand = (key: string): boolean => key.startsWith('b');
