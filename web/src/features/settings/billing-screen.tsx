import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSettings } from './back-to-settings.tsx';

/** /settings/billing: there is nothing to pay, and nothing is sold. */
export const BillingScreen = () => {
  const { t } = useTexts('settings');
  return (
    <>
      <PageHeader title={t('billing.title')} back={<BackToSettings />} />
      <p className="text-lg">{t('billing.none')}</p>
      <p className="mt-3 max-w-[65ch] text-ink-soft">{t('billing.text')}</p>
    </>
  );
};
