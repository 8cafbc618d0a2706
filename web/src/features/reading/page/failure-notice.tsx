import { SHARE_WRONG_CODES_MAX } from '#contract/common/limits.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { ReadingFailure } from '../opening/reading-error.ts';
import { useReading } from '../words/reading-texts.tsx';

const TEXTS = {
  not_found: ['failure.not_found', 'failure.notFoundText'],
  rate_limited: ['failure.rate_limited', 'failure.rateLimitedText'],
  network: ['failure.network', 'failure.networkText'],
  unavailable: ['failure.unavailable', 'failure.unavailableText'],
  no_key: ['failure.no_key', 'failure.noKeyText'],
  damaged: ['failure.damaged', 'failure.damagedText'],
  format: ['failure.format', 'failure.formatText'],
} as const satisfies Record<ReadingFailure, readonly [string, string]>;

/** Why the dossier does not open, and what to do. */
export const FailureNotice = ({ failure }: { failure: ReadingFailure }) => {
  const { t } = useReading();
  const [title, text] = TEXTS[failure];
  return (
    <Notice tone="warning" title={t(title)}>
      {t(text, { max: SHARE_WRONG_CODES_MAX })}
    </Notice>
  );
};
