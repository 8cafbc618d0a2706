import type { AuthContext } from '../context/auth-context.ts';
import { authorizationUrl } from '../openid/authorization-url.ts';
import type { OpenIdProvider } from '../openid/open-id-provider.ts';
import { askingProvider, ProviderFailure } from '../openid/provider-failure.ts';
import { withErrors } from './error-redirect.ts';
import { insertProviderFlow, type NewProviderFlow } from './provider-flow-writer.ts';

/** Where a flow sends the browser. */
export interface BegunFlow {
  url: string;
  /** Null when the provider could not be reached: then `url` leads back, with the error. */
  state: string | null;
}

/** The address to which every provider sends people back; to be registered with each of them. */
export const callbackUrl = (auth: Pick<AuthContext, 'origin'>): string =>
  new URL('/auth/v1/callback', auth.origin()).href;

/**
 * Begins a flow: its row, and the address of the provider that carries its state. The provider is asked for what it
 * publishes first, so that one that is down leaves nothing behind.
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
