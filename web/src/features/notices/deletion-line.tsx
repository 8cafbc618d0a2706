import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface DeletionLineProps {
  /** When an administrator's deletion of the account takes effect; null for none. */
  deletedFrom: string | null;
  /** Leads to where everything can be taken along. */
  withLink?: boolean;
  className?: string;
}

/** Says that the account is to be deleted, and when, until then. */
export const DeletionLine = ({ deletedFrom, withLink = false, className = '' }: DeletionLineProps) => {
  const { t, language } = useTexts('notices');
  if (deletedFrom === null) return null;
  return (
    <Notice
      title={t('deletion.title', { day: dayText(new Date(deletedFrom), language) })}
      className={className}
      actions={
        withLink ? (
          <ButtonLink to="/settings/my-data" variant="secondary">
            {t('deletion.take')}
          </ButtonLink>
        ) : undefined
      }
    >
      {t('deletion.text')}
    </Notice>
  );
};
