import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { Control } from 'react-hook-form';
import { useField } from '#web/forms/use-field.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { EntryValues } from '../entry/entry-values.ts';

/** 'Privé' or 'Partageable'. */
export const PrivacyField = ({ control }: { control: Control<EntryValues, unknown, EntryValues> }) => {
  const { t } = useTexts('journal');
  const { field } = useField({ control, name: 'is_private' });
  return (
    <RadioGroup
      value={field.value ? 'private' : 'shareable'}
      onChange={(value) => field.onChange(value === 'private')}
      onBlur={field.onBlur}
      className="flex flex-col gap-1"
    >
      <FieldParts label={t('form.is_private')} hint={t('form.privacyHint')}>
        <div className="flex flex-wrap gap-x-6">
          {(['private', 'shareable'] as const).map((value) => (
            <RadioChoice key={value} value={value}>
              {t(`privacy.${value}`)}
            </RadioChoice>
          ))}
        </div>
      </FieldParts>
    </RadioGroup>
  );
};
