import type { Control } from 'react-hook-form';

import { ENTRY_TYPES, MOODS } from '#contract/common/kinds.ts';
import { ENTRY_CONTENT_MAX_CHARACTERS, ENTRY_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTagInput } from '#web/forms/form-tag-input.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import type { EntryValues } from '../entry/entry-values.ts';
import { HappenedFields } from './happened-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';

/** The content's box stands between 300 and 400 px (spec.md, 9). */
const CONTENT_ROWS = 11;
const CONTENT_MAX_HEIGHT = 400;

interface EntryFieldsProps {
  control: Control<EntryValues, unknown, EntryValues>;
  /** Told what is typed into the field of tags and not yet added. */
  onTypedTag: (text: string) => void;
}

/** What is written of an entry, and the words it is found by. */
export const EntryFields = ({ control, onTypedTag }: EntryFieldsProps) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  return (
    <>
      <PasteLimit maxCharacters={ENTRY_TITLE_MAX_CHARACTERS}>
        <FormTextField
          control={control}
          name="title"
          label={t('form.title')}
          mark={t('form.required')}
          isRequired
          autoComplete="off"
          maxLength={roomFor(ENTRY_TITLE_MAX_CHARACTERS)}
        />
      </PasteLimit>
      <PasteLimit maxCharacters={ENTRY_CONTENT_MAX_CHARACTERS}>
        <FormTextArea
          control={control}
          name="content"
          label={t('form.content')}
          mark={t('form.required')}
          hint={t('form.contentHint')}
          isRequired
          maxLength={roomFor(ENTRY_CONTENT_MAX_CHARACTERS)}
          rows={CONTENT_ROWS}
          maxHeight={CONTENT_MAX_HEIGHT}
        />
      </PasteLimit>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="entry_type"
          label={t('form.entry_type')}
          isRequired
          options={ENTRY_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <FormSelect
          control={control}
          name="mood"
          label={t('form.mood')}
          mark={optional}
          placeholder={t('form.noMood')}
          isClearable
          options={MOODS.map((value) => ({ value, label: t(`mood.${value}`) }))}
        />
      </div>
      <HappenedFields control={control} />
      <FormTagInput
        control={control}
        name="tags"
        label={t('form.tags')}
        mark={optional}
        hint={t('form.tagsHint')}
        onTyped={onTypedTag}
      />
      <PrivacyField control={control} />
    </>
  );
};
