/** A form of notes as a feature would make it, for the tests of the editor; its texts are in English. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { closePage } from '#web/lib/drafts/drafts.fixture.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import type { EditedKind } from './edited-kind.ts';
import { Editor, type OpenedEditor } from './editor.tsx';
import { EditorForm } from './editor-form.tsx';
import type { Note, NoteValues } from './note.fixture.ts';
import { type SendingLater, useEditor } from './use-editor.ts';

export const ANNA = '01980000-0000-7000-8000-000000000001';
export const BERT = '01980000-0000-7000-8000-000000000002';
export const signIn = (id: string) =>
  settle(profileFromAccount({ id, email: 'a@b.test', user_metadata: {}, app_metadata: {} }), 'server');

/** Before each test: nothing is kept, and Anna is signed in. */
export const beginAfresh = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  closePage();
  signIn(ANNA);
  onSaved.mockReset();
  onKeptAsNew.mockReset();
  await loadTexts(['editing', 'common', 'errors']);
};

const schema = z.object({
  title: z.string().check(z.minLength(1, 'A title, please')),
  status: z.enum(['open', 'closed']),
  text: z.string(),
  place: z.string(),
  tags: z.array(z.string()),
  secret: z.boolean(),
});
const REQUIRED = ['title'] as const;
export const onSaved = vi.fn();
export const onKeptAsNew = vi.fn();

type EditorCompletion = (values: NoteValues, stored: NoteValues | null) => NoteValues;

interface NoteFormProps {
  opened: OpenedEditor<NoteValues, Note>;
  later?: SendingLater<NoteValues> | undefined;
  complete?: EditorCompletion | undefined;
}

const NoteForm = ({ opened, later, complete }: NoteFormProps) => {
  const form = useSchemaForm<NoteValues, NoteValues>(schema, { defaultValues: opened.start.values });
  const editor = useEditor(opened, form, {
    onSaved,
    ...(later !== undefined && { later }),
    ...(complete !== undefined && { complete }),
  });
  return (
    <EditorForm
      editor={editor}
      required={REQUIRED}
      onKeptAsNew={onKeptAsNew}
      cancel={
        <button type="button" onClick={editor.cancel}>
          Cancel
        </button>
      }
      texts={{
        save: 'Save',
        conflict: 'Changed elsewhere',
        restored: {
          title: 'Found again',
          body: '',
          ignore: 'Ignore',
          ignoredTitle: 'Ignored',
          ignoredBody: '',
          recover: 'Recover',
        },
        failure: () => ({
          title: 'Not saved',
          detail: 'More of it',
          gone: 'Gone',
          saveAsNew: 'As a new one',
        }),
        fields: { label: (field) => `The ${field}`, text: (field, values) => String(values[field]) },
      }}
    >
      <FormTextField control={form.control} name="title" label="Title" />
      <FormTextArea control={form.control} name="text" label="Text" />
    </EditorForm>
  );
};

export const open = (
  kind: EditedKind<NoteValues, Note>,
  record: Note | null = null,
  later?: SendingLater<NoteValues>,
  complete?: EditorCompletion,
) =>
  act(async () => {
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Editor kind={kind} record={record} loading={null}>
            {(opened) => <NoteForm opened={opened} later={later} complete={complete} />}
          </Editor>
        </Suspense>
      </QueryClientProvider>,
    );
    return unmount;
  });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
export const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
