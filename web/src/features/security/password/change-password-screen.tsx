import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSecurity } from '../back-to-security.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { hasOwnPassword } from '../proof/has-own-password.ts';
import { ownAccount } from '../security-queries.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /change-password */
export const ChangePasswordScreen = () => {
  const { t } = useTexts('security');
  const account = useQuery(ownAccount);
  const [isDone, setDone] = useState(false);
  const hasPassword = account.data === undefined || hasOwnPassword(account.data);
  return (
    <>
      <PageHeader
        title={t('password.title')}
        back={<BackToSecurity />}
        {...(!isDone && { intro: hasPassword ? t('password.intro') : t('password.introWithout') })}
      />
      {isDone && (
        <DoneNotice
          title={t('password.done')}
          actions={
            <ButtonLink to="/security" variant="secondary">
              {t('overview.back')}
            </ButtonLink>
          }
        >
          {t('password.doneNext')}
        </DoneNotice>
      )}
      {!isDone && account.isPending && <LoadingBlock label={t('overview.loading')} />}
      {!isDone && account.isLoadingError && (
        <LoadFailure error={account.error} onRetry={() => void account.refetch()} />
      )}
      {!isDone && account.data !== undefined && (
        <ChangePasswordForm
          email={account.data.email ?? ''}
          hasPassword={hasPassword}
          onDone={() => setDone(true)}
        />
      )}
    </>
  );
};
