import type { OperatorMessage } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useWithdrawing } from './message-queries.ts';

interface MessageRowProps {
  message: OperatorMessage;
  onWithdrawn: () => void;
}

/** A message in both languages, to whom and when it went, and 'Withdraw'. */
export const MessageRow = ({ message, onWithdrawn }: MessageRowProps) => {
  const { t, language } = useTexts('admin');
  const problemText = useProblemText();
  const withdrawing = useWithdrawing();
  const { id, audience, text_fr, text_en, published_at, withdrawn_at } = message;
  const isWithdrawn = withdrawn_at !== null;
  return (
    <li className="border-b border-hairline py-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{t('messages.published', { when: dayAndTime(published_at, language) })}</span>
        <span>{t(`messages.${audience}`)}</span>
        {isWithdrawn && (
          <span>{t('messages.withdrawnOn', { when: dayAndTime(withdrawn_at, language) })}</span>
        )}
      </p>
      <div className={classNames('mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2', isWithdrawn && 'text-ink-soft')}>
        <p lang="fr" className="wrap-anywhere whitespace-pre-line">
          {text_fr}
        </p>
        <p lang="en" className="wrap-anywhere whitespace-pre-line">
          {text_en}
        </p>
      </div>
      {!isWithdrawn && (
        <Button
          variant="quiet"
          className="-ml-4"
          isPending={withdrawing.isPending}
          pendingLabel={t('messages.withdrawing')}
          onPress={() => withdrawing.mutate(id, { onSuccess: onWithdrawn })}
        >
          {t('messages.withdraw')}
        </Button>
      )}
      {withdrawing.error !== null && (
        <Notice tone="danger" title={t('messages.withdrawFailure')} className="mt-2">
          {problemText(withdrawing.error)}
        </Notice>
      )}
    </li>
  );
};
