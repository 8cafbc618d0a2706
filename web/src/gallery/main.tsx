import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { BROWSER_KEY_BYTES } from '#contract/account/browser-key.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { takeBrowserKey } from '#web/lib/sealing/browser-key.ts';
import { ComposerWithFiles } from './composer-with-files.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { FileStates } from './file-states.tsx';
import { Messages } from './messages.tsx';
import { RecorderStates } from './recorder-states.tsx';
import { answerInPlaceOfServer, OWNER } from './samples.ts';

answerInPlaceOfServer();
// The same each time: what is picked here is found again after a reload.
await takeBrowserKey(OWNER, new Uint8Array(BROWSER_KEY_BYTES));
setCredentials({
  // Files go in their owner's name or not at all: the token says whose it is.
  accessToken: async () => `x.${btoa(JSON.stringify({ sub: OWNER }))}.x`,
  refresh: async () => null,
  ended: () => undefined,
  secondFactorNeeded: () => undefined,
  confirmationNeeded: () => undefined,
  accountClosing: () => undefined,
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <main className="mx-auto flex max-w-4xl flex-col gap-12 p-6">
          <Controls />
          <Fields />
          <Messages />
          <ComposerWithFiles />
          <FileStates />
          <RecorderStates />
        </main>
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
