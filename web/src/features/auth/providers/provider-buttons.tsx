import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { ProviderChoice } from './provider-choice.ts';
import { ProviderFailedSentence } from './provider-failed-sentence.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { AUTH_PROVIDERS, type AuthProvider } from './providers.ts';

type Outcome = { kind: 'unavailable' | 'failed'; name: string };

/** 'Continuer avec …': a provider that is not set up here says so when it is pressed. */
export const ProviderButtons = ({ choice }: { choice: ProviderChoice }) => {
  const { t } = useTexts('auth');
  const available = useConfig().providers;
  const [leaving, setLeaving] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  // Back from the provider by the browser's own button: the page may come back as it was left, waiting.
  useEffect(() => {
    const restart = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(undefined);
    window.addEventListener('pageshow', restart);
    return () => window.removeEventListener('pageshow', restart);
  }, []);

  const start = async (provider: AuthProvider) => {
    const { id, name } = provider;
    setOutcome(undefined);
    if (!available.includes(id)) return setOutcome({ kind: 'unavailable', name });
    setLeaving(id);
    try {
      const { goToProvider } = await import('./go-to-provider.ts');
      await goToProvider(provider, choice);
    } catch {
      setLeaving(undefined);
      setOutcome({ kind: 'failed', name });
    }
  };

  return (
    <div className="flex flex-col gap-3">
      {AUTH_PROVIDERS.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          isPending={leaving === provider.id}
          pendingLabel={t('login.providerPending', { name: provider.name })}
          onPress={() => void start(provider)}
        >
          <ProviderMark id={provider.id} />
          {t('login.provider', { name: provider.name })}
        </Button>
      ))}
      {outcome?.kind === 'unavailable' && (
        <Notice tone="info">{t('login.providerUnavailable', { name: outcome.name })}</Notice>
      )}
      {outcome?.kind === 'failed' && (
        <Notice tone="danger">
          <ProviderFailedSentence name={outcome.name} />
        </Notice>
      )}
    </div>
  );
};
