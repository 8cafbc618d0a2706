import type { PublicConfig } from '#contract/config.ts';

/** As GoTrue names them; `azure` is Microsoft's. */
export type ProviderId = PublicConfig['providers'][number];

export interface AuthProvider {
  id: ProviderId;
  /** As people know it. */
  name: string;
  /** What is asked of the provider besides its own default (spec.md, 7). */
  scopes?: string;
}

export const AUTH_PROVIDERS: readonly AuthProvider[] = [
  { id: 'google', name: 'Google', scopes: 'profile email' },
  { id: 'apple', name: 'Apple' },
  { id: 'azure', name: 'Microsoft', scopes: 'user.read' },
];
