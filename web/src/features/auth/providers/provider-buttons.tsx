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

/** 'Continuer avec …': a provider that is not set up here stands last and quiet, and says so when it is pressed. */
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

  const buttonFor = (provider: AuthProvider, isReady: boolean) => (
    <Button
      key={provider.id}
      variant={isReady ? 'secondary' : 'quiet'}
      isPending={leaving === provider.id}
      pendingLabel={t('login.providerPending', { name: provider.name })}
      onPress={() => void start(provider)}
      {...(!isReady && { className: 'text-sm font-normal text-ink-soft' })}
    >
      <ProviderMark id={provider.id} />
      {t('login.provider', { name: provider.name })}
    </Button>
  );
  const ready = AUTH_PROVIDERS.filter(({ id }) => available.includes(id));
  const absent = AUTH_PROVIDERS.filter(({ id }) => !available.includes(id));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4 text-sm text-ink-soft">
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
        {t('login.or')}
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
      </div>
      {ready.map((provider) => buttonFor(provider, true))}
      {absent.length > 0 && (
        <div className="flex flex-wrap justify-center gap-x-2">
          {absent.map((provider) => buttonFor(provider, false))}
        </div>
      )}
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
