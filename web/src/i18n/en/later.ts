import type { Translation } from '../catalogues.ts';
import type fr from '../fr/later.ts';

export default {
  soon: 'Coming soon',
  meanwhile: {
    assistant: 'Talk to the AI assistant',
    incidents: 'See my incidents',
    home: 'Back to the dashboard',
  },
  page: {
    export: {
      title: 'Export / Lawyer',
      text: 'A PDF of your file and, if you are eligible, its transmission to a lawyer.',
    },
  },
} as const satisfies Translation<typeof fr>;
