import { createFileRoute } from '@tanstack/react-router';
import { SynthesesScreen } from '#web/features/synthesis/syntheses-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/synthese/')({
  staticData: { page: 'synthesis', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: () => {
    void import('#web/features/synthesis/prime-synthesis.ts').then(({ primeSyntheses }) => primeSyntheses());
    return loadTexts(['synthesis', 'incidents'], 'fr');
  },
  component: SynthesesScreen,
});
