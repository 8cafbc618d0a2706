import type { ProvidersConfig } from '../../../config/providers.ts';
import { createOpenIdProvider, type OpenIdProvider, type ProviderName } from './open-id-provider.ts';

/** The providers that are configured here. */
export interface Providers {
  /** False when none is configured: then `disabled.ts` answers. */
  some: boolean;
  /** By GoTrue's name; *microsoft* means azure. Undefined when it is unknown or not configured. */
  byName(name: string): OpenIdProvider | undefined;
  /** The company's provider, by the name in its flows and identities: `sso:<domain>`. */
  ofCompany(name: string): OpenIdProvider | undefined;
}

export const COMPANY_PREFIX = 'sso:';

/** @throws Error when Apple's key is not usable. */
export const createProviders = (config: ProvidersConfig): Providers => {
  const configured = new Map<string, OpenIdProvider>();
  for (const name of ['google', 'azure', 'apple', 'sso'] as const satisfies ProviderName[]) {
    const client = config[name];
    if (client) configured.set(name, createOpenIdProvider(name, client));
  }
  return {
    some: configured.size > 0,
    // A company's provider is reached through /sso only, which checks the domain.
    byName: (name) => (name === 'sso' ? undefined : configured.get(name === 'microsoft' ? 'azure' : name)),
    ofCompany: (name) => {
      const company = configured.get('sso');
      const isOne = company?.domains.some((domain) => name === COMPANY_PREFIX + domain);
      return isOne ? company : undefined;
    },
  };
};
