import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNativeRequired } from '#web/forms/use-native-required.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import type { FormStart } from '../conflict/form-start.ts';
import { draftStorage } from '../draft/draft-keeper.ts';
import type { DraftControl } from '../draft/use-open-draft.ts';
import type { IncidentValues } from '../values/incident-values.ts';
import { IncidentFields } from './incident-fields.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useIncidentForm } from './use-incident-form.ts';

/** For the browser too (spec.md, 5), not only for screen readers. */
const REQUIRED = ['title', 'type', 'priority', 'description'] as const;

interface IncidentFormProps {
  start: FormStart;
  drafts: DraftControl;
  onSaved: (id: string, kind: 'created' | 'edited' | 'unchanged') => void;
  /** The incident was deleted elsewhere, and the person wants a new one with these words. */
  onSaveAsNew: (values: IncidentValues) => void;
  /** Beside the save button: the way back. */
  cancel: ReactNode;
}

/** The form that creating and editing share. */
export const IncidentForm = ({ start, drafts, onSaved, onSaveAsNew, cancel }: IncidentFormProps) => {
  const { t } = useTexts('incidents');
  const {
    form,
    submit,
    putAway,
    valuesNow,
    onTypedTag,
    isSaving,
    failure,
    conflict,
    stored,
    lastDay,
    errors,
  } = useIncidentForm({
    start,
    open: drafts.open,
    onSaved,
  });
  const box = useRef<HTMLFormElement>(null);
  useNativeRequired(box, REQUIRED);
  const isSensitive = useWatch({ control: form.control, name: 'is_sensitive' });
  const isNew = start.stored === null;
  const notice = start.isRestored ? 'restored' : drafts.ignored === null ? null : 'ignored';

  return (
    // Our own texts speak instead of the browser's bubbles, which vanish and are not translated.
    <form ref={box} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-6">
      {notice !== null && (
        <RestoredNotice state={notice} onIgnore={() => drafts.ignore(putAway())} onRecover={drafts.recover} />
      )}
      {form.formState.submitCount > 0 && (
        <ErrorSummary errors={errors} onChoose={(name) => form.setFocus(name as keyof IncidentValues)} />
      )}
      {conflict !== null && <ConflictPanel conflict={conflict} form={form} isSaving={isSaving} />}
      <IncidentFields
        control={form.control}
        initial={stored?.values ?? start.values}
        hasStatus={stored !== null}
        lastDay={lastDay}
        onTypedTag={onTypedTag}
      />
      {failure !== null && (
        <SaveFailure
          error={failure}
          isNew={isNew}
          onRetry={() => void submit()}
          onSaveAsNew={() => {
            const values = valuesNow();
            putAway();
            onSaveAsNew(values);
          }}
        />
      )}
      <div className="border-t border-hairline pt-6">
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isSaving} pendingLabel={t('form.saving')}>
            {isNew ? t('form.saveNew') : t('form.saveEdit')}
          </Button>
          {cancel}
        </div>
        <p className="mt-4 max-w-[65ch] text-sm text-ink-soft">
          {draftStorage(isSensitive) === 'local' ? t('form.keptLocal') : t('form.keptSession')}
        </p>
      </div>
      <LiveRegion message={isSaving ? t('form.saving') : ''} />
    </form>
  );
};
