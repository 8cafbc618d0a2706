import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { auth } from '#web/lib/session/auth.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { AUTH_PROVIDERS, type AuthProvider } from './providers.ts';
import { returnUrl } from './return-url.ts';

type Outcome = { kind: 'unavailable' | 'failed'; name: string };

/** 'Continuer avec …': a provider that is not set up here says so when it is pressed. */
export const ProviderButtons = () => {
  const { t } = useTexts('auth');
  const available = useConfig().providers;
  const [leaving, setLeaving] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  const start = async (provider: AuthProvider) => {
    const { id, name, scopes } = provider;
    setOutcome(undefined);
    if (!available.includes(id)) return setOutcome({ kind: 'unavailable', name });
    setLeaving(id);
    try {
      const { error } = await (await auth()).signInWithOAuth({
        provider: id,
        options: {
          redirectTo: returnUrl('/auth/oauth-callback'),
          queryParams: { access_type: 'offline', prompt: 'consent' },
          ...(scopes !== undefined && { scopes }),
        },
      });
      if (error === null) return;
    } catch {
      // Said below.
    }
    setLeaving(undefined);
    setOutcome({ kind: 'failed', name });
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
        <Notice tone="danger">{t('oauth.failed', { name: outcome.name })}</Notice>
      )}
    </div>
  );
};
