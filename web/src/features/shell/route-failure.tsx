import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { errorCode } from '#web/lib/browser-errors/tell-errors.ts';
import { SessionCheckError } from '#web/lib/session/guard.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SessionCheckPage } from './session-check-page.tsx';

/** A screen that failed to load or to render: says what is safe and offers another try. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTexts('common');
  if (error instanceof SessionCheckError) return <SessionCheckPage />;
  const code = errorCode(error);
  return (
    <div className="mx-auto w-full max-w-3xl p-6">
      <Notice
        tone="danger"
        title={t('failure.title')}
        actions={
          <>
            <Button onPress={reset}>{t('action.retry')}</Button>
            <Button variant="secondary" onPress={() => window.location.reload()}>
              {t('failure.reload')}
            </Button>
          </>
        }
      >
        {t('failure.body')}
        {code !== null && <p className="mt-2 text-sm">{t('failure.code', { code })}</p>}
      </Notice>
    </div>
  );
};
