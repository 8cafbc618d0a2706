import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import fr from '#web/i18n/fr/auth.ts';
import { authErrorCode } from './auth-error.ts';

const api = (code: string | undefined, status = 400) => new AuthApiError('some English prose', status, code);

describe('authErrorCode', () => {
  it.each([
    [api('invalid_credentials'), 'invalid_credentials'],
    [api('email_not_confirmed'), 'email_not_confirmed'],
    [api('email_exists', 422), 'user_already_exists'],
    [api('over_email_send_rate_limit', 429), 'over_email_send_rate_limit'],
    [api(undefined, 429), 'over_request_rate_limit'],
    [new AuthWeakPasswordError('weak', 422, ['length']), 'weak_password'],
    [new AuthSessionMissingError(), 'session_missing'],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'network'],
    [new AuthRetryableFetchError('Bad gateway', 502), 'server'],
    [new TypeError('Failed to fetch dynamically imported module'), 'network'],
  ])('reads %o as %s', (error, code) => {
    expect(authErrorCode(error)).toBe(code);
  });

  it('leaves what it does not know to the screen', () => {
    expect(authErrorCode(api('a_code_of_tomorrow'))).toBeNull();
    expect(authErrorCode(new Error('boom'))).toBeNull();
    expect(authErrorCode('boom')).toBeNull();
  });

  it('keeps the sentence of the spec for an address that is not confirmed', () => {
    expect(fr.error.email_not_confirmed).toBe(
      "Votre email n'est pas confirmé. Veuillez vérifier votre boîte de réception ou demandez un nouvel email de confirmation.",
    );
  });
});
