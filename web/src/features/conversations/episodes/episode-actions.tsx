import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Collected, EpisodeMark } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { openConversationOptions } from '../conversation-queries.ts';
import { useDivideTelling } from './divide-telling.ts';
import { SplitDialog } from './split-dialog.tsx';
import { splitPlaces } from './split-places.ts';

interface EpisodeActionsProps {
  conversationId: string;
  /** The incident that is shown. */
  episode: { key: string };
  /** Key of the incident before it, with which it can be joined. */
  previous: string | null;
  isTold: boolean;
  /** Something was told of the incident at hand: another one can be begun behind it. */
  canBegin: boolean;
  /** The person's last division or joining, which they can undo, also after a reload. */
  lastMark: Collected['last_mark'];
  /** What is to be shown now: an incident by its key, or null for the one that is being told. */
  onDivided: (episode: string | null) => void;
}

type Done = EpisodeMark['action'] | 'split';

/** The buttons with which a person keeps incidents apart, or joins those that were divided. */
export const EpisodeActions = ({
  conversationId,
  episode,
  previous,
  isTold,
  canBegin,
  lastMark,
  onDivided,
}: EpisodeActionsProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const divide = useDivideTelling(conversationId);
  const { data: open } = useQuery({ ...openConversationOptions(conversationId), enabled: false });
  const [isSplitting, setSplitting] = useState(false);
  const [done, setDone] = useState<{ what: Done }>();
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone: the keyboard goes on at what was done.
  useEffect(() => {
    if (done && document.activeElement === document.body) status.current?.focus();
  }, [done]);

  const divided = (what: Done) => {
    // To go on telling an incident keeps it in view, also before the first message of it has come.
    onDivided(what === 'join' ? previous : what === 'continue' ? episode.key : null);
    setDone({ what });
  };
  const mark = (change: EpisodeMark) => divide.mutate(change, { onSuccess: () => divided(change.action) });
  const { key } = episode;
  const action = (label: string, onPress: () => void) => (
    <Button
      variant="quiet"
      className="-mx-5 justify-start text-left text-sm"
      isDisabled={divide.isPending}
      onPress={onPress}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col items-start">
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-ink-soft not-empty:py-2">
        {done && t(`episodes.done.${done.what}`)}
      </p>
      {!isTold && action(t('episodes.continue'), () => mark({ action: 'continue', episode: key }))}
      {previous !== null && action(t('episodes.join'), () => mark({ action: 'join', episode: key }))}
      {isTold && canBegin && action(t('episodes.begin'), () => mark({ action: 'begin' }))}
      {canBegin &&
        open !== undefined &&
        splitPlaces(open).length > 0 &&
        action(t('episodes.split.action'), () => setSplitting(true))}
      {lastMark !== undefined &&
        action(t(`episodes.undo.${lastMark.action}`), () => mark({ action: 'undo', mark: lastMark.made }))}
      {divide.error !== null && (
        <Notice tone="danger" title={t('manage.failed')}>
          {problemText(divide.error)}
        </Notice>
      )}
      {isSplitting && (
        <SplitDialog
          conversationId={conversationId}
          onClose={() => setSplitting(false)}
          onDivided={() => {
            setSplitting(false);
            divided('split');
          }}
        />
      )}
    </div>
  );
};
