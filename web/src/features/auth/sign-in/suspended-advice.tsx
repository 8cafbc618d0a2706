import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { linkStyle } from '#web/ui/link-style.ts';

/** Whom somebody may turn to whose account is suspended. */
export const SuspendedAdvice = () => {
  const { t } = useTexts('security');
  const { supportEmail } = useConfig();
  if (supportEmail === null) return <p>{t('suspended.askOperator')}</p>;
  return (
    <p>
      {t('suspended.write')}{' '}
      <a href={`mailto:${supportEmail}`} className={`${linkStyle} wrap-anywhere`}>
        {supportEmail}
      </a>
    </p>
  );
};
