import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToHelp } from '../back-to-help.tsx';
import { helpInfoQuery } from '../help-queries.ts';
import { InFrench } from '../in-french.tsx';
import { SupportForm } from './support-form.tsx';

/** /help/contact: a message to the people who run the service. */
export const ContactScreen = () => {
  const { t } = useTexts('help');
  const { data, isError, refetch } = useQuery(helpInfoQuery);
  return (
    <>
      <PageHeader title={t('form.title')} intro={t('support.intro')} back={<BackToHelp />} />
      <InFrench />
      {isError && (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" onPress={() => void refetch()}>
              {t('contacts.retry')}
            </Button>
          }
        >
          {t('support.failure')}
        </Notice>
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
