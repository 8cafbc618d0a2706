import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  EVIDENCE_DESCRIPTION_MAX_CHARACTERS,
  EVIDENCE_SOURCE_MAX_CHARACTERS,
  EVIDENCE_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { EVIDENCE_TYPES } from '#contract/evidence.ts';
import type { StoredFile } from '#contract/files.ts';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import { areSeparate, type ExhibitValues } from '../exhibit-values.ts';
import type { PickedFile } from '../proposed-piece.ts';
import { RecordingWarning } from './recording-warning.tsx';

interface ExhibitFieldsProps {
  form: UseFormReturn<ExhibitValues, unknown, ExhibitValues>;
  stored: readonly StoredFile[];
  pending: readonly PickedFile[];
}

/** What is said of an exhibit. Where each file makes one, title and type stand with the file, and the rest goes for all. */
export const ExhibitFields = ({ form: { control }, stored, pending }: ExhibitFieldsProps) => {
  const { t } = useTexts('exhibits');
  const { t: common } = useTexts('common');
  const values = useWatch({ control, compute: (all: ExhibitValues) => all });
  const isSeparate = areSeparate(values);
  const optional = common('field.optional');
  return (
    <>
      {isRecording(values, [...stored, ...pending]) && <RecordingWarning />}
      {!isSeparate && (
        <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <PasteLimit maxCharacters={EVIDENCE_TITLE_MAX_CHARACTERS}>
            <FormTextField
              control={control}
              name="title"
              label={t('field.title')}
              mark={t('form.required')}
              isRequired
              autoComplete="off"
              maxLength={roomFor(EVIDENCE_TITLE_MAX_CHARACTERS)}
            />
          </PasteLimit>
          <FormSelect
            // Without a choice the field shows its placeholder; a new one is mounted where the choice was taken back.
            key={values.type === null ? 'unsaid' : 'said'}
            control={control}
            name="type"
            label={t('field.type')}
            placeholder={t('type.unsaid')}
            options={EVIDENCE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
        </div>
      )}
      {isSeparate && <p className="text-sm font-semibold">{t('pieces.shared')}</p>}
      <div className="grid items-start gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <FormDateField
          control={control}
          name="dated_on"
          label={t('field.dated_on')}
          mark={optional}
          hint={t('form.dateHint')}
        />
        <PasteLimit maxCharacters={EVIDENCE_SOURCE_MAX_CHARACTERS}>
          <FormTextField
            control={control}
            name="source"
            label={t('field.source')}
            mark={optional}
            hint={t('form.sourceHint')}
            autoComplete="off"
            maxLength={roomFor(EVIDENCE_SOURCE_MAX_CHARACTERS)}
          />
        </PasteLimit>
      </div>
      <PasteLimit maxCharacters={EVIDENCE_DESCRIPTION_MAX_CHARACTERS}>
        <FormTextArea
          control={control}
          name="description"
          label={t('field.description')}
          mark={optional}
          hint={t('form.descriptionHint')}
          maxLength={roomFor(EVIDENCE_DESCRIPTION_MAX_CHARACTERS)}
          rows={4}
        />
      </PasteLimit>
    </>
  );
};

/** Whether what is added may have been recorded without somebody's knowledge. */
const isRecording = (values: ExhibitValues, files: readonly Pick<PickedFile, 'type'>[]): boolean => {
  const types = areSeparate(values) ? values.pieces.map(({ type }) => type) : [values.type];
  return (
    types.some((type) => type === 'audio' || type === 'video') ||
    files.some(({ type }) => type.startsWith('audio/'))
  );
};
