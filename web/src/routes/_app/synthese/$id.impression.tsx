import { createFileRoute } from '@tanstack/react-router';
import { SynthesisPrintScreen } from '#web/features/synthesis/print/synthesis-print-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/synthese/$id/impression')({
  staticData: { page: 'synthesis', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/synthesis/prime-synthesis.ts').then(({ primeSynthesis }) =>
      primeSynthesis(params.id),
    );
    return loadTexts(['synthesis', 'print'], 'fr');
  },
  component: SynthesisPrintScreen,
});
