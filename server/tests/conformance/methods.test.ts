/** Every public method of the client is driven against a running server, or left out for a reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';

const DRIVEN: Record<string, string[]> = {
  'accounts.test.ts': [
    'signUp',
    'signInWithPassword',
    'exchangeCodeForSession',
    'verifyOtp',
    'resend',
    'resetPasswordForEmail',
    'updateUser',
    'reauthenticate',
    'getUserIdentities',
    'getClaims',
  ],
  'sessions.test.ts': [
    'initialize',
    'getSession',
    'setSession',
    'refreshSession',
    'startAutoRefresh',
    'stopAutoRefresh',
    'dispose',
    'onAuthStateChange',
    'signOut',
    // The client's own goes through it.
    'admin.signOut',
    'getUser',
  ],
  'providers.test.ts': [
    'signInWithOAuth',
    'signInWithIdToken',
    'linkIdentity',
    'linkIdentityOAuth',
    'linkIdentityIdToken',
    'unlinkIdentity',
    'signInWithSSO',
  ],
  'one-time.test.ts': ['signInWithOtp'],
  'factors.test.ts': [
    'mfa.enroll',
    'mfa.challenge',
    'mfa.verify',
    'mfa.challengeAndVerify',
    'mfa.unenroll',
    'mfa.listFactors',
    'mfa.getAuthenticatorAssuranceLevel',
  ],
  'admin.test.ts': ['admin.listUsers'],
  '../auth/admin-creating.test.ts': ['admin.createUser'],
  '../auth/admin-accounts.test.ts': ['admin.getUserById', 'admin.updateUserById', 'admin.deleteUser'],
  '../auth/invite.test.ts': ['admin.inviteUserByEmail', 'admin.generateLink'],
};

/** Asks nothing of the server, or belongs to what auth.md (section 6) leaves out. */
const LEFT_OUT = [
  'isThrowOnErrorEnabled',
  'jwks',
  'jwks_cached_at',
  // Inside getClaims.
  'fetchJwk',
  'signInAnonymously',
  'signInWithWeb3',
  'signInWithEthereum',
  'signInWithSolana',
  // Passkeys are an experiment of the client's, off by default.
  'signInWithPasskey',
  'registerPasskey',
];

/** How a test calls it; what the client itself calls stands in the test's title. */
const INSIDE: Record<string, string> = {
  linkIdentityOAuth: '(linkIdentityOAuth)',
  linkIdentityIdToken: '(linkIdentityIdToken)',
  'admin.signOut': '.signOut(',
};
const called = (method: string): string =>
  INSIDE[method] ?? `${method.startsWith('admin.') ? method : `.${method}`}(`;

const publicMethods = (): string[] => {
  const client = new AuthClient({ url: 'http://localhost', persistSession: false, autoRefreshToken: false });
  const own = Object.getOwnPropertyNames(AuthClient.prototype);
  const admin = Object.getOwnPropertyNames(Object.getPrototypeOf(client.admin));
  const named = [
    ...own,
    ...admin.map((name) => `admin.${name}`),
    ...Object.keys(client.mfa)
      .filter((name) => typeof client.mfa[name as keyof typeof client.mfa] === 'function')
      .map((name) => `mfa.${name}`),
  ];
  return named.filter((name) => !/(^|\.)(constructor$|_)/.test(name));
};

describe('the methods of the client', () => {
  it('are all driven, or left out', () => {
    const known = [...Object.values(DRIVEN).flat(), ...LEFT_OUT];
    expect(publicMethods().filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(Object.entries(DRIVEN))('%s drives what it is said to', (file, methods) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const missing = methods.filter((method) => !text.includes(called(method)));
    expect(missing).toEqual([]);
  });
});
