// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { Editor } from '#web/editing/editor.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { quickNoteWords } from '#web/lib/quick-note.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { EDITED_NOTE } from './edited-note.ts';
import { NoteForm } from './note-form.tsx';

const ANNA = '01980000-0000-7000-8000-000000000001';

afterEach(cleanup);

/** A key that comes once the form is rendered and before it is on the page: React may let time pass between the two. */
const KeyBeforeTheForm = () => {
  useLayoutEffect(() => quickNoteWords.set(`${quickNoteWords.get()}l`), []);
  return null;
};

it('keeps what is typed until it is on the page, also between the two, and can be sent then', async () => {
  settle(profileFromAccount({ id: ANNA, email: 'a@b.test', user_metadata: {}, app_metadata: {} }), 'server');
  await openPage(ANNA);
  await loadTexts(['notes', 'editing', 'common', 'errors']);
  quickNoteWords.set('I');
  onTestFinished(() => quickNoteWords.set(''));
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Editor kind={EDITED_NOTE} record={null} loading={null}>
            {(opened) => (
              <>
                <KeyBeforeTheForm />
                <NoteForm opened={opened} onKept={() => undefined} />
              </>
            )}
          </Editor>
        </Suspense>
      </QueryClientProvider>,
    );
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ce qui se passe, avec vos mots').value).toBe('Il');
  expect(quickNoteWords.get()).toBe('');
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer la note' });
  expect(keep.disabled).toBe(false);
});
