import { expect, it } from 'vitest';
import { AuthRefusal } from './auth-request.ts';
import { errorTextKey } from './security-error.ts';

it.each([
  [new AuthRefusal(400, 'current_password_invalid'), 'security', 'current_password_invalid'],
  // On the screens of signing in the same code says « Connectez-vous ».
  [new AuthRefusal(422, 'email_exists'), 'security', 'email_exists'],
  [new AuthRefusal(422, 'weak_password'), 'auth', 'weak_password'],
  [new AuthRefusal(429, 'over_request_rate_limit'), 'auth', 'over_request_rate_limit'],
  [new AuthRefusal(403, 'confirmation_needed'), 'auth', 'confirmation_needed'],
  [new AuthRefusal(502, undefined), 'auth', 'server'],
  [new TypeError('Failed to fetch'), 'auth', 'network'],
  [new AuthRefusal(418, 'teapot'), 'security', 'unknown'],
  [null, 'security', 'unknown'],
])('%o is said by the text %s: %s', (error, catalogue, key) => {
  expect(errorTextKey(error)).toEqual({ catalogue, key });
});
