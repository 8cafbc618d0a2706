import { type Control, useWatch } from 'react-hook-form';

import { PRIORITIES } from '#contract/common/kinds.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { FormCheckbox } from '#web/forms/form-checkbox.tsx';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTagInput } from '#web/forms/form-tag-input.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import { statusesToOffer, typesToOffer } from '../incident-labels.ts';
import type { IncidentValues } from './incident-values.ts';
import { PlacesField } from './places-field.tsx';
import { WhenFields } from './when-fields.tsx';

interface IncidentFieldsProps {
  control: Control<IncidentValues, unknown, IncidentValues>;
  /** What is stored, for the choices that the form offers only when the incident already has them. */
  initial: IncidentValues;
  /** A new incident has no status to choose: it starts as open. */
  hasStatus: boolean;
  lastDay: string;
  /** Told what is typed into the field of tags and not yet added. */
  onTypedTag: (text: string) => void;
}

/** The fields that creating and editing share, in the order in which one tells: what, when, where. */
export const IncidentFields = ({ control, initial, hasStatus, lastDay, onTypedTag }: IncidentFieldsProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  const unstated = useWatch({ control, name: 'unstated' });
  const defaultHint = (field: 'type' | 'priority') =>
    unstated.includes(field) && { hint: t('form.defaultHint') };
  return (
    <>
      <PasteLimit maxCharacters={INCIDENT_TITLE_MAX_CHARACTERS}>
        <FormTextField
          control={control}
          name="title"
          label={t('field.title')}
          mark={t('form.required')}
          hint={t('form.titleHint')}
          isRequired
          autoComplete="off"
          maxLength={roomFor(INCIDENT_TITLE_MAX_CHARACTERS)}
        />
      </PasteLimit>
      <PasteLimit maxCharacters={INCIDENT_DESCRIPTION_MAX_CHARACTERS}>
        <FormTextArea
          control={control}
          name="description"
          label={t('field.description')}
          mark={t('form.required')}
          hint={t('form.descriptionHint')}
          isRequired
          maxLength={roomFor(INCIDENT_DESCRIPTION_MAX_CHARACTERS)}
          rows={10}
        />
      </PasteLimit>
      <WhenFields control={control} lastDay={lastDay} />
      <div>
        <PasteLimit maxCharacters={INCIDENT_LOCATION_MAX_CHARACTERS}>
          <FormTextField
            control={control}
            name="location"
            label={t('field.location')}
            mark={optional}
            hint={t('form.locationHint')}
            autoComplete="off"
            maxLength={roomFor(INCIDENT_LOCATION_MAX_CHARACTERS)}
          />
        </PasteLimit>
        <PlacesField control={control} />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="type"
          label={t('field.type')}
          {...defaultHint('type')}
          isRequired
          options={typesToOffer(initial.type).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <FormSelect
          control={control}
          name="priority"
          label={t('field.priority')}
          {...defaultHint('priority')}
          isRequired
          options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
        {hasStatus && (
          <FormSelect
            control={control}
            name="status"
            label={t('field.status')}
            isRequired
            options={statusesToOffer(initial.status).map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </div>
      <FormTagInput
        control={control}
        name="tags"
        label={t('field.tags')}
        mark={optional}
        hint={t('form.tagsHint')}
        onTyped={onTypedTag}
      />
      <div>
        <FormCheckbox control={control} name="is_sensitive">
          {t('field.is_sensitive')}
        </FormCheckbox>
        <p className="max-w-[65ch] pl-8.5 text-sm text-ink-soft">{t('form.sensitiveHint')}</p>
      </div>
    </>
  );
};
