import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { useLanguage } from '#web/i18n/use-texts.ts';
import { quickNote } from '#web/lib/quick-note.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useStore } from '#web/lib/store/store.ts';
import { KeptToast } from './kept-toast.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { KeptNote } from './note-form.tsx';

/** The quick note of every screen. */
export const QuickNoteHost = () => {
  const isOpen = useStore(quickNote);
  const language = useLanguage('fr');
  const [kept, setKept] = useState<KeptNote | null>(null);
  const dismiss = useCallback(() => setKept(null), []);
  useEffect(() => {
    // A note is written where there is no connection: nothing may still have to be fetched then.
    void loadTexts(['notes', 'editing'], language).catch(() => undefined);
  }, [language]);
  return (
    <ScreenLanguage value="fr">
      <QueryClientProvider client={queryClient}>
        <NoteDialog isOpen={isOpen} onClose={() => quickNote.set(false)} onKept={setKept} />
        <KeptToast note={kept} onDismiss={dismiss} />
      </QueryClientProvider>
    </ScreenLanguage>
  );
};
