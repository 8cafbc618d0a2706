import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      <main className="mx-auto flex max-w-4xl flex-col gap-12 p-6">
        <Controls />
        <Fields />
        <Messages />
      </main>
    </Suspense>
  </StrictMode>,
);
