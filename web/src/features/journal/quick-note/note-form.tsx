import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ENTRY_CONTENT_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { factDay, isFilled } from '#contract/common/shapes.ts';
import type { Entry } from '#contract/journal.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { SaveFailure } from '#web/editing/save-failure.tsx';
import { useEditor } from '#web/editing/use-editor.ts';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTimeField } from '#web/forms/form-time-field.tsx';
import { submitOnEnter } from '#web/forms/submit-on-enter.ts';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { characterCount } from '#web/lib/character-count.ts';
import { useIsKept } from '#web/lib/drafts/use-is-kept.ts';
import { quickNoteWords } from '#web/lib/quick-note.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PasteLimit, roomFor } from '#web/ui/fields/paste-limit.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { forgetWaiting, keepWaiting } from '../waiting/waiting-entries.ts';
import { entryOfNote, type NoteValues } from './edited-note.ts';
import { momentText } from './note-moment.ts';

const ROWS = 5;

/** A note that was kept. */
export interface KeptNote {
  id: string;
  /** No server was reached: it is in this browser only, and is sent later. */
  isWaiting: boolean;
}

interface NoteFormProps {
  opened: OpenedEditor<NoteValues, Entry>;
  onKept: (note: KeptNote) => void;
}

/** One text, the moment that is kept with it, and the button that keeps it. */
export const NoteForm = ({ opened, onKept }: NoteFormProps) => {
  const { t } = useTexts('notes');
  const { t: editing } = useTexts('editing');
  const { id: owner } = useProfile();
  const schema = useNoteSchema();
  const form = useSchemaForm<NoteValues, NoteValues>(schema, {
    defaultValues: opened.start.values,
    mode: 'onSubmit',
  });
  const editor = useEditor(opened, form, {
    onSaved: (id) => onKept({ id, isWaiting: false }),
    afterSaving: (id) => forgetWaiting(owner, id),
    later: {
      keep: (id, values) => keepWaiting(owner, id, entryOfNote(values)),
      onKept: (id) => onKept({ id, isWaiting: true }),
    },
  });
  const { setFocus, getValues, setValue } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const typed = useStore(quickNoteWords);
  // Before the next key can reach the field: it would be put behind what still stood there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed since this was rendered is taken too
  useLayoutEffect(() => {
    const words = quickNoteWords.get();
    if (words === '') return;
    setValue('text', getValues('text') + words);
    quickNoteWords.set('');
  }, [typed, getValues, setValue]);
  // Not `useWatch`: it listens only once the words above have been put in.
  const canKeep = isFilled(form.watch('text'));
  const { failure, isSaving, earlier } = editor;
  const isKept = useIsKept(editor.place);
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={editor.submit}
      onKeyDownCapture={submitOnEnter}
      className="flex min-w-0 flex-col gap-4"
    >
      <PasteLimit maxCharacters={ENTRY_CONTENT_MAX_CHARACTERS}>
        <FormTextArea
          control={form.control}
          name="text"
          label={t('text')}
          rows={ROWS}
          isRequired
          maxLength={roomFor(ENTRY_CONTENT_MAX_CHARACTERS)}
        />
      </PasteLimit>
      {earlier !== null && (
        <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t(earlier === 'ignored' ? 'found.ignored' : 'found.restored')}
          <Button
            variant="quiet"
            className="-ml-3 text-sm"
            onPress={earlier === 'ignored' ? editor.recover : editor.ignore}
          >
            {t(earlier === 'ignored' ? 'found.recover' : 'found.ignore')}
          </Button>
        </p>
      )}
      <NoteMoment form={form} />
      {!isKept && <p className="max-w-[65ch] text-sm text-ink-soft">{editing('keptNowhere')}</p>}
      {failure !== null && (
        <SaveFailure
          error={failure}
          isNew
          texts={{ title: t('failure'), detail: null, gone: t('gone'), saveAsNew: t('saveAsNew') }}
          onRetry={() => void editor.submit()}
          onSaveAsNew={() => void editor.submitAnew()}
        />
      )}
      <Button
        type="submit"
        className="w-full sm:w-auto sm:self-start"
        isDisabled={!canKeep}
        isPending={isSaving}
        pendingLabel={editing('saving')}
      >
        {t('keep')}
      </Button>
      <LiveRegion message={isSaving ? editing('saving') : ''} />
    </form>
  );
};

/** The moment in words, and its fields once the person wants to change it. */
const NoteMoment = ({ form }: { form: ReturnType<typeof useSchemaForm<NoteValues, NoteValues>> }) => {
  const { t, language } = useTexts('notes');
  const [isChanging, setChanging] = useState(false);
  const moment = useWatch({
    control: form.control,
    compute: (values: NoteValues) => momentText(values, t, language),
  });
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="sr-only">{t('moment.label')}</span>
        <span className="tabular-nums">{moment}</span>
        {!isChanging && (
          <Button variant="quiet" className="text-sm" onPress={() => setChanging(true)}>
            {t('moment.change')}
          </Button>
        )}
      </p>
      {isChanging && (
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
          <FormDateField control={form.control} name="happened_on" label={t('moment.day')} />
          <FormTimeField control={form.control} name="happened_at" label={t('moment.hour')} />
        </div>
      )}
    </div>
  );
};

const useNoteSchema = () => {
  const { t } = useTexts('notes');
  return useMemo(
    () =>
      z.object({
        text: z.string().check(
          z.refine(isFilled, t('error.empty')),
          z.maxLength(ENTRY_CONTENT_MAX_CHARACTERS, {
            error: ({ input }) =>
              t('error.length', {
                count: typeof input === 'string' ? characterCount(input) : 0,
                max: ENTRY_CONTENT_MAX_CHARACTERS,
              }),
          }),
        ),
        happened_on: z.nullable(
          z.string().check(z.refine((day) => factDay.safeParse(day).success, t('error.day'))),
        ),
        happened_at: z.nullable(z.string()),
      }),
    [t],
  );
};
