import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { BackToHelp } from '../back-to-help.tsx';
import { helpInfoQuery } from '../help-queries.ts';
import { InFrench } from '../in-french.tsx';
import { SupportForm } from './support-form.tsx';

/** /help/contact: a message to the people who run the service. */
export const ContactScreen = () => {
  const { t } = useTexts('help');
  const { data, error, isError, refetch } = useQuery(helpInfoQuery);
  return (
    <>
      <PageHeader title={t('form.title')} intro={t('support.intro')} back={<BackToHelp />} />
      <InFrench />
      {isError && (
        <RetryNotice tone="warning" error={error} onRetry={() => void refetch()}>
          {t('support.failure')}
        </RetryNotice>
      )}
      {data === undefined && !isError && <LoadingBlock label={t('support.loading')} />}
      {data !== undefined &&
        (data.support.email === null ? (
          <p>{t('form.none')}</p>
        ) : (
          <SupportForm supportEmail={data.support.email} isMailed={data.support.mailed} />
        ))}
    </>
  );
};
