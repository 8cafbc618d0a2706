import type { Ref } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { type UseFormReturn, useController } from 'react-hook-form';
import { EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { EVIDENCE_TYPES, type EvidenceType } from '#contract/evidence.ts';
import { FileName } from '#web/features/attachments/file-name.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { isTitle } from '../exhibit-schema.ts';
import { type ExhibitValues, type FilePiece, withTogether } from '../exhibit-values.ts';
import type { PickedFile } from '../proposed-piece.ts';

interface SeparatePiecesProps {
  form: UseFormReturn<ExhibitValues, unknown, ExhibitValues>;
  files: readonly PickedFile[];
}

/** Of several files: whether each makes an exhibit, and then what each is called. */
export const SeparatePieces = ({ form, files }: SeparatePiecesProps) => {
  const { t } = useTexts('exhibits');
  const { field: together } = useController({ control: form.control, name: 'together' });
  const { field: pieces, fieldState } = useController({ control: form.control, name: 'pieces' });
  const wrong = pieces.value.find(({ title }) => !isTitle(title));
  const change = (changed: FilePiece) =>
    pieces.onChange(pieces.value.map((piece) => (piece.file === changed.file ? changed : piece)));
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        aria-label={t('pieces.how')}
        value={together.value ? 'together' : 'each'}
        onChange={(value) => {
          form.setValues(withTogether(form.getValues(), value === 'together'), { shouldDirty: true });
        }}
        className="flex flex-col"
      >
        <RadioChoice value="each">{t('pieces.each', { count: files.length })}</RadioChoice>
        <RadioChoice value="together">{t('pieces.together')}</RadioChoice>
      </RadioGroup>
      {!together.value && (
        <ul className="flex flex-col gap-5 border-l-2 border-hairline pl-4">
          {pieces.value.map((piece) => (
            <PieceFields
              key={piece.file}
              piece={piece}
              name={files.find(({ id }) => id === piece.file)?.name ?? ''}
              error={isTitle(piece.title) ? undefined : fieldState.error?.message}
              // Whoever chooses the error in the summary comes to the first title that is wrong.
              {...(piece === wrong && { inputRef: pieces.ref })}
              onChange={change}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

interface PieceFieldsProps {
  piece: FilePiece;
  /** The name of its file. */
  name: string;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (piece: FilePiece) => void;
}

const PieceFields = ({ piece, name, error, inputRef, onChange }: PieceFieldsProps) => {
  const { t } = useTexts('exhibits');
  return (
    <li>
      <fieldset className="min-w-0">
        <legend className="mb-1 max-w-full text-sm text-ink-soft">
          <FileName name={name} />
        </legend>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <TextField
            label={t('field.title')}
            isRequired
            value={piece.title}
            error={error}
            {...(inputRef !== undefined && { inputRef })}
            maxLength={EVIDENCE_TITLE_MAX_CHARACTERS}
            onChange={(title) => onChange({ ...piece, title })}
          />
          <SelectField<EvidenceType>
            label={t('field.type')}
            value={piece.type}
            options={EVIDENCE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(type) => type !== null && onChange({ ...piece, type })}
          />
        </div>
      </fieldset>
    </li>
  );
};
