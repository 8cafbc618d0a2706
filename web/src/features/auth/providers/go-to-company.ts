import { auth } from '#web/lib/session/auth.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { beginTrip, endTrip } from '#web/lib/session/provider-trip.ts';
import { returnUrl } from '../return-url.ts';
import type { ProviderChoice } from './provider-choice.ts';

/** Leaves for the provider of the company that an address belongs to; the page is on its way out when this resolves. */
export const goToCompany = async (
  email: string,
  { remember, returnTo }: ProviderChoice,
  captchaToken: string | null,
): Promise<void> => {
  const client = await auth();
  setRemembered(remember);
  beginTrip({ provider: 'company', returnTo });
  const { error } = await client.signInWithSSO({
    domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase(),
    options: {
      redirectTo: returnUrl('/auth/oauth-callback'),
      ...(captchaToken !== null && { captchaToken }),
    },
  });
  if (error === null) return;
  endTrip();
  throw error;
};
