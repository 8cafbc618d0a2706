import { type ReactNode, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { submitOnEnter } from '#web/forms/submit-on-enter.ts';
import { useNativeRequired } from '#web/forms/use-native-required.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useIsKept } from '#web/lib/drafts/use-is-kept.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import type { FieldWords } from './conflict-field.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { FieldOf } from './edited-kind.ts';
import { RestoredNotice, type RestoredTexts } from './restored-notice.tsx';
import { type FailureTexts, SaveFailure } from './save-failure.tsx';
import type { EditorState } from './use-editor.ts';

/** What a feature says in its editor. What names no kind of record is in the catalogue `editing`. */
export interface EditorTexts<Values extends FieldValues> {
  /** The verb of saving. */
  save: string;
  /** Says that the record was changed elsewhere. */
  conflict: string;
  restored: RestoredTexts;
  failure: (error: unknown) => FailureTexts;
  fields: FieldWords<Values>;
}

interface EditorFormProps<Values extends FieldValues> {
  editor: EditorState<Values>;
  texts: EditorTexts<Values>;
  /** The fields without which nothing is sent, for the browser too. Stable. */
  required: readonly FieldOf<Values>[];
  /** The record was deleted elsewhere, and its words are the draft of a new one now, of this id: leads to its form. */
  onKeptAsNew: (newId: string) => void;
  /** Whether there is something to save; true unless told otherwise. */
  canSave?: boolean;
  /** Beside the save button: the way back. */
  cancel: ReactNode;
  /** It scrolls in a dialog: the buttons stay in view at its foot. */
  isInModal?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** How long what is typed is kept, by where. */
const KEPT = { local: 'keptLocal', session: 'keptSession' } as const;

/** At the foot of what scrolls, over its whole width and the padding there. In a low window the fields need the room. */
const FOOT = '-mx-5 bg-surface px-5 py-3 sm:-mx-6 sm:px-6 [@media(min-height:36rem)]:sticky -bottom-5 z-10';

/** A form with all that stands around its fields: an earlier draft, errors, two versions, a failure, saving. */
export const EditorForm = <Values extends FieldValues>({
  editor,
  texts,
  required,
  onKeptAsNew,
  canSave = true,
  cancel,
  isInModal = false,
  children,
}: EditorFormProps<Values>) => {
  const { t } = useTexts('editing');
  const { form, kind, isNew, isSaving, failure, conflict, errors, earlier, submit } = editor;
  const box = useRef<HTMLFormElement>(null);
  useNativeRequired(box, required);
  const keptIn = useWatch({ control: form.control, compute: editor.keptIn });
  const isKept = useIsKept(editor.place);
  const focus = (name: string) => {
    const field = kind.fields.find((each) => each === name);
    if (field !== undefined) form.setFocus(field);
  };
  return (
    // Our own texts speak instead of the browser's bubbles, which vanish and are not translated.
    <form
      ref={box}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      onKeyDownCapture={submitOnEnter}
      className="flex min-w-0 flex-col gap-6"
    >
      {earlier !== null && (
        <RestoredNotice
          state={earlier}
          texts={texts.restored}
          onIgnore={editor.ignore}
          onRecover={editor.recover}
        />
      )}
      {form.formState.submitCount > 0 && (
        <ErrorSummary errors={errors} attempt={form.formState.submitCount} onChoose={focus} />
      )}
      {conflict !== null && (
        <ConflictPanel editor={editor} conflict={conflict} title={texts.conflict} words={texts.fields} />
      )}
      {children}
      {failure !== null && (
        <SaveFailure
          error={failure}
          isNew={isNew}
          texts={texts.failure(failure)}
          onRetry={() => void submit()}
          onSaveAsNew={() => {
            if (isNew) void editor.submitAnew();
            else onKeptAsNew(editor.keepAsNew());
          }}
        />
      )}
      <div className={classNames('border-t border-hairline', isInModal ? FOOT : 'pt-6')}>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isDisabled={!canSave} isPending={isSaving} pendingLabel={t('saving')}>
            {texts.save}
          </Button>
          {cancel}
        </div>
      </div>
      <p className="-mt-2 max-w-[65ch] text-sm text-ink-soft">{t(isKept ? KEPT[keptIn] : 'keptNowhere')}</p>
      <LiveRegion message={isSaving ? t('saving') : ''} />
    </form>
  );
};
