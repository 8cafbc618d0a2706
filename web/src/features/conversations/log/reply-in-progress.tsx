import { useTexts } from '#web/i18n/use-texts.ts';
import { MessageFrame } from './message-frame.tsx';

/**
 * The reply as it comes. It stands outside the log and is hidden from screen readers: they hear it once, whole, when
 * it joins the log.
 */
export const ReplyInProgress = ({ text }: { text: string }) => {
  const { t } = useTexts('conversations');
  return (
    <div aria-hidden="true">
      <MessageFrame author="assistant">
        {text !== '' ? (
          text
        ) : (
          <span className="inline-flex items-center gap-2 text-ink-soft">
            {t('log.thinking')}
            <span className="inline-flex gap-1">
              <Dot delay="" />
              <Dot delay="[animation-delay:250ms]" />
              <Dot delay="[animation-delay:500ms]" />
            </span>
          </span>
        )}
      </MessageFrame>
    </div>
  );
};

const Dot = ({ delay }: { delay: string }) => (
  <span className={`breathing size-1.5 rounded-full bg-teal ${delay}`} />
);
