import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

interface MetNoticeProps {
  /** What was changed here and elsewhere. */
  fields: readonly ProfileField[];
  stored: ProfileValues;
  /** Puts what is stored into the form. */
  onTake: (field: ProfileField) => void;
}

/** The profile was changed elsewhere since the form was opened: what stands there, beside what stands in the form. */
export const MetNotice = ({ fields, stored, onTake }: MetNoticeProps) => {
  const { t } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  const shown = (field: ProfileField): string => {
    const value = stored[field];
    const option = ageRangeOptions(auth).find((range) => range.value === value);
    return (field === 'ageRange' ? option?.label : value) || t('none');
  };
  return (
    <FailureNotice title={t('error.update', { message: t('met.title') })}>
      {t('met.body')}
      <ul className="mt-2 flex flex-col gap-2">
        {fields.map((field) => (
          <li key={field} className="flex flex-wrap items-center gap-x-4">
            <span className="wrap-anywhere">
              {t('met.there', { field: t(`field.${field}`), value: shown(field) })}
            </span>
            <Button variant="secondary" onPress={() => onTake(field)}>
              {t('met.take')} <span className="sr-only">({t(`field.${field}`)})</span>
            </Button>
          </li>
        ))}
      </ul>
    </FailureNotice>
  );
};
