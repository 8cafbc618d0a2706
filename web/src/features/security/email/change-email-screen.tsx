import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSecurity } from '../back-to-security.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { ownAccount, securityKeys } from '../security-queries.ts';
import { pendingChangeOf } from './change-email.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

/** /change-email */
export const ChangeEmailScreen = () => {
  const { t } = useTexts('security');
  const queryClient = useQueryClient();
  const account = useQuery(ownAccount);
  /** The address that was asked for here last. */
  const [asked, setAsked] = useState<{ next: string | undefined; mailTicket: string | null }>();
  const email = account.data?.email ?? '';
  const change = account.data === undefined ? null : pendingChangeOf(account.data);
  const form = (hint?: string) => (
    <ChangeEmailForm
      key={change?.next}
      email={email}
      {...(hint !== undefined && { hint })}
      onAsked={(changed, mailTicket) => {
        queryClient.setQueryData(securityKeys.account, changed);
        setAsked({ next: changed.new_email, mailTicket });
      }}
    />
  );
  return (
    <>
      <PageHeader title={t('email.title')} intro={t('email.intro')} back={<BackToSecurity />} />
      {account.isPending && <LoadingBlock label={t('overview.loading')} />}
      {account.isLoadingError && <LoadFailure error={account.error} onRetry={() => void account.refetch()} />}
      {account.data !== undefined && (
        <div className="flex flex-col gap-8">
          <dl>
            <dt className="text-sm text-ink-soft">{t('email.present')}</dt>
            <dd className="wrap-anywhere">{email}</dd>
          </dl>
          {change === null ? (
            form()
          ) : (
            <>
              <PendingEmailChange
                key={change.next}
                email={email}
                change={change}
                isNew={change.next === asked?.next}
                mailTicket={change.next === asked?.next ? asked.mailTicket : null}
                onMailed={() => void account.refetch()}
              />
              <Disclosure summary={t('email.other')}>{form(t('email.otherHint'))}</Disclosure>
            </>
          )}
        </div>
      )}
    </>
  );
};
