import { createFileRoute } from '@tanstack/react-router';
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
  component: AssistantScreen,
});
