import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from './buttons/button.tsx';
import { Notice, type NoticeTone } from './messages/notice.tsx';

interface RetryNoticeProps {
  tone?: NoticeTone;
  /** What could not be read, in one line. */
  title?: string;
  /** Why; said below the title in the words for its code. */
  error: unknown;
  /** Said in place of the words for the error's code. */
  children?: ReactNode;
  isRetrying?: boolean;
  /** None where another try cannot bring anything else. */
  onRetry?: (() => void) | undefined;
  /** 'Réessayer' unless the other try begins with something else. */
  retryLabel?: string;
  /** Shown in place of the label while it is read again. */
  pendingLabel?: string;
  className?: string;
}

/** A part of a screen that could not be read: what, why, and the way to read it again. */
export const RetryNotice = ({
  tone = 'danger',
  title,
  error,
  children,
  isRetrying = false,
  onRetry,
  retryLabel,
  pendingLabel,
  className,
}: RetryNoticeProps) => {
  const { t } = useTexts('common');
  return (
    <Notice
      tone={tone}
      {...(title !== undefined && { title })}
      {...(className !== undefined && { className })}
      {...(onRetry !== undefined && {
        actions: (
          <Button
            variant="secondary"
            isPending={isRetrying}
            {...(pendingLabel !== undefined && { pendingLabel })}
            onPress={onRetry}
          >
            {retryLabel ?? t('action.retry')}
          </Button>
        ),
      })}
    >
      {children ?? <ProblemText error={error} />}
    </Notice>
  );
};

/** A component, so that whoever says it in words of their own waits for no catalogue of errors. */
const ProblemText = ({ error }: { error: unknown }) => useProblemText()(error);
