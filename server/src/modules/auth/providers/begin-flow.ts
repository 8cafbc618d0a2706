import type { AuthContext } from '../context/auth-context.ts';
import { authorizationUrl } from '../openid/authorization-url.ts';
import type { OpenIdProvider } from '../openid/open-id-provider.ts';
import { askingProvider, ProviderFailure } from '../openid/provider-failure.ts';
import { withErrors } from './error-redirect.ts';
import { insertProviderFlow, type NewProviderFlow } from './provider-flow-writer.ts';

/** Where a flow sends the browser. */
export interface BegunFlow {
  url: string;
  /** Null when the provider could not be reached: then `url` leads back to the site with the error. */
  state: string | null;
}

/** The address to which every provider sends people back; it must be registered with each of them. */
export const callbackUrl = (auth: Pick<AuthContext, 'origin'>): string =>
  new URL('/auth/v1/callback', auth.origin()).href;

/**
 * Begins a flow: stores it, and returns the provider's address with its state. The provider is contacted first, so that
 * a failure leaves no row.
 */
export const beginFlow = async (
  auth: AuthContext,
  provider: OpenIdProvider,
  flow: NewProviderFlow,
  { scopes, extra }: { scopes: string; extra: Record<string, string> },
): Promise<BegunFlow> => {
  try {
    const discovered = await askingProvider(provider.discover);
    const state = await auth.database.asSystem('begin a provider flow', (tx) => insertProviderFlow(tx, flow));
    const request = { key: auth.addressKey, state, redirectUri: callbackUrl(auth), scopes, extra };
    return { url: await askingProvider(() => authorizationUrl(provider, discovered, request)), state };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    auth.log.warn({ event: 'provider_failed', provider: provider.name, reason: error.reason });
    return { url: withErrors(flow.redirectTo, error), state: null };
  }
};
