import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { endTrip, readTrip } from '#web/lib/session/provider-trip.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { providerErrorCode } from './provider-error.ts';
import { ProviderFailedSentence } from './provider-failed-sentence.tsx';
import { AUTH_PROVIDERS } from './providers.ts';

/** Why the person is not signed in after returning from a provider, by the code that came back. */
export const ProviderFailure = ({ error }: { error: string }) => {
  const { t } = useTexts('providers');
  const { t: auth } = useTexts('auth');
  const [provider] = useState(() => readTrip()?.provider);
  useEffect(endTrip, []);
  const known = AUTH_PROVIDERS.find(({ id }) => id === provider)?.name;
  const name = known ?? t(provider === 'company' ? 'name.company' : 'name.unknown');
  const code = providerErrorCode(error);
  return (
    <FailureNotice title={auth('link.failedTitle')}>
      {code === null ? <ProviderFailedSentence name={known} /> : t(`error.${code}`, { name })}
    </FailureNotice>
  );
};
