import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useUnansweredText } from './failure-texts.ts';
import type { Unanswered } from './turn-state.ts';

interface UnansweredNoticeProps {
  unanswered: Pick<Unanswered, 'failure' | 'modelStatus'>;
  onRetry: () => void;
}

/** The message is saved, its reply is missing: why, and how to ask again. */
export const UnansweredNotice = ({ unanswered, onRetry }: UnansweredNoticeProps) => {
  const { t } = useTexts('conversations');
  const unansweredText = useUnansweredText();
  // A reply that the person stopped is no failure.
  const isStopped = unanswered.failure === 'stopped';
  return (
    <div role={isStopped ? 'status' : 'alert'} className="flex flex-col items-start gap-1 text-sm sm:pl-12">
      <p
        className={classNames(
          'flex items-center gap-1.5',
          isStopped ? 'text-ink-soft' : 'font-semibold text-clay',
        )}
      >
        {!isStopped && <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />}
        {unansweredText(unanswered)}
      </p>
      <p className="text-ink-soft">{t('message.keptShort')}</p>
      <Button variant="secondary" className="mt-1 text-sm" onPress={onRetry}>
        {t('message.retry')}
      </Button>
    </div>
  );
};
