import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { EVIDENCE_TYPES, type Evidence, type EvidenceType } from '#contract/evidence.ts';
import type { Entry } from '#contract/journal.ts';
import { EVIDENCE_SOURCE_MAX_CHARACTERS, EVIDENCE_TITLE_MAX_CHARACTERS } from '#contract/limits.ts';
import { isFilled } from '#contract/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { exhibitInput, exhibitValues } from './exhibit-values.ts';
import { useAddExhibit } from './from-entry-queries.ts';

interface ExhibitFormProps {
  incidentId: string;
  entry: Entry;
  onMade: (exhibit: Evidence) => void;
  onCancel: () => void;
}

/** What an exhibit takes over from an entry: its words as they are, and those of its files that are chosen. */
export const ExhibitForm = ({ incidentId, entry, onMade, onCancel }: ExhibitFormProps) => {
  const { t } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const add = useAddExhibit(incidentId);
  // Kept as long as the form is open, so that sending it again makes nothing twice.
  const [id] = useState(() => uuidv7());
  const [values, setValues] = useState(() => exhibitValues(entry));
  const [isTitleMissing, setTitleMissing] = useState(false);
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const submit = () => {
    setTitleMissing(!isFilled(values.title));
    if (isFilled(values.title)) add.mutate(exhibitInput(id, entry, values), { onSuccess: onMade });
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
        label={t('from.attach.name')}
        value={values.title}
        maxLength={EVIDENCE_TITLE_MAX_CHARACTERS}
        autoComplete="off"
        error={isTitleMissing ? t('from.attach.nameMissing') : undefined}
        onChange={(title) => change({ title })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('from.attach.source')}
          value={values.source}
          maxLength={EVIDENCE_SOURCE_MAX_CHARACTERS}
          autoComplete="off"
          onChange={(source) => change({ source })}
        />
        <SelectField<EvidenceType>
          isRequired
          label={t('from.attach.type')}
          value={values.type}
          options={EVIDENCE_TYPES.map((value) => ({ value, label: incidents(`evidenceType.${value}`) }))}
          onChange={(type) => type !== null && change({ type })}
        />
      </div>
      <figure>
        <figcaption className="mb-1 text-sm text-ink-soft">{t('from.attach.words')}</figcaption>
        <blockquote className="border-l-2 border-teal pl-3 whitespace-pre-wrap wrap-anywhere">
          {entry.content}
        </blockquote>
      </figure>
      {entry.files.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm text-ink-soft">{t('from.attach.files')}</legend>
          {entry.files.map((file) => (
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
              <span className="min-w-0 wrap-anywhere">{file.name || t('from.attach.nameless')}</span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {add.error !== null && (
        <Notice tone="danger" title={t('from.attach.saveFailure')}>
          {isProblem(add.error, 'not_found') ? t('from.attach.saveGone') : problemText(add.error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" isPending={add.isPending} pendingLabel={t('from.attach.saving')}>
          {t('from.attach.save')}
        </Button>
      </div>
    </form>
  );
};
