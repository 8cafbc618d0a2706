import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
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
  return (
    <div role="alert" className="flex flex-col items-start gap-1 text-sm sm:pl-12">
      <p className="flex items-center gap-1.5 font-semibold text-clay">
        <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
        {unansweredText(unanswered)}
      </p>
      <p className="text-ink-soft">{t('message.keptShort')}</p>
      <Button variant="secondary" className="mt-1 text-sm" onPress={onRetry}>
        {t('message.retry')}
      </Button>
    </div>
  );
};
