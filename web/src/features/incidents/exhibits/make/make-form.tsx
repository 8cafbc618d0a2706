import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { EVIDENCE_SOURCE_MAX_CHARACTERS, EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { EVIDENCE_TYPES, type Evidence, type EvidenceType } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useMakeExhibit } from '../exhibit-queries.ts';
import { type Material, madeInput, madeValues } from './material.ts';

interface MakeFormProps {
  incidentId: string;
  material: Material;
  onMade: (exhibit: Evidence) => void;
  onCancel: () => void;
}

/** What an exhibit takes over: the words as they are, and those of the files that are chosen. */
export const MakeForm = ({ incidentId, material, onMade, onCancel }: MakeFormProps) => {
  const { t } = useTexts('exhibits');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const add = useMakeExhibit(incidentId);
  // Kept as long as the form is open, so that sending it again makes nothing twice.
  const [id] = useState(() => uuidv7());
  const [values, setValues] = useState(() => madeValues(material));
  const [isTitleMissing, setTitleMissing] = useState(false);
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const submit = () => {
    setTitleMissing(!isFilled(values.title));
    if (isFilled(values.title)) add.mutate(madeInput(id, material, values), { onSuccess: onMade });
  };
  return (
    <form
      noValidate
      autoComplete="off"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        autoFocus
        isRequired
        label={t('field.title')}
        value={values.title}
        maxLength={EVIDENCE_TITLE_MAX_CHARACTERS}
        autoComplete="off"
        error={isTitleMissing ? t('error.title') : undefined}
        onChange={(title) => change({ title })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('field.source')}
          value={values.source}
          maxLength={EVIDENCE_SOURCE_MAX_CHARACTERS}
          autoComplete="off"
          onChange={(source) => change({ source })}
        />
        <SelectField<EvidenceType>
          isRequired
          label={t('field.type')}
          value={values.type}
          options={EVIDENCE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(type) => type !== null && change({ type })}
        />
      </div>
      {material.words !== '' && (
        <figure>
          <figcaption className="mb-1 text-sm text-ink-soft">{t('make.words')}</figcaption>
          <blockquote className="border-l-2 border-teal pl-3 whitespace-pre-wrap wrap-anywhere">
            {material.words}
          </blockquote>
        </figure>
      )}
      {material.files.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm text-ink-soft">{t('make.files')}</legend>
          {material.files.map((file) => (
            <Checkbox
              key={file.id}
              isSelected={values.files.includes(file.id)}
              onChange={(isChosen) =>
                change({
                  files: [
                    ...values.files.filter((other) => other !== file.id),
                    ...(isChosen ? [file.id] : []),
                  ],
                })
              }
            >
              <span className="min-w-0 wrap-anywhere">{file.name || t('files.nameless')}</span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {add.error !== null && (
        <Notice tone="danger" title={t('failure.create', { count: 1 })}>
          {isProblem(add.error, 'not_found') ? t('make.gone') : problemText(add.error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" isPending={add.isPending} pendingLabel={t('make.saving')}>
          {t('form.saveNew', { count: 1 })}
        </Button>
      </div>
    </form>
  );
};
