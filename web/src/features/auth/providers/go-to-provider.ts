import { auth } from '#web/lib/session/auth.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { beginTrip, endTrip } from '#web/lib/session/provider-trip.ts';
import { returnUrl } from '../return-url.ts';
import type { ProviderChoice } from './provider-choice.ts';
import type { AuthProvider } from './providers.ts';

/** Leaves for a provider (spec.md, 7); the page is on its way out when this resolves. */
export const goToProvider = async (
  { id, scopes }: AuthProvider,
  { remember, returnTo }: ProviderChoice,
): Promise<void> => {
  const client = await auth();
  setRemembered(remember);
  beginTrip({ provider: id, returnTo });
  const { error } = await client.signInWithOAuth({
    provider: id,
    options: {
      redirectTo: returnUrl('/auth/oauth-callback'),
      queryParams: { access_type: 'offline', prompt: 'consent' },
      ...(scopes !== undefined && { scopes }),
    },
  });
  if (error === null) return;
  endTrip();
  throw error;
};
