import { lazy, Suspense } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ServerAwayNotice } from './server-away-notice.tsx';
import type { CaptchaControl } from './use-captcha.ts';

/** A third party's, which few servers use. */
const CaptchaWidget = lazy(async () => ({ default: (await import('./captcha-widget.tsx')).CaptchaWidget }));

/**
 * The captcha as a checkbox that ticks itself once the browser has done its sum. It can also be pressed; it never
 * asks for anything to be read, heard or recognised. Where a third party's is configured its widget stands here instead.
 */
export const CaptchaField = ({ captcha }: { captcha: CaptchaControl }) => {
  const { t } = useTexts('auth');
  const { status, widget } = captcha;
  if (!captcha.isNeeded) return null;
  if (status === 'away') return <ServerAwayNotice onRetry={captcha.start} />;
  if (status === 'failed') {
    return (
      <Notice
        tone="danger"
        actions={
          <Button variant="secondary" onPress={captcha.start}>
            {t('captcha.retry')}
          </Button>
        }
      >
        {t('captcha.error')}
      </Notice>
    );
  }
  if (widget !== null) {
    return (
      <div className="flex flex-col gap-1 border-y border-hairline py-3">
        {status !== 'idle' && (
          <Suspense fallback={<Spinner className="size-4" />}>
            <CaptchaWidget captcha={widget} />
          </Suspense>
        )}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {status === 'idle' && t('captcha.later')}
          {status === 'expired' && t('captcha.expiredWidget')}
          {status === 'solved' && t('captcha.solved')}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox
        isSelected={status === 'solved'}
        isReadOnly={status === 'solved' || status === 'working'}
        onChange={captcha.start}
      >
        {t('captcha.label')}
      </Checkbox>
      <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {status === 'working' && <Spinner className="size-4" />}
        {status === 'idle' ? '' : t(`captcha.${status}`)}
      </p>
    </div>
  );
};
