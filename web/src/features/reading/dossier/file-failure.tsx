import { Notice } from '#web/ui/messages/notice.tsx';
import type { ReadingFailure } from '../opening/reading-error.ts';
import { PlainButton } from '../parts/plain-button.tsx';
import { useReading } from '../words/reading-texts.tsx';

/** Why a part did not open; where the whole share does not any more, the way back to the code. */
export const FileFailure = ({ failure, onAgain }: { failure: ReadingFailure; onAgain: () => void }) => {
  const { t } = useReading();
  if (failure === 'not_found')
    return (
      <Notice
        tone="warning"
        title={t('piece.ended')}
        actions={<PlainButton onClick={onAgain}>{t('piece.again')}</PlainButton>}
      >
        {t('piece.endedText')}
      </Notice>
    );
  return (
    <Notice tone="warning" title={t('piece.failed')}>
      {failure === 'damaged' && t('piece.damaged')}
      {failure === 'network' && t('failure.networkRead')}
      {failure === 'rate_limited' && t('failure.rateLimitedText')}
      {failure === 'unavailable' && t('failure.unavailableText')}
    </Notice>
  );
};
