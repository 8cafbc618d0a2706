import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ageRangeOptions } from '../auth/sign-up/age-range-options.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

interface MetNoticeProps<Field extends ProfileField> {
  /** What was changed here and elsewhere. */
  fields: readonly Field[];
  stored: ProfileValues;
  /** Puts what is stored into the form. */
  onTake: (field: Field) => void;
}

/** The profile was changed elsewhere since the form was opened: what stands there, beside what stands in the form. */
export const MetNotice = <Field extends ProfileField>({ fields, stored, onTake }: MetNoticeProps<Field>) => {
  const { t } = useTexts('profile');
  const { t: auth } = useTexts('auth');
  const nameOf = (field: ProfileField): string => t(`field.${field}`);
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
              {t('met.there', { field: nameOf(field), value: shown(field) })}
            </span>
            <Button variant="secondary" onPress={() => onTake(field)}>
              {t('met.take')} <span className="sr-only">({nameOf(field)})</span>
            </Button>
          </li>
        ))}
      </ul>
    </FailureNotice>
  );
};
