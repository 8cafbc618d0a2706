import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { RecorderProblem } from './recorder-state.ts';

/** What trying again does not change. */
const LASTING: readonly RecorderProblem[] = ['insecure', 'unsupported'];

interface MicrophoneNoticeProps {
  problem: RecorderProblem;
  onRetry: () => void;
}

/** Why nothing is being recorded, and what to do; writing is always possible. */
export const MicrophoneNotice = ({ problem, onRetry }: MicrophoneNoticeProps) => {
  const { t } = useTexts('voice');
  const { t: common } = useTexts('common');
  return (
    <Notice
      tone="warning"
      title={t(`problem.${problem}`)}
      actions={
        !LASTING.includes(problem) && (
          <Button variant="secondary" onPress={onRetry}>
            {common('action.retry')}
          </Button>
        )
      }
    >
      {t(`problem.${problem}Help`)} {t('problem.write')}
    </Notice>
  );
};
