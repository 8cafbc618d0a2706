import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { AssistantScreen } from '#web/features/conversations/assistant-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface AssistantSearch {
  /** A conversation to look at. */
  conversation?: string;
  /** A conversation to go on with. */
  continue?: string;
  /** The message of it to begin reading at. */
  message?: string;
}

export const Route = createFileRoute('/_app/ia-call')({
  staticData: { page: 'assistant', screen: 'fr' },
  validateSearch: (search: Record<string, unknown>): AssistantSearch => ({
    ...(typeof search.conversation === 'string' && { conversation: search.conversation }),
    ...(typeof search.continue === 'string' && { continue: search.continue }),
    ...(typeof search.message === 'string' && { message: search.message }),
  }),
  loader: () => loadTexts(['conversations', 'incidents'], 'fr'),
  component: Assistant,
});

/** It knows the incidents, which the conversations do not; without its code they work. */
const MessageHost = lazy<ComponentType>(() =>
  import('#web/features/incidents/exhibits/make/message-host.tsx').then(
    ({ MessageHost: host }) => ({ default: host }),
    () => ({ default: () => null }),
  ),
);

function Assistant() {
  return (
    <>
      <AssistantScreen />
      <Suspense fallback={null}>
        <MessageHost />
      </Suspense>
    </>
  );
}
