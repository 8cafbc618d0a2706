import { createFileRoute } from '@tanstack/react-router';
import { SessionEndScreen } from '#web/features/session-end/session-end-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface SessionEndSearch {
  /** The conversation that one comes from. */
  conversation?: string;
}

export const Route = createFileRoute('/_app/fin-de-session')({
  staticData: { page: 'sessionEnd', screen: 'fr' },
  validateSearch: (search: Record<string, unknown>): SessionEndSearch =>
    typeof search.conversation === 'string' ? { conversation: search.conversation } : {},
  loader: () => loadTexts(['sessionEnd', 'conversations'], 'fr'),
  component: SessionEndScreen,
});
