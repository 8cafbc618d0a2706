import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useUnsentText } from './failure-texts.ts';
import { MessageFrame } from './message-frame.tsx';
import type { ShownOutgoing } from './turn-state.ts';

interface OutgoingItemProps {
  message: ShownOutgoing;
  isBusy: boolean;
  onRetry: () => void;
  /** Puts the words back into the input. */
  onTakeBack: () => void;
}

/** A message that is on its way, or that did not get through; its words stay until it has. */
export const OutgoingItem = ({ message, isBusy, onRetry, onTakeBack }: OutgoingItemProps) => {
  const { t } = useTexts('conversations');
  const unsentText = useUnsentText();
  const { content, writtenAt, status, failure } = message;
  return (
    <div className="flex flex-col items-end gap-2">
      <MessageFrame
        author="user"
        at={writtenAt}
        status={status === 'sending' && <span>{t('message.sending')}</span>}
      >
        {content}
      </MessageFrame>
      {status === 'error' && (
        <div role="alert" className="flex flex-col items-end gap-1 text-right text-sm sm:pr-12">
          <p className="flex items-center gap-1.5 font-semibold text-clay">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
            {t('message.failed')}
          </p>
          <p className="max-w-[60ch] text-ink-soft">
            {failure !== null && unsentText(failure)} {t('message.kept')}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" className="text-sm" isDisabled={isBusy} onPress={onTakeBack}>
              {t('message.takeBack')}
            </Button>
            <Button variant="secondary" className="text-sm" isDisabled={isBusy} onPress={onRetry}>
              {t('message.retry')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
