import { createFileRoute } from '@tanstack/react-router';
import { SynthesisScreen } from '#web/features/synthesis/synthesis-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface SynthesisSearch {
  /** The version that is read; without it the present one. */
  version?: number;
}

export const Route = createFileRoute('/_app/synthese/$id/')({
  staticData: { page: 'synthesis', screen: 'fr' },
  validateSearch: ({ version }: Record<string, unknown>): SynthesisSearch =>
    typeof version === 'number' && Number.isInteger(version) && version > 0 ? { version } : {},
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/synthesis/prime-synthesis.ts').then(({ primeSynthesis }) =>
      primeSynthesis(params.id),
    );
    return loadTexts(['synthesis'], 'fr');
  },
  component: SynthesisScreen,
});
